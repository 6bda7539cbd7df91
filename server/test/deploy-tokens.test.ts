import { deployToken, RELEASE_MAX_BYTES, TOKEN_BYTES_A_DAY } from '@keydate/contracts/releases/upload';
import { DAY_MS } from '@keydate/domain/durations';
import { eq } from 'drizzle-orm';
import { deployTokens } from '../src/platform/releases/releases.table';
import { aBuild, HOST, startPlatform } from './squad';

let platform: Awaited<ReturnType<typeof startPlatform>>;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.server.close());
beforeEach(() => platform.install({ host: HOST, remotes: {} }));

const permission = async (token: string) =>
  (await platform.ask('/releases/billing/permission', { method: 'GET', token })).status;

async function listed(id: string) {
  const { body } = await platform.ask('/tokens', { method: 'GET', token: platform.operator });
  return deployToken
    .array()
    .parse(body)
    .find((token) => token.id === id);
}

/** As if the token had been made this long ago. */
async function age(id: string, millis: number) {
  const [token] = await platform.server.db.select().from(deployTokens).where(eq(deployTokens.id, id));
  const expiresAt = new Date((token?.expiresAt.getTime() ?? 0) - millis);
  await platform.server.db.update(deployTokens).set({ expiresAt }).where(eq(deployTokens.id, id));
}

test('a token is valid for 90 days, and shows until when', async () => {
  const { id, token } = await platform.aToken('billing');
  const { madeAt, expiresAt = '' } = (await listed(id)) ?? {};
  expect(Date.parse(expiresAt) - Date.parse(madeAt ?? '')).toBe(90 * DAY_MS);
  await age(id, 90 * DAY_MS - 60_000);
  expect(await permission(token)).toBe(200);
  await age(id, 60_000);
  expect(await permission(token)).toBe(401);
});

test('whoever makes it says another number of days, up to a year', async () => {
  const { ask, operator } = platform;
  const make = (days: unknown) => ask('/tokens', { token: operator, json: { remote: 'billing', label: 'CI', days } });
  const { body } = await make(1);
  await age(String(body.id), DAY_MS);
  expect(await permission(String(body.token))).toBe(401);
  for (const days of [0, 1.5, 366, -1, '90', null]) expect((await make(days)).status).toBe(400);
});

test('it shows when it was last used', async () => {
  const { id, token } = await platform.aToken('billing');
  expect(await listed(id)).toMatchObject({ lastUsedAt: null });
  await permission(token);
  expect(Date.parse((await listed(id))?.lastUsedAt ?? '')).toBeCloseTo(platform.server.clock.now().getTime(), -5);
});

test('it releases and rolls back, and does not remove a remote for good: an operator does', async () => {
  const { ask, aToken, release, operator } = platform;
  const { token } = await aToken('billing');
  await release(aBuild(), token);
  await release(aBuild(), token);
  expect(await ask('/releases/billing/rollback', { token })).toMatchObject({ status: 200 });
  const json = { reason: 'Nobody buys this way' };
  expect(await ask('/releases/billing/removal', { token, json })).toMatchObject({ status: 403 });
  expect(await ask('/releases/billing/removal', { token: operator, json })).toMatchObject({ status: 200 });
});

test('it uploads a number of bytes a day, parts that arrive at once included', async () => {
  const { ask, aToken, server } = platform;
  const { id, token } = await aToken('billing');
  const put = (release: string) =>
    ask(`/releases/billing/${release}/files/entry.js`, { method: 'PUT', token, bytes: Buffer.alloc(10) });
  const uploadedOn = server.clock.now().toISOString().slice(0, 10);
  const stored = eq(deployTokens.id, id);
  await server.db
    .update(deployTokens)
    .set({ uploadedOn, uploadedBytes: TOKEN_BYTES_A_DAY - 30 })
    .where(stored);

  const answers = await Promise.all(['q1', 'q2', 'q3', 'q4', 'q5'].map(put));

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body.result).toEqual({
    reason: 'A token uploads at most 512 MB a day. It may upload again tomorrow (UTC).',
  });
  await server.db.update(deployTokens).set({ uploadedOn: '2020-01-01' }).where(stored);
  expect((await put('q6')).status).toBe(200);
});

test('the limit of a release holds for parts that arrive at once', async () => {
  const { ask, aToken } = platform;
  const { token } = await aToken('billing');
  const part = Buffer.alloc(15 * 1024 * 1024);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, count) =>
      ask(`/releases/billing/large/files/${count}.js`, { method: 'PUT', token, bytes: part }),
    ),
  );
  const taken = answers.filter(({ status }) => status === 200).length;
  expect(taken * part.length).toBeLessThanOrEqual(RELEASE_MAX_BYTES);
  expect(taken).toBe(4);
});
