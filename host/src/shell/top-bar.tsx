import { pictureAddress } from '@keydate/client';
import type { User } from '@keydate/contracts/people';
import { roleLabel } from '@keydate/domain/roles';
import { RemoteSlot } from '@keydate/shell';
import { Avatar } from '@keydate/ui';
import { Bar, Person, SearchRoom, Words } from './top-bar.styles';

/** The search, which a remote fills in, and who is signed in (spec § 2.5). */
export function TopBar({ user }: { user: User }) {
  const name = user.fullName || user.contact.email;
  return (
    <Bar>
      <SearchRoom>
        <RemoteSlot slot="topBarSearch" what="Search" />
      </SearchRoom>
      <Person title={`${name}, ${roleLabel(user.role)}`}>
        <Words>
          <strong>{name}</strong>
          <span>{roleLabel(user.role)}</span>
        </Words>
        <Avatar src={pictureAddress(user.avatar)} name={user.fullName} />
      </Person>
    </Bar>
  );
}
