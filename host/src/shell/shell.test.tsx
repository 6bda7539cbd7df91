import { installSession } from '@keydate/client';
import type { User } from '@keydate/contracts/people';
import { createRemoteLoader, siteMap, slotMap } from '@keydate/shell';
import { anEmployee, aFounder, aRealtor } from '@keydate/testing/builders/people';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { mountRootParcel } from 'single-spa';
import { keydateSite } from '@keydate/testing/remotes/a-registry';
import { aRemote } from '@keydate/testing/remotes/a-remote';
import { expectLog } from '@keydate/testing/remotes/expect-log';
import { fakeFederation } from '@keydate/testing/remotes/fake-federation';
import { createHostSession, type HostSession } from '../session/host-session';
import { forgetUser, readKeptUser } from '../session/kept-user';
import { clearSessionCookie } from '../session/session-cookie';
import { Shell } from './shell';

const ana = aRealtor({ fullName: 'Ana Reyes' });
let session: HostSession;

/** Each remote draws its name, the address and what travelled with the navigation. */
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

function start(at: string, user: User | null = null, change: Record<string, () => Promise<unknown>> = {}) {
  window.history.replaceState(null, '', at);
  if (user) session.login(user, 'token');
  const federation = fakeFederation();
  for (const [name, { card }] of Object.entries(keydateSite)) {
    federation.answer(name, change[name] ?? (async () => aRemote(card, pageOf(name), () => <input aria-label="Search" />)));
  }
  const loader = createRemoteLoader({ registry: keydateSite, federation, fetchRegistry: async () => keydateSite });
  const remotes = { loader, owner: { mountParcel: mountRootParcel }, pages: siteMap(keydateSite), slots: slotMap(keydateSite) };
  render(<Shell session={session} userCheck={Promise.resolve()} attribution={Promise.resolve(undefined)} remotes={remotes} nonce="" />);
  return userEvent.setup();
}

// single-spa waits for what React would hold back inside act()
beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
beforeEach(() => {
  forgetUser();
  clearSessionCookie();
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  session = createHostSession(jest.fn());
  installSession(session);
});

const heading = (name: string) => screen.findByRole('heading', { name, level: 1 });
const entries = () => within(screen.getByRole('navigation', { name: 'Main' }));

describe('a visitor', () => {
  test('sees the landing page without a frame', async () => {
    start('/');

    expect(await heading('landing')).toBeVisible();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  test('who asks for a members’ page signs in and gets there', async () => {
    start('/transaction/7');
    expect(await heading('auth')).toBeVisible();
    expect(screen.getByText('/signin {"returnTo":"/transaction/7"}')).toBeVisible();

    session.login(ana, 'token');

    expect(await heading('transactions')).toBeVisible();
    expect(window.location.pathname).toBe('/transaction/7');
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

test('a person without a company creates one, and then sees the dashboard', async () => {
  const founder = aFounder();
  start('/', founder);
  expect(await screen.findByText('/company null')).toBeVisible();

  session.update({ company: ana.company });

  expect(await heading('transactions')).toBeVisible();
});

describe('a member', () => {
  test('sees the page within the frame: skip link, navigation, search, main part', async () => {
    start('/', ana);

    expect(within(await screen.findByRole('main')).getByRole('status')).toHaveAccessibleName('Loading the page');
    expect(await heading('transactions')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toBeInTheDocument();
    expect(within(screen.getByRole('banner')).getByLabelText('Search')).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('heading')).toHaveTextContent('transactions');
  });

  test('sees their name and role in the top bar', async () => {
    start('/', ana);

    expect(await screen.findByRole('banner')).toHaveTextContent('Ana ReyesRealtor');
  });

  test('who has no name yet sees their e-mail', async () => {
    start('/', anEmployee({ fullName: '', contact: { email: 'tobias@poudreriver.example', phone: '' } }));

    expect(await screen.findByRole('banner')).toHaveTextContent('tobias@poudreriver.exampleEmployee');
  });

  test('goes where the sidebar leads, and the frame stays', async () => {
    const user = start('/', ana);
    await heading('transactions');
    const banner = screen.getByRole('banner');

    await user.click(entries().getByRole('link', { name: 'Setting' }));

    expect(await heading('settings')).toBeVisible();
    expect(screen.getByRole('banner')).toBe(banner);
    expect(screen.queryByText('transactions')).not.toBeInTheDocument();
  });

  test('sees in the sidebar and in the tab’s title where they are', async () => {
    start('/transaction/7', ana);
    await heading('transactions');

    expect(entries().getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'true');
    expect(entries().getByRole('link', { name: 'Messages' })).toHaveAttribute('aria-current', 'false');
    expect(document.title).toBe('Page at /transaction/:id · Keydate');
  });

  test('who points at an entry finds its page fetched ahead', async () => {
    const user = start('/', ana);
    await heading('transactions');

    await user.hover(entries().getByRole('link', { name: 'Messages' }));

    expect(document.head.querySelector('link[rel=prefetch][href="/remotes/messaging/r1/entry.js"]')).not.toBeNull();
  });

  test('whose keyboard skips to the content stays at the address', async () => {
    const user = start('/', ana);
    await heading('transactions');

    await user.click(screen.getByRole('link', { name: 'Skip to content' }));

    expect(screen.getByRole('main')).toHaveFocus();
    expect(window.location.hash).toBe('');
  });

  test('reads on at the main part after a navigation', async () => {
    const user = start('/', ana);
    await heading('transactions');

    await user.click(entries().getByRole('link', { name: 'Messages' }));
    await heading('messaging');

    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('who logs out on the dashboard is at /signin, not on the landing page', async () => {
    const seen = jest.fn();
    function Landing() {
      useEffect(seen, []);
      return <h1>landing</h1>;
    }
    const user = start('/', ana, { landing: async () => aRemote(keydateSite.landing!.card, Landing) });
    await heading('transactions');

    await user.click(entries().getByRole('button', { name: 'Logout' }));

    expect(await screen.findByText('/signin null')).toBeVisible();
    expect(readKeptUser()).toBeNull();
    expect(seen).not.toHaveBeenCalled();
  });

  test('who is refused by the server comes back to the same page after sign-in', async () => {
    start('/subscription', ana);
    await heading('billing');

    session.refused('token');
    expect(await screen.findByText('/signin {"returnTo":"/subscription"}')).toBeVisible();
    session.login(ana, 'token-2');

    expect(await heading('billing')).toBeVisible();
  });

  test('after logging out can leave /signin for the landing page', async () => {
    start('/', ana);
    await heading('transactions');
    session.logout();
    await heading('auth');

    window.history.pushState(null, '', '/');
    window.dispatchEvent(new PopStateEvent('popstate'));

    expect(await heading('landing')).toBeVisible();
  });
});

test('a remote that is down leaves the frame and the other remotes working', async () => {
  expectLog();
  const user = start('/', ana, { transactions: async () => Promise.reject(new Error('down')) });

  expect(await screen.findByRole('alert')).toHaveTextContent('The transactions can’t be shown right now');
  expect(screen.getByRole('button', { name: 'Search can’t be shown. Try again' })).toBeVisible();
  await user.click(entries().getByRole('link', { name: 'Messages' }));

  expect(await heading('messaging')).toBeVisible();
});

test('a page that brings its own frame and is down leaves the ways on to a visitor', async () => {
  expectLog();
  const user = start('/', null, { landing: async () => Promise.reject(new Error('down')) });
  expect(await screen.findByRole('alert')).toHaveTextContent('can’t be shown right now');
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('alert'));

  await user.click(screen.getByRole('link', { name: 'Log in' }));

  expect(await heading('auth')).toBeVisible();
});

test('whoever has no company can log out where the page to create one is down', async () => {
  expectLog();
  const user = start('/company', aFounder(), { auth: async () => Promise.reject(new Error('down')) });

  await user.click(await screen.findByRole('button', { name: 'Logout' }));

  expect(session.user()).toBeNull();
});

test('another person on the same page begins afresh', async () => {
  const mounted = jest.fn();
  function Settings() {
    useEffect(mounted, []);
    return <h1>settings</h1>;
  }
  start('/setting', ana, { settings: async () => aRemote(keydateSite.settings!.card, Settings) });
  await heading('settings');

  session.login(anEmployee(), 'another token');
  await screen.findByText('Tobias Lindqvist');
  await heading('settings');

  expect(mounted).toHaveBeenCalledTimes(2);
});

test('what one person typed into the search is not there for the next', async () => {
  const user = start('/', ana);
  await user.type(await screen.findByLabelText('Search'), 'June Okafor');

  session.login(anEmployee(), 'another token');
  await screen.findByText('Tobias Lindqvist');

  expect(await screen.findByLabelText('Search')).toHaveValue('');
});
