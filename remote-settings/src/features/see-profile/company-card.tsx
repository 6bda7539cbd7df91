import { pictureAddress } from '@keydate/client';
import type { Company } from '@keydate/contracts/companies';
import { Details, ProfileCard } from '../../ui/profile-card';
import { copy } from './copy';

export function CompanyCard({ company }: { company: Company }) {
  const { street, city, state, zipCode } = company.contact.address;
  return (
    <ProfileCard title={company.name} picture={pictureAddress(company.companyAvatar)}>
      <Details
        values={{
          [copy.website]: company.website,
          [copy.address]: `${street}, ${city}, ${state} ${zipCode}`,
          [copy.owner]: company.owner.fullName,
        }}
      />
    </ProfileCard>
  );
}
