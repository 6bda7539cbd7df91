import { pictureAddress } from '@keydate/client';
import type { Company } from '@keydate/contracts/companies';
import { Details, ProfileCard } from '../../ui/profile-card';

export function CompanyCard({ company }: { company: Company }) {
  const { street, city, state, zipCode } = company.contact.address;
  return (
    <ProfileCard title={company.name} picture={pictureAddress(company.companyAvatar)}>
      <Details
        of={{
          Website: company.website,
          Address: `${street}, ${city}, ${state} ${zipCode}`,
          Owner: company.owner.fullName,
        }}
      />
    </ProfileCard>
  );
}
