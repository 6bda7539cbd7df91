import { pictureAddress } from '@keydate/client';
import type { User } from '@keydate/contracts/people';
import { roleLabel } from '@keydate/domain/roles';
import { Avatar } from '@keydate/ui';
import { useId, useState } from 'react';
import { AvatarButton, NameAndRole, Person, WideAvatar } from './signed-in-person.styles';

/** The signed-in person: picture, name (or email) and role. On a phone the picture is a button that shows the other two. */
export function SignedInPerson({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const name = user.fullName || user.contact.email;
  const role = roleLabel(user.role);
  const avatar = <Avatar src={pictureAddress(user.avatar)} name={user.fullName} />;
  return (
    <Person
      title={`${name}, ${role}`}
      onBlur={() => setOpen(false)}
      onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
    >
      <NameAndRole id={panel} $isOpen={isOpen}>
        <strong dir="auto">{name}</strong>
        <span>{role}</span>
      </NameAndRole>
      <WideAvatar>{avatar}</WideAvatar>
      <AvatarButton
        type="button"
        aria-label={`${name}, ${role}`}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
      >
        {avatar}
      </AvatarButton>
    </Person>
  );
}
