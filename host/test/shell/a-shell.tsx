import { installSession } from '@keydate/client';
import type { User } from '@keydate/contracts/people';
import { createRemoteLoader, siteEntries, siteMap, slotMap } from '@keydate/shell';
import { aRealtor } from '@keydate/testing/builders/people';
import { keydateSite } from '@keydate/testing/remotes/keydate-site';
import { aRemote } from '@keydate/testing/remotes/a-remote';
import { fakeFederation } from '@keydate/testing/remotes/fake-federation';
import { render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { Link, useLocation } from 'react-router-dom';
import { mountRootParcel } from 'single-spa';
import { createHostSession, type HostSession } from '../../src/session/host-session';
import { removeStoredUser } from '../../src/session/stored-user';
import { clearSessionCookie } from '../../src/session/session-cookie';
import { Shell } from '../../src/shell/shell';

export const ana = aRealtor({ fullName: 'Ana Reyes' });

// single-spa waits for updates that React would delay inside act()
beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
beforeEach(() => jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined));

/** Each remote shows its name, the address and the navigation's state. */
function pageOf(name: string) {
  return function Page() {
    const location = useLocation();
    return (
      <>
        <h1>{name}</h1>
        <p>{`${location.pathname} ${JSON.stringify(location.state)}`}</p>
        <Link to="/messages">See messages</Link>
      </>
    );
  };
}

const SLOTS = {
  topBarSearch: () => <input aria-label="Search" />,
  topBarBell: () => <button>Notifications</button>,
  sidebarMessages: () => null,
};

/** The shell at an address, with all remotes of the product; `overrides` replaces some of them. */
export function startShell(
  at: string,
  person: User | null = null,
  overrides: Record<string, () => Promise<unknown>> = {},
): { user: UserEvent; session: HostSession } {
  removeStoredUser();
  clearSessionCookie();
  window.history.replaceState(null, '', at);
  const session = createHostSession(jest.fn());
  installSession(session);
  if (person) session.login(person, 'token');
  const federation = fakeFederation();
  for (const [name, { card }] of Object.entries(keydateSite)) {
    federation.answer(name, overrides[name] ?? (async () => aRemote(card, pageOf(name), SLOTS)));
  }
  const loader = createRemoteLoader({ registry: keydateSite, federation, fetchRegistry: async () => keydateSite });
  const remotes = {
    loader,
    owner: { mountParcel: mountRootParcel },
    pages: siteMap(keydateSite),
    entries: siteEntries(keydateSite),
    slots: slotMap(keydateSite),
  };
  render(
    <Shell
      session={session}
      userCheck={Promise.resolve()}
      attribution={Promise.resolve(undefined)}
      remotes={remotes}
      version={{ isOutdated: () => false, subscribe: () => () => undefined }}
      nonce=""
    />,
  );
  return { user: userEvent.setup(), session };
}

export const heading = (name: string) => screen.findByRole('heading', { name, level: 1 });
/** The entries of the sidebar. */
export const entries = () => within(screen.getByRole('navigation', { name: 'Main' }));
