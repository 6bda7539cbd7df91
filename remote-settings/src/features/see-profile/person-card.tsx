import { pictureAddress } from '@keydate/client';
import type { User } from '@keydate/contracts/people';
import { phoneText } from '@keydate/domain/phone-text';
import { roleLabel } from '@keydate/domain/roles';
import { Details, ProfileCard } from '../../ui/profile-card';

export function PersonCard({ user }: { user: User }) {
  return (
    <ProfileCard title={user.fullName || user.contact.email} picture={pictureAddress(user.avatar)}>
      <Details of={{ Email: user.contact.email, Phone: phoneText(user.contact.phone), Role: roleLabel(user.role) }} />
    </ProfileCard>
  );
}
