import { shellEvents, type ShellEvent } from '@keydate/contracts/telemetry';
import { aCard, aRegistry } from '@keydate/testing/remotes/a-registry';
import { aRemote } from '@keydate/testing/remotes/a-remote';
import { expectLog } from '@keydate/testing/remotes/expect-log';
import { fakeFederation, type FakeFederation } from '@keydate/testing/remotes/fake-federation';
import { createRemoteLoader, type RemoteLoader } from './remote-loader';

const card = { ...aCard('billing', { '/subscription': ['member'] }), owner: 'Squad Billing' };
const registry = aRegistry(card);
const pages = { kind: 'pages' } as const;

let federation: FakeFederation;
let events: ShellEvent[];
let loader: RemoteLoader;
beforeEach(() => {
  federation = fakeFederation();
  events = [];
  loader = createRemoteLoader({
    registry,
    federation,
    fetchRegistry: async () => registry,
    onEvent: (event) => events.push(event),
  });
});

test('the first load of a part is told with its phases, once it is on the screen', async () => {
  federation.answer('billing', async () => aRemote(card, () => null));
  await loader.load('billing', pages);
  expect(events).toEqual([]);

  loader.reportReady('billing', pages);
  await loader.load('billing', pages);
  loader.reportReady('billing', pages);

  expect(events).toMatchObject([{ kind: 'load', remote: 'billing', release: 'r1', part: 'pages' }]);
  expect(shellEvents.safeParse({ host: 'h1', events }).success).toBe(true);
});

test('a failure is told with remote, owner, version and the trace id that the person sees', async () => {
  expectLog();
  const cause = new Error('x'.repeat(1000));
  const { traceId } = loader.reportFailure('billing', 'run', cause);

  expect(events).toMatchObject([
    { kind: 'error', remote: 'billing', release: 'r1', owner: 'Squad Billing', phase: 'run', traceId },
  ]);
  expect(shellEvents.safeParse({ host: 'h1', events }).error).toBeUndefined();
});

test.each(['part', 'uncaught'] as const)(
  'an error (%s) of a remote that still works is told likewise',
  async (phase) => {
    const log = expectLog();
    federation.answer('billing', async () => aRemote(card, () => null));
    await loader.load('billing', pages);

    loader.reportError('billing', phase, new Error('Edit Address was not loaded'));
    await loader.load('billing', pages);

    const message = 'Edit Address was not loaded';
    expect(events).toMatchObject([
      { kind: 'error', remote: 'billing', release: 'r1', owner: 'Squad Billing', phase, message },
    ]);
    expect(shellEvents.safeParse({ host: 'h1', events }).error).toBeUndefined();
    const [event] = events;
    expect(log.mock.calls[0]?.[0]).toContain(event?.kind === 'error' ? `[trace ${event.traceId}]` : 'an error');
    // it did not fail: nothing of it is loaded again
    expect(loader.reloadCount('billing')).toBe(0);
  },
);
