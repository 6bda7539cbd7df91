import { screen, waitFor } from '@testing-library/react';
import { StrictMode, use, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { aCard, aRegistry } from '@keydate/testing/remotes/a-registry';
import { aRemote } from '@keydate/testing/remotes/a-remote';
import { expectLog } from '@keydate/testing/remotes/expect-log';
import { down, fakeFederation, type FakeFederation } from '@keydate/testing/remotes/fake-federation';
import { renderInShell } from '../../test/render-in-shell';
import { RemotePages } from './remote-pages';

const transactions = aCard('transactions', { '/': ['member'], '/transaction/:id': ['member'] });
const chat = aCard('chat', { '/chat': ['member'] });
const registry = aRegistry(transactions, chat);

const Transactions = () => <h1>All transactions</h1>;
const Chat = () => <h1>All messages</h1>;

let federation: FakeFederation;
const handleReady = jest.fn();

// single-spa waits for updates that React would delay inside act()
beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
beforeEach(() => {
  handleReady.mockReset();
  federation = fakeFederation();
  federation.answer('transactions', async () => aRemote(transactions, Transactions));
  federation.answer('chat', async () => aRemote(chat, Chat));
});

/** A shell that shows one of two remotes by address, with links to both. */
function TwoRemotes() {
  const { pathname } = useLocation();
  const name = pathname === '/chat' ? 'chat' : 'transactions';
  return (
    <>
      <nav>
        <Link to="/">Go to transactions</Link>
        <Link to="/transaction/7">Go to a transaction</Link>
        <Link to="/chat">Go to chat</Link>
      </nav>
      <RemotePages key={name} name={name} fallback={<p>Waiting</p>} onReady={handleReady} />
    </>
  );
}

function fail(): never {
  throw new Error('not yet');
}

const renderRemotes = () => renderInShell(<TwoRemotes />, { registry, federation });

test('a remote replaces its fallback', async () => {
  renderRemotes();
  expect(screen.getByText('Waiting')).toBeVisible();

  expect(await screen.findByRole('heading', { name: 'All transactions' })).toBeVisible();
  expect(screen.queryByText('Waiting')).not.toBeInTheDocument();
  expect(handleReady).toHaveBeenCalledTimes(1);
});

test('in React’s strict mode it is mounted once', async () => {
  renderInShell(
    <StrictMode>
      <TwoRemotes />
    </StrictMode>,
    { registry, federation },
  );

  expect(await screen.findAllByRole('heading')).toHaveLength(1);
});

test('navigating from one remote to another removes the first', async () => {
  const { user } = renderRemotes();
  await screen.findByText('All transactions');

  await user.click(screen.getByText('Go to chat'));

  expect(await screen.findByText('All messages')).toBeVisible();
  expect(screen.queryByText('All transactions')).not.toBeInTheDocument();
});

describe('a remote that is down', () => {
  beforeEach(() => {
    expectLog();
    federation.answer('transactions', down);
  });

  test('is named on an error page', async () => {
    renderRemotes();

    const page = await screen.findByRole('alert');
    expect(page).toHaveTextContent('The transactions can’t be shown right now');
    expect(page).toHaveTextContent('Nothing you saved is lost, and the rest of Keydate works. Try again in a moment.');
  });

  test('is named with its version and a trace id', async () => {
    renderRemotes();

    const page = await screen.findByRole('alert');
    expect(page).toHaveTextContent(/The transactions · Version: r1 · File: \S+ · Trace: [0-9a-f]{12}/);
  });

  test('leaves the other remotes working', async () => {
    const { user } = renderRemotes();
    await screen.findByRole('alert');

    await user.click(screen.getByText('Go to chat'));

    expect(await screen.findByText('All messages')).toBeVisible();
  });

  test('works after “Try again” once it is back', async () => {
    const { user } = renderRemotes();
    await screen.findByRole('alert');
    federation.answer('transactions', async () => aRemote(transactions, Transactions));

    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByText('All transactions')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('that is still down after “Try again” offers to reload the page', async () => {
    const { user } = renderRemotes();
    await screen.findByRole('alert');
    expect(screen.queryByRole('button', { name: 'Reload the page' })).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('button', { name: 'Reload the page' })).toBeVisible();
  });

  test('is loaded again when the person goes to another of its addresses', async () => {
    const { user } = renderRemotes();
    await screen.findByRole('alert');
    federation.answer('transactions', async () => aRemote(transactions, Transactions));

    await user.click(screen.getByText('Go to a transaction'));

    expect(await screen.findByText('All transactions')).toBeVisible();
  });
});

describe('a remote that the person leaves while it loads', () => {
  test('never appears, and none of its code runs', async () => {
    const effect = jest.fn();
    function Late() {
      useEffect(effect, []);
      return <h1>Late</h1>;
    }
    let arrive: (module: unknown) => void = () => undefined;
    federation.answer('transactions', () => new Promise((resolve) => (arrive = resolve)));
    const { user } = renderRemotes();

    await user.click(screen.getByText('Go to chat'));
    await screen.findByText('All messages');
    arrive(aRemote(transactions, Late));
    await user.click(screen.getByText('Go to chat'));

    expect(effect).not.toHaveBeenCalled();
    expect(screen.queryByText('Late')).not.toBeInTheDocument();
  });

  test('and that then fails, shows no error', async () => {
    expectLog();
    let fail: (error: Error) => void = () => undefined;
    federation.answer('transactions', () => new Promise((_resolve, reject) => (fail = reject)));
    const { user } = renderRemotes();

    await user.click(screen.getByText('Go to chat'));
    fail(new Error('down'));

    expect(await screen.findByText('All messages')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('a remote that throws', () => {
  beforeEach(() => {
    expectLog();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  test('at its first render is named, and leaves the other remotes working', async () => {
    federation.answer('transactions', async () =>
      aRemote(transactions, () => {
        throw new Error('no such field');
      }),
    );
    const { user } = renderRemotes();

    expect(await screen.findByRole('alert')).toHaveTextContent('The transactions can’t be shown right now');
    expect(handleReady).not.toHaveBeenCalled();
    await user.click(screen.getByText('Go to chat'));
    expect(await screen.findByText('All messages')).toBeVisible();
  });

  function Fragile() {
    const [isBroken, setIsBroken] = useState(false);
    if (isBroken) throw new Error('a message of an unknown type');
    return <button onClick={() => setIsBroken(true)}>Break</button>;
  }

  test('later is named, and a release that fixes it works after “Try again”', async () => {
    federation.answer('transactions', async () => aRemote(transactions, Fragile));
    const { user } = renderRemotes();
    await user.click(await screen.findByText('Break'));
    await screen.findByRole('alert');

    federation.answer('transactions', async () => aRemote(transactions, Transactions));
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByText('All transactions')).toBeVisible();
  });

  test('that fails again after “Try again” had helped says anew what happened', async () => {
    federation.answer('transactions', async () => aRemote(transactions, Fragile));
    const { user } = renderRemotes();
    await user.click(await screen.findByText('Break'));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));

    await user.click(await screen.findByText('Break'));

    expect(await screen.findByRole('alert')).toHaveTextContent('It stopped because of an error.');
    expect(screen.queryByRole('button', { name: 'Reload the page' })).not.toBeInTheDocument();
  });
});

describe('a remote that hangs', () => {
  test('in a page that suspends and never shows anything is named after 20 seconds, and leaves the other remotes working', async () => {
    expectLog();
    const wait = jest.spyOn(globalThis, 'setTimeout');
    const never = new Promise<never>(() => undefined);
    federation.answer('transactions', async () => aRemote(transactions, () => use(never)));
    const { user } = renderRemotes();
    // waitFor() must not wait for as long itself: its own timer would be found
    const limit = await waitFor(() => wait.mock.calls.find(([, millis]) => millis === 20_000)?.[0] ?? fail(), {
      timeout: 10_000,
    });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();

    limit();

    const page = await screen.findByRole('alert');
    expect(page).toHaveTextContent('The transactions can’t be shown right now');
    expect(page).toHaveTextContent(/The transactions · Version: r1 · Trace: [0-9a-f]{12}/);
    await user.click(screen.getByText('Go to chat'));
    expect(await screen.findByText('All messages')).toBeVisible();
  });

  /** A remote with a step that never ends, and a short time limit so that the test need not wait. */
  function hangingAt(step: 'mount' | 'unmount') {
    const remote = aRemote(transactions, Transactions);
    const timeouts = { ...remote.timeouts, [step]: { millis: 30, dieOnTimeout: true, warningMillis: 1000 } };
    return Object.assign(remote, { timeouts, [step]: () => new Promise<never>(() => undefined) });
  }

  test('when it mounts is named after its time limit', async () => {
    expectLog();
    federation.answer('transactions', async () => hangingAt('mount'));
    renderRemotes();

    expect(await screen.findByRole('alert')).toHaveTextContent('The transactions can’t be shown right now');
  });

  test('when it unmounts disappears at once, and delays nothing', async () => {
    const log = expectLog();
    federation.answer('transactions', async () => hangingAt('unmount'));
    const { user } = renderRemotes();
    await screen.findByText('All transactions');

    await user.click(screen.getByText('Go to chat'));

    expect(screen.queryByText('All transactions')).not.toBeInTheDocument();
    expect(await screen.findByText('All messages')).toBeVisible();
    await waitFor(() =>
      expect(log).toHaveBeenCalledWith('[keydate] transactions could not be unmounted.', expect.any(Error)),
    );
  });
});

test('navigating back and forth leaves nothing behind in the page', async () => {
  const { user, container } = renderRemotes();
  await screen.findByText('All transactions');
  const before = container.querySelectorAll('*').length;

  for (let visit = 0; visit < 5; visit += 1) {
    await user.click(screen.getByText('Go to chat'));
    await screen.findByText('All messages');
    await user.click(screen.getByText('Go to transactions'));
    await screen.findByText('All transactions');
  }

  expect(container.querySelectorAll('*')).toHaveLength(before);
});
