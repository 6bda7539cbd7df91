import { pictureAddress } from '@keydate/client';
import type { User } from '@keydate/contracts/people';
import { roleLabel } from '@keydate/domain/roles';
import { ProfileCard } from '../../ui/profile-card';
import { copy } from './copy';
import { OwnInviteCodes } from './own-invite-codes';

export function PersonCard({ user: { fullName, contact, role, avatar, company } }: { user: User }) {
  return (
    <ProfileCard
      kind={copy.person}
      title={fullName || contact.email}
      subtitle={`${roleLabel(role)} · ${contact.email}`}
      picture={pictureAddress(avatar)}
    >
      {company && <OwnInviteCodes company={company} role={role} />}
    </ProfileCard>
  );
}
