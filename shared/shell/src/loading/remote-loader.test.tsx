import type { PageRegistry } from '@keydate/contracts/registry';
import { SCRIPT_SOURCES } from '@keydate/contracts/trusted-types';
import { aCard, aRegistry } from '@keydate/testing/remotes/a-registry';
import { aRemote } from '@keydate/testing/remotes/a-remote';
import { expectLog } from '@keydate/testing/remotes/expect-log';
import { down, fakeFederation, hanging, type FakeFederation } from '@keydate/testing/remotes/fake-federation';
import { createRemoteLoader, type RemoteLoader } from './remote-loader';
import { RemoteUnavailable } from './remote-unavailable';

const transactions = aCard('transactions', { '/': ['member'] });
const registry = aRegistry(transactions, aCard('chat', { '/chat': ['member'] }));
const remote = aRemote(transactions, () => null);
const pages = { kind: 'pages' } as const;

let federation: FakeFederation;
let fetchRegistry: jest.Mock<Promise<PageRegistry>>;
let loader: RemoteLoader;

beforeEach(() => {
  expectLog();
  federation = fakeFederation();
  fetchRegistry = jest.fn(async () => registry);
  loader = createRemoteLoader({ registry, federation, fetchRegistry });
});
afterEach(() => jest.useRealTimers());

test('every remote in the registry is registered, and none is fetched before it is needed', () => {
  const loadEntryModule = jest.spyOn(federation, 'loadEntryModule');

  expect(federation.registered).toEqual(['/remotes/transactions/r1/entry.js', '/remotes/chat/r1/entry.js']);
  expect(loadEntryModule).not.toHaveBeenCalled();
});

test('a remote is loaded together with the code of the page at this address', async () => {
  const prepare = jest.spyOn(remote, 'prepare');
  federation.answer('transactions', async () => remote);

  expect(await loader.load('transactions', pages)).toBe(remote);
  expect(prepare).toHaveBeenCalledWith(pages, '/');
});

test('a remote that may be needed soon is prefetched, and none of its code runs', () => {
  const loadEntryModule = jest.spyOn(federation, 'loadEntryModule');

  loader.prefetch('chat', '/chat');

  expect(document.head.querySelector('link[rel=prefetch]')).toHaveAttribute('href', '/remotes/chat/r1/entry.js');
  expect(loadEntryModule).not.toHaveBeenCalled();
});

test('the error of a remote that is down has its name, phase and address', async () => {
  federation.answer('transactions', down);

  const failure = await loader.load('transactions', pages);

  expect(failure).toMatchObject({
    name: 'RemoteUnavailable',
    failure: {
      remote: 'transactions',
      phase: 'load',
      what: 'notAvailable',
      address: '/remotes/transactions/r1/entry.js',
      release: 'r1',
    },
  });
  expect(failure instanceof RemoteUnavailable && failure.traceId).toMatch(/^[0-9a-f]{12}$/);
  expect(failure).toHaveProperty('cause.message', 'RUNTIME-008: the entry could not be loaded');
});

/** Answers in turn; the last one stays. */
function inTurn(...answers: (() => Promise<unknown>)[]) {
  const answer = jest.fn(() => (answers.length > 1 ? answers.shift()! : answers[0]!)());
  federation.answer('transactions', answer);
  return answer;
}
/** A chunk that did not load, as webpack says it. */
const withoutChunk = (request: string) => () => Promise.reject(Object.assign(new Error('ChunkLoadError'), { request }));

test('each file of a remote may fail once without anybody noticing', async () => {
  const answer = inTurn(down, withoutChunk('/remote.js'), withoutChunk('/page.js'), async () => remote);
  expect(await loader.load('transactions', pages)).toBe(remote);
  expect(answer).toHaveBeenCalledTimes(4);
});

test('a file that fails a second time ends the load', async () => {
  const answer = inTurn(withoutChunk('/remote.js'), withoutChunk('/page.js'), withoutChunk('/remote.js'));
  expect(await loader.load('transactions', pages)).toMatchObject({ failure: { phase: 'load' } });
  expect(answer).toHaveBeenCalledTimes(3);
});

/** The browser's record of a file that a server did not send. */
function recordMissing(responseStatus: number): void {
  const name = new URL('/remotes/transactions/r1/entry.js', window.location.origin).href;
  Object.assign(performance, { getEntriesByType: () => [{ name, startTime: 0, responseStatus }] });
}
afterEach(() => Reflect.deleteProperty(performance, 'getEntriesByType'));

test.each([
  [403, 'notFound'],
  [404, 'notFound'],
  [410, 'notFound'],
  [503, 'notAvailable'],
])('of a file whose server answers %i the page says: %s', async (status, what) => {
  recordMissing(status);
  federation.answer('transactions', down);
  expect(await loader.load('transactions', pages)).toHaveProperty('failure.what', what);
});

test('a file that was missing before a reload says nothing of what happened after it', async () => {
  recordMissing(404);
  federation.answer('transactions', down);
  expect(await loader.load('transactions', pages)).toHaveProperty('failure.what', 'notFound');

  expect(await loader.load('transactions', pages)).toHaveProperty('failure.what', 'notAvailable');
});

describe('a file that arrived', () => {
  const address = new URL('/remotes/transactions/r1/entry.js', window.location.origin).href;
  beforeEach(() => {
    const integrity = { 'entry.js': 'sha384-x' };
    const checked = { ...registry, transactions: { ...registry.transactions!, integrity } };
    loader = createRemoteLoader({ registry: checked, federation, fetchRegistry });
    const getEntriesByName = (name: string) => (name === address ? [{ startTime: 0, responseStatus: 200 }] : []);
    Object.assign(performance, { getEntriesByName });
  });
  afterEach(() => Reflect.deleteProperty(performance, 'getEntriesByName'));
  const failing = (message: string, more: object = {}) =>
    federation.answer('transactions', () => Promise.reject(Object.assign(new Error(message), more)));

  test.each([
    ['RUNTIME-008: ScriptNetworkError', {}],
    ['ChunkLoadError', { request: address, type: 'error' }],
  ])('and that the browser did not run was changed: %s', async (message, more) => {
    failing(message, more);
    expect(await loader.load('transactions', pages)).toHaveProperty('failure.what', 'changed');
  });

  test.each([
    ['RUNTIME-008: ScriptExecutionError', {}],
    ['RUNTIME-001: it has no container', {}],
    ['ChunkLoadError', { request: address, type: 'missing' }],
  ])('and ran is as it was released: %s', async (message, more) => {
    failing(message, more);
    expect(await loader.load('transactions', pages)).toHaveProperty('failure.what', 'notAvailable');
  });
});

test('a remote that hangs fails after ten seconds', async () => {
  jest.useFakeTimers();
  federation.answer('transactions', hanging);

  const loading = loader.load('transactions', pages);
  await jest.advanceTimersByTimeAsync(10_000);

  const failure = await loading;
  expect(failure).toHaveProperty('failure.phase', 'load');
  expect(failure).toHaveProperty('cause.message', 'No answer within 10000 ms');
});

test('each file of a remote that arrives starts the ten seconds anew; a file of another remote does not', async () => {
  jest.useFakeTimers();
  let told: (list: { getEntries: () => { name: string }[] }) => void = () => undefined;
  class Observer {
    constructor(tell: typeof told) {
      told = tell;
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(window, { PerformanceObserver: Observer });
  const arrives = (file: string) => told({ getEntries: () => [{ name: new URL(file, window.location.origin).href }] });
  federation.answer('transactions', hanging);
  const ended = jest.fn();
  void loader.load('transactions', pages).then(ended);

  await jest.advanceTimersByTimeAsync(9_000);
  arrives('/remotes/transactions/r1/page.js');
  await jest.advanceTimersByTimeAsync(9_000);
  arrives('/remotes/chat/r1/page.js');
  expect(ended).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(ended).toHaveBeenCalledWith(expect.objectContaining({ name: 'RemoteUnavailable' }));
  Reflect.deleteProperty(window, 'PerformanceObserver');
});

test('a remote that hung is requested at a new address: the browser would join the request that hangs', async () => {
  jest.useFakeTimers();
  federation.answer('transactions', hanging);
  const loading = loader.load('transactions', pages);
  await jest.advanceTimersByTimeAsync(10_000);
  await loading;

  await loader.reload('transactions');

  expect(federation.registered.at(-1)).toBe('/remotes/transactions/r1/entry.js?again=1');
});

test('a remote that fails once is loaded at the second attempt, and nobody is told', async () => {
  federation.answer('transactions', async () => {
    federation.answer('transactions', async () => remote);
    return down();
  });

  expect(await loader.load('transactions', pages)).toBe(remote);
  expect(loader.reloadCount('transactions')).toBe(0);
  expect(console.warn).not.toHaveBeenCalled();
});

test.each([
  ['disabled', 'disabled'],
  ['needs-newer-shell', 'needsNewerShell'],
] as const)('of a remote that is %s no file is requested', async (unavailable, what) => {
  const withheld = { ...registry, transactions: { ...registry.transactions!, unavailable, notice: 'Prices change' } };
  loader = createRemoteLoader({ registry: withheld, federation, fetchRegistry });
  const loadEntryModule = jest.spyOn(federation, 'loadEntryModule');

  expect(await loader.load('transactions', pages)).toMatchObject({
    failure: { phase: 'withheld', what, notice: 'Prices change' },
  });
  expect(loadEntryModule).not.toHaveBeenCalled();
});

test('a remote that moved to a server after this page was loaded needs a new page, which may load it', async () => {
  const cdn = 'https://cdn.example';
  const moved = { ...registry.transactions!, release: 'r2', entry: `${cdn}/remotes/transactions/r2/entry.js` };
  fetchRegistry.mockResolvedValue({ ...registry, transactions: moved });
  // its former files are gone
  federation.answer('transactions', down);
  await loader.load('transactions', pages);
  const loadEntryModule = jest.spyOn(federation, 'loadEntryModule');

  expect(await loader.load('transactions', pages)).toMatchObject({
    failure: { phase: 'withheld', what: 'moved', release: 'r2' },
  });
  expect(loadEntryModule).not.toHaveBeenCalled();

  document.head.append(Object.assign(document.createElement('meta'), { name: SCRIPT_SOURCES, content: cdn }));
  federation.answer('transactions', async () => remote);
  loader = createRemoteLoader({ registry: { transactions: moved }, federation, fetchRegistry });
  expect(await loader.load('transactions', pages)).toBe(remote);
  document.head.replaceChildren();
});

test('a page whose code hangs fails as well', async () => {
  jest.useFakeTimers();
  jest.spyOn(remote, 'prepare').mockImplementation(() => new Promise(() => undefined));
  federation.answer('transactions', async () => remote);

  const loading = loader.load('transactions', pages);
  await jest.advanceTimersByTimeAsync(10_000);

  expect(await loading).toMatchObject({ failure: { phase: 'load' } });
});

test.each([
  ['lifecycles that were not made by defineRemote()', { ...remote }],
  ['another remote', aRemote(aCard('chat', { '/chat': ['member'] }), () => null)],
  ['nothing', undefined],
])('%s is refused before it can mount', async (_what, module) => {
  federation.answer('transactions', async () => module);

  expect(await loader.load('transactions', pages)).toMatchObject({
    failure: { phase: 'contract', what: 'needsNewerShell', remote: 'transactions' },
  });
});

describe('a remote that failed', () => {
  beforeEach(async () => {
    federation.answer('transactions', down);
    await loader.load('transactions', pages);
    federation.answer('transactions', async () => remote);
  });

  test('works once it is back, at the same address: what has arrived is not fetched again', async () => {
    await loader.reload('transactions');

    expect(await loader.load('transactions', pages)).toBe(remote);
    expect(federation.registered.at(-1)).toBe('/remotes/transactions/r1/entry.js');
  });

  test('is loaded again when the person returns to its page, without “Try again”', async () => {
    expect(await loader.load('transactions', pages)).toBe(remote);
  });

  test('is loaded from its current address in the registry', async () => {
    const newer = aRegistry(transactions);
    fetchRegistry.mockResolvedValue({
      transactions: { ...newer.transactions!, release: 'r2', entry: '/remotes/transactions/r2/entry.js' },
    });

    await loader.reload('transactions');

    expect(federation.registered.at(-1)).toBe('/remotes/transactions/r2/entry.js');
  });

  test('is loaded from its last address when the registry cannot be read', async () => {
    fetchRegistry.mockRejectedValue(new Error('offline'));

    await loader.reload('transactions');

    expect(await loader.load('transactions', pages)).toBe(remote);
  });

  test.each([
    ['cannot be read', () => Promise.reject(new Error('offline'))],
    ['does not have it', async () => ({})],
  ])('is loaded from the release named for it when the registry %s', async (_what, answer) => {
    fetchRegistry.mockImplementation(answer);
    const other = { ...registry.transactions!, release: 'r0', entry: '/remotes/transactions/r0/entry.js' };

    await loader.reload('transactions', other);

    expect(federation.registered.at(-1)).toBe(other.entry);
  });

  test('is reloaded once for all the components that show it', async () => {
    await Promise.all([loader.reload('transactions'), loader.reload('transactions')]);

    expect(loader.reloadCount('transactions')).toBe(1);
  });

  test('notifies its listeners when a reload begins and when it ends', async () => {
    const seen: boolean[] = [];
    loader.onReload(() => seen.push(loader.isReloading('transactions')));

    await loader.reload('transactions');

    expect(seen).toEqual([true, false]);
  });

  test('leaves the other remotes alone', async () => {
    await loader.reload('transactions');

    expect(loader.reloadCount('chat')).toBe(0);
    expect(federation.registered.filter((entry) => entry.includes('chat'))).toHaveLength(1);
  });
});

test('a remote’s name on screen is the title of its card', () => {
  expect(loader.titleOf('transactions')).toBe('The transactions');
  expect(loader.titleOf('unheard')).toBe('unheard');
});

test('the log says which remote failed, where and why', () => {
  const error = loader.reportFailure('transactions', 'run', new TypeError('no such field'));

  expect(error).toBeInstanceOf(RemoteUnavailable);
  expect(console.warn).toHaveBeenCalledWith(
    `[keydate] transactions is unavailable (run, /remotes/transactions/r1/entry.js): no such field [trace ${error.traceId}]`,
    expect.any(TypeError),
  );
});
