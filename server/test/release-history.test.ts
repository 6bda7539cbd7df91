import { historyPage, type HistoryEvent } from '@keydate/contracts/releases/history';
import { releaseEvents } from '../src/platform/releases/releases.table';
import { startServerOnOwnDatabase } from './own-database';
import { aBuild, HOST, manifestOf, startPlatform } from './squad';

let platform: Awaited<ReturnType<typeof startPlatform>>;
beforeAll(async () => {
  // the history is that of all remotes of a database
  platform = await startPlatform({}, startServerOnOwnDatabase);
});
afterAll(() => platform.server.close());
beforeEach(async () => {
  await platform.server.db.delete(releaseEvents);
  await platform.install({ host: HOST, remotes: {} });
});

async function history(query = '') {
  const { body } = await platform.ask(`/history${query}`, { method: 'GET', token: platform.operator });
  return historyPage.parse(body);
}
const inShort = ({ action, name, release, reason }: HistoryEvent) => [action, name, release, reason];

test('operators read what was released, switched and refused, and which tokens were made: by whom, when, from which commit, why', async () => {
  const { ask, aToken, release, operator, operatorEmail } = platform;
  const { id, token } = await aToken('billing');
  const [build, unfit] = [aBuild(), aBuild({ requires: { react: '^20.0.0' } })];
  await release(build, token);
  await release(unfit, token);
  await ask('/releases/billing/switch', { token, json: { reason: 'Prices are wrong' } });
  await ask('/releases/billing/rollback', { token: operator });
  await ask(`/tokens/${id}`, { method: 'DELETE', token: operator });
  await ask(`/tokens/${id}`, { method: 'DELETE', token: operator });

  const { events, next } = await history();

  expect(events.map(inShort)).toEqual([
    ['revoke-token', 'billing', null, 'CI of billing'],
    ['refuse', 'billing', null, 'There is no earlier release of billing.'],
    ['disable', 'billing', build.release, 'Prices are wrong'],
    ['refuse', 'billing', unfit.release, expect.stringContaining('billing needs react ^20.0.0')],
    ['release', 'billing', build.release, null],
    ['make-token', 'billing', null, 'CI of billing'],
  ]);
  expect(next).toBeNull();
  expect(events[4]).toMatchObject({ commit: 'abc1234', by: `CI of billing, by a token of ${operatorEmail}` });
  expect(events[3]).toMatchObject({ commit: 'abc1234' });
  expect(JSON.stringify(events)).not.toContain(token);
});

test('a roll-out and a switch have their reasons, also one that switches on', async () => {
  const { ask, aToken, release, upload, publish, operator, liveBilling } = platform;
  const { token } = await aToken('billing');
  const [first, newer] = [aBuild(), aBuild()];
  await release(first, token);
  await upload(newer, token);
  await publish(newer, token, { ...manifestOf(newer), scope: { percent: 0, people: [] } });
  const change = (path: string, json: unknown) => ask(`/releases/billing/${path}`, { token: operator, json });
  expect(await change('roll-out', { percent: 10, people: [], reason: 'It is fast' })).toMatchObject({ status: 200 });
  expect(await change('switch', { isOn: false, reason: 'Prices are wrong' })).toMatchObject({ status: 200 });
  expect(await liveBilling()).toMatchObject({ disabled: 'Prices are wrong' });
  expect(await change('switch', { isOn: true, reason: 'Prices are right' })).toMatchObject({ status: 200 });
  expect((await liveBilling())?.disabled).toBeUndefined();
  expect(await change('switch', { isOn: false })).toMatchObject({ status: 400 });

  const { events } = await history();
  expect(events.slice(0, 3).map(inShort)).toEqual([
    ['enable', 'billing', first.release, 'Prices are right'],
    ['disable', 'billing', first.release, 'Prices are wrong'],
    ['roll-out', 'billing', newer.release, 'To 10% of people. It is fast'],
  ]);
});

test('operators see the address of a release, and how much a browser loads of it', async () => {
  const { aToken, release, liveBilling } = platform;
  const build = aBuild();
  await release(build, (await aToken('billing')).token);
  const { 'entry.js.br': packed, 'plans.js': plans } = build.files;
  expect(await liveBilling()).toMatchObject({
    address: build.remote.entry,
    bytes: (packed?.length ?? 0) + (plans?.length ?? 0),
  });
});

test('it is read 50 at a time, newest first, each once, of one remote or of all', async () => {
  const at = new Date('2026-11-23T10:00:00Z');
  await platform.server.db.insert(releaseEvents).values(
    Array.from({ length: 120 }, (_, count) => ({
      id: crypto.randomUUID(),
      action: 'release' as const,
      name: count < 3 ? 'settings' : 'billing',
      release: `r${count}`,
      by: 'June',
      // some at the same moment
      at: new Date(at.getTime() + Math.floor(count / 4)),
    })),
  );
  const first = await history();
  const second = await history(`?before=${first.next}`);
  const third = await history(`?before=${second.next}`);
  expect([first, second, third].map(({ events }) => events.length)).toEqual([50, 50, 20]);
  expect(third.next).toBeNull();
  const all = [first, second, third].flatMap(({ events }) => events);
  expect(new Set(all.map(({ id }) => id)).size).toBe(120);
  expect(all.map((event) => event.at)).toEqual(
    all
      .map((event) => event.at)
      .sort()
      .reverse(),
  );
  expect((await history('?name=settings')).events).toHaveLength(3);
});

test('nobody else reads it, and what is asked for is checked', async () => {
  const { ask, aToken, stranger, operator } = platform;
  const { token } = await aToken('billing');
  const status = async (by?: string, query = '') =>
    (await ask(`/history${query}`, { method: 'GET', token: by })).status;
  expect([await status(), await status(stranger), await status(token)]).toEqual([401, 403, 401]);
  expect(await status(operator, '?before=1')).toBe(400);
  expect(await status(operator, "?name=x' or 1=1")).toBe(400);
});
