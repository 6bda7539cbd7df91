import { pictureAddress } from '@keydate/client';
import type { User } from '@keydate/contracts/people';
import { phoneText } from '@keydate/domain/phone-text';
import { roleLabel } from '@keydate/domain/roles';
import { Details, ProfileCard } from '../../ui/profile-card';
import { copy } from './copy';

export function PersonCard({ user }: { user: User }) {
  return (
    <ProfileCard title={user.fullName || user.contact.email} picture={pictureAddress(user.avatar)}>
      <Details
        values={{
          [copy.email]: user.contact.email,
          [copy.phone]: phoneText(user.contact.phone),
          [copy.role]: roleLabel(user.role),
        }}
      />
    </ProfileCard>
  );
}
