import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { expectLog } from '@keydate/testing/remotes/expect-log';
import { createFederation, ENTRY_TIMEOUT_MS } from './federation';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerPlugins: jest.fn(),
  registerRemotes: jest.fn(),
}));

test('a remote is registered at its full address, and its former registration is dropped', () => {
  createFederation().register('transactions', '/remotes/transactions/r1/entry.js');

  expect(registerRemotes).toHaveBeenCalledWith(
    [{ name: 'transactions', entry: `${window.location.origin}/remotes/transactions/r1/entry.js` }],
    { force: true },
  );
});

test('the entry module is the default export of ./remote', async () => {
  jest.mocked(loadRemote).mockResolvedValue({ default: 'the entry module' });

  expect(await createFederation().loadEntryModule('transactions')).toBe('the entry module');
  expect(loadRemote).toHaveBeenCalledWith('transactions/remote');
});

test('a module without exports is no entry module', async () => {
  jest.mocked(loadRemote).mockResolvedValue(null);

  expect(await createFederation().loadEntryModule('transactions')).toBeUndefined();
});

describe('its plugin', () => {
  function plugin() {
    createFederation();
    return jest.mocked(registerPlugins).mock.lastCall?.[0]?.[0];
  }

  /** The script by which the last federation loads an entry. */
  function scriptOf(name: string, url: string) {
    const last = jest.mocked(registerPlugins).mock.lastCall?.[0]?.[0];
    return last?.createScript?.({ url, remoteInfo: { name } } as never);
  }

  test('waits for an entry that hangs until the loader has found another address', () => {
    createFederation();
    expect(scriptOf('billing', '/entry.js')).toMatchObject({ timeout: ENTRY_TIMEOUT_MS });
    expect(ENTRY_TIMEOUT_MS).toBeGreaterThan(10_000);
  });

  test('has the browser compare an entry with its hash, and loads none of another server without one', () => {
    const federation = createFederation();
    const entry = 'https://cdn.reports.example/entry.js';
    const load = () => scriptOf('reports', entry);
    federation.register('reports', entry, { integrity: 'sha384-x' });
    const { crossOrigin, integrity, src } = (load() as { script: HTMLScriptElement }).script;
    expect({ crossOrigin, integrity, src }).toEqual({ crossOrigin: 'anonymous', integrity: 'sha384-x', src: entry });

    federation.register('reports', entry);
    expect(load).toThrow('has no hash of it');
  });

  test('loads an entry whose address has no origin, as the manifest of a desk has it, from this server', () => {
    createFederation();
    expect(scriptOf('reports', '/entry.js')).toMatchObject({ script: { src: `${window.location.origin}/entry.js` } });
  });

  test('gives a remote no share of which it uses its own copy', () => {
    const federation = createFederation();
    const { beforeInitContainer } = jest.mocked(registerPlugins).mock.lastCall?.[0]?.[0] ?? {};
    const sharesOf = (name: string) =>
      beforeInitContainer?.({ shareScope: { react: {}, '@keydate/ui': {} }, remoteInfo: { name } } as never);
    federation.register('billing', '/entry.js', { ownCopies: ['@keydate/ui'] });
    expect(sharesOf('billing')).toMatchObject({ shareScope: { react: {} } });
    expect(sharesOf('billing')).not.toHaveProperty(['shareScope', '@keydate/ui']);
    expect(sharesOf('settings')).toHaveProperty(['shareScope', '@keydate/ui']);
  });

  test('logs failures and provides no replacement', () => {
    const log = expectLog();
    const error = new Error('RUNTIME-008');

    expect(
      plugin()?.errorLoadRemote?.({ id: 'transactions/remote', error, lifecycle: 'onLoad' } as never),
    ).toBeUndefined();
    expect(log).toHaveBeenCalledWith('[keydate] transactions/remote failed at onLoad.', error);
  });
});
