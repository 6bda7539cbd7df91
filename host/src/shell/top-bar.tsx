import { pictureAddress } from '@keydate/client';
import type { User } from '@keydate/contracts/people';
import { roleLabel } from '@keydate/domain/roles';
import { RemoteSlot } from '@keydate/shell';
import { Avatar } from '@keydate/ui';
import { copy } from './copy';
import { Bar, Person, SearchSlot, NameAndRole } from './top-bar.styles';

/** The search, which a remote provides, and who is signed in (spec § 2.5). */
export function TopBar({ user }: { user: User }) {
  const name = user.fullName || user.contact.email;
  return (
    <Bar>
      <SearchSlot>
        <RemoteSlot slot="topBarSearch" label={copy.search} />
      </SearchSlot>
      <Person title={`${name}, ${roleLabel(user.role)}`}>
        <NameAndRole>
          <strong>{name}</strong>
          <span>{roleLabel(user.role)}</span>
        </NameAndRole>
        <Avatar src={pictureAddress(user.avatar)} name={user.fullName} />
      </Person>
    </Bar>
  );
}
