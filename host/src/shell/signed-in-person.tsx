import { pictureAddress, requestLogout } from '@keydate/client';
import type { User } from '@keydate/contracts/people';
import { roleLabel } from '@keydate/domain/roles';
import { Avatar, Button } from '@keydate/ui';
import { LogOut } from '@keydate/ui/icons';
import { useId } from 'react';
import { copy } from './copy';
import { AvatarButton, NameAndRole, Panel, Person, WideAvatar } from './signed-in-person.styles';

/**
 * The signed-in person: picture, name (or email) and role (spec § 2.5). On a phone the picture alone, a button that opens
 * these, the email and Logout; the browser closes them with Escape or a press elsewhere.
 */
export function SignedInPerson({ user }: { user: User }) {
  const panel = useId();
  const { fullName, contact } = user;
  const name = fullName || contact.email;
  const role = roleLabel(user.role);
  const avatar = <Avatar src={pictureAddress(user.avatar)} name={fullName} />;
  return (
    <Person title={`${name}, ${role}`}>
      <NameAndRole>
        <strong dir="auto">{name}</strong>
        <span>{role}</span>
      </NameAndRole>
      <WideAvatar>{avatar}</WideAvatar>
      <AvatarButton type="button" aria-label={`${name}, ${role}`} popoverTarget={panel}>
        {avatar}
      </AvatarButton>
      <Panel id={panel} popover="auto">
        <strong dir="auto">{name}</strong>
        {fullName && <span>{contact.email}</span>}
        <span>{role}</span>
        <Button variant="secondary" size="small" icon={LogOut} onClick={() => void requestLogout()}>
          {copy.logOut}
        </Button>
      </Panel>
    </Person>
  );
}
