import type { PageRegistry } from '@keydate/contracts/registry';
import { aCard, aRegistry } from '@keydate/testing/remotes/a-registry';
import { aRemote } from '@keydate/testing/remotes/a-remote';
import { expectLog } from '@keydate/testing/remotes/expect-log';
import { down, fakeFederation, hanging, type FakeFederation } from '@keydate/testing/remotes/fake-federation';
import { createRemoteLoader, type RemoteLoader } from './remote-loader';
import { RemoteUnavailable } from './remote-unavailable';

const deals = aCard('deals', { '/': ['member'] });
const registry = aRegistry(deals, aCard('chat', { '/chat': ['member'] }));
const remote = aRemote(deals, () => null);
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

test('every remote of the registry is made known, and none is fetched before it is wanted', () => {
  const loadDoor = jest.spyOn(federation, 'loadDoor');

  expect(federation.registered).toEqual(['/remotes/deals/r1/entry.js', '/remotes/chat/r1/entry.js']);
  expect(loadDoor).not.toHaveBeenCalled();
});

test('a remote comes with the code of the page at this address at hand', async () => {
  const prepare = jest.spyOn(remote, 'prepare');
  federation.answer('deals', async () => remote);

  expect(await loader.load('deals', pages)).toBe(remote);
  expect(prepare).toHaveBeenCalledWith(pages, '/');
});

test('a remote that may be wanted soon is fetched ahead, and nothing of it runs', () => {
  const loadDoor = jest.spyOn(federation, 'loadDoor');

  loader.expect('chat', '/chat');

  expect(document.head.querySelector('link[rel=prefetch]')).toHaveAttribute('href', '/remotes/chat/r1/entry.js');
  expect(loadDoor).not.toHaveBeenCalled();
});

test('a remote that is down is told by name, phase and address', async () => {
  federation.answer('deals', down);

  const failure = await loader.load('deals', pages);

  expect(failure).toMatchObject({
    name: 'RemoteUnavailable',
    remote: 'deals',
    phase: 'load',
    address: '/remotes/deals/r1/entry.js',
  });
  expect(failure).toHaveProperty('cause.message', 'RUNTIME-008: the entry could not be loaded');
});

test('a remote that hangs is given up after ten seconds', async () => {
  jest.useFakeTimers();
  federation.answer('deals', hanging);

  const loading = loader.load('deals', pages);
  await jest.advanceTimersByTimeAsync(10_000);

  const failure = await loading;
  expect(failure).toHaveProperty('phase', 'load');
  expect(failure).toHaveProperty('cause.message', 'No answer within 10000 ms');
});

test('a page whose code hangs is given up as well', async () => {
  jest.useFakeTimers();
  jest.spyOn(remote, 'prepare').mockImplementation(() => new Promise(() => undefined));
  federation.answer('deals', async () => remote);

  const loading = loader.load('deals', pages);
  await jest.advanceTimersByTimeAsync(10_000);

  expect(await loading).toMatchObject({ phase: 'load' });
});

test.each([
  ['lifecycles that no defineRemote() made', { ...remote }],
  ['another remote', aRemote(aCard('chat', { '/chat': ['member'] }), () => null)],
  ['nothing', undefined],
])('%s is refused before it can mount', async (_what, door) => {
  federation.answer('deals', async () => door);

  expect(await loader.load('deals', pages)).toMatchObject({ phase: 'contract', remote: 'deals' });
});

describe('a remote that failed', () => {
  beforeEach(async () => {
    federation.answer('deals', down);
    await loader.load('deals', pages);
    federation.answer('deals', async () => remote);
  });

  test('works once it is back, asked for at an address that was never asked for before', async () => {
    await loader.renew('deals');

    expect(await loader.load('deals', pages)).toBe(remote);
    expect(federation.registered.at(-1)).toBe('/remotes/deals/r1/entry.js?again=1');
  });

  test('is found again by coming back to its page, without “Try again”', async () => {
    expect(await loader.load('deals', pages)).toBe(remote);
  });

  test('is taken from where the registry has it now', async () => {
    const newer = aRegistry(deals);
    fetchRegistry.mockResolvedValue({ deals: { ...newer.deals!, release: 'r2', entry: '/remotes/deals/r2/entry.js' } });

    await loader.renew('deals');

    expect(federation.registered.at(-1)).toBe('/remotes/deals/r2/entry.js?again=1');
  });

  test('is looked for where it was when the registry cannot be read', async () => {
    fetchRegistry.mockRejectedValue(new Error('offline'));

    await loader.renew('deals');

    expect(await loader.load('deals', pages)).toBe(remote);
  });

  test('is renewed once for all the places that show it', async () => {
    await Promise.all([loader.renew('deals'), loader.renew('deals')]);

    expect(loader.generation('deals')).toBe(1);
  });

  test('tells its places when it is being renewed, and when that is over', async () => {
    const seen: boolean[] = [];
    loader.onRenewal(() => seen.push(loader.isRenewing('deals')));

    await loader.renew('deals');

    expect(seen).toEqual([true, false]);
  });

  test('leaves the others as they are', async () => {
    await loader.renew('deals');

    expect(loader.generation('chat')).toBe(0);
    expect(federation.registered.filter((entry) => entry.includes('chat'))).toHaveLength(1);
  });
});

test('a remote is called what its card calls it', () => {
  expect(loader.titleOf('deals')).toBe('The deals');
  expect(loader.titleOf('unheard')).toBe('unheard');
});

test('the log says which remote failed, where and why', () => {
  const error = loader.giveUp('deals', 'run', new TypeError('no such field'));

  expect(error).toBeInstanceOf(RemoteUnavailable);
  expect(console.warn).toHaveBeenCalledWith(
    '[keydate] deals is unavailable (run, /remotes/deals/r1/entry.js): no such field',
    expect.any(TypeError),
  );
});
