import { callApi, installSession, sentenceOf } from '@keydate/client';
import { companyClients } from '@keydate/contracts/clients';
import { createRemoteLoader, siteMap, slotMap } from '@keydate/shell';
import { keydateSite } from '@keydate/testing/remotes/keydate-site';
import { aRemote } from '@keydate/testing/remotes/a-remote';
import { fakeFederation } from '@keydate/testing/remotes/fake-federation';
import { notify } from '@keydate/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { mountRootParcel } from 'single-spa';
import { readStoredUser } from '../../src/session/stored-user';
import { readSessionCookie } from '../../src/session/session-cookie';
import { Shell } from '../../src/shell/shell';
import { ana, aSession } from './a-session';

/** Ten calls that each show their error. */
function BusyPage() {
  const { pathname } = useLocation();
  const callTenTimes = () => {
    for (let call = 0; call < 10; call += 1)
      callApi(companyClients, {}).catch((error: unknown) => notify.error(sentenceOf(error)));
  };
  return <button onClick={callTenTimes}>{pathname}</button>;
}

function showShell() {
  const session = aSession();
  installSession(session);
  session.login(ana, 'token');
  window.history.replaceState(null, '', '/messages');
  const federation = fakeFederation();
  for (const [name, { card }] of Object.entries(keydateSite))
    federation.answer(name, async () => aRemote(card, BusyPage));
  const loader = createRemoteLoader({ registry: keydateSite, federation, fetchRegistry: async () => keydateSite });
  const remotes = {
    loader,
    owner: { mountParcel: mountRootParcel },
    pages: siteMap(keydateSite),
    entries: [],
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
  return session;
}

// single-spa waits for updates that React would delay inside act()
beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

test('ten calls refused with 401 at once: one logout, the cookie cleared, /signin, and one message', async () => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const session = showShell();
  const people: unknown[] = [];
  session.user$.subscribe((person) => people.push(person));
  const unauthenticated = () =>
    new Response(JSON.stringify({ status: 401, message: 'Please sign in.', code: 'UNAUTHENTICATED' }), { status: 401 });
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => unauthenticated());

  await userEvent.click(await screen.findByRole('button', { name: '/messages' }));

  expect(await screen.findByRole('button', { name: '/signin' })).toBeVisible();
  expect(fetched).toHaveBeenCalledTimes(10);
  expect(people).toEqual([ana, null]);
  expect(readSessionCookie()).toBeNull();
  expect(readStoredUser()).toBeNull();
  expect(await screen.findAllByRole('alert')).toHaveLength(1);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Your session has ended.Please sign in to continue where you left off.',
  );
});
