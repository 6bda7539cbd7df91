import type { User } from '@keydate/contracts/people';
import { RemoteSlot } from '@keydate/shell';
import { copy } from './copy';
import { SignedInPerson } from './signed-in-person';
import { Bar, BellSlot, SearchSlot } from './top-bar.styles';

/** The search and the bell, which a remote provides, and who is signed in (spec § 2.5). */
export function TopBar({ user }: { user: User }) {
  return (
    <Bar>
      <SearchSlot>
        <RemoteSlot slot="topBarSearch" label={copy.search} />
      </SearchSlot>
      <BellSlot>
        <RemoteSlot slot="topBarBell" label={copy.bell} />
      </BellSlot>
      <SignedInPerson user={user} />
    </Bar>
  );
}
