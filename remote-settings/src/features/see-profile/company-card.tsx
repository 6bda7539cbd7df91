import { pictureAddress } from '@keydate/client';
import type { Company } from '@keydate/contracts/companies';
import type { Role } from '@keydate/domain/roles';
import { ProfileCard } from '../../ui/profile-card';
import { copy } from './copy';
import { OwnInviteCodes } from './own-invite-codes';

export function CompanyCard({ company, role }: { company: Company; role: Role }) {
  return (
    <ProfileCard
      kind={copy.company}
      title={company.name}
      subtitle={company.website}
      picture={pictureAddress(company.companyAvatar)}
    >
      <OwnInviteCodes company={company} role={role} />
    </ProfileCard>
  );
}
