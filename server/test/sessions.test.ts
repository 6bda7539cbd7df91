import type { Call } from '@keydate/contracts/call';
import { companyClients } from '@keydate/contracts/clients';
import { createCompany, updateCompany } from '@keydate/contracts/companies';
import { getUser, getUserLowerCase, logout, signUp, updateUser } from '@keydate/contracts/people';
import { listSessions } from '@keydate/contracts/sessions';
import { companyEmployees } from '@keydate/contracts/teammates';
import { listTransactions } from '@keydate/contracts/transactions';
import { DAY_MS, HOUR_MS } from '@keydate/domain/durations';
import { eq } from 'drizzle-orm';
import { hashOfToken } from '../src/accounts/sessions/token';
import { sessions } from '../src/accounts/sessions/sessions.table';
import { startSession } from '../src/accounts/sessions/use-cases/start-session';
import { ask } from './ask';
import { anEmail, aPerson, aRealtor } from './people';
import { startTestServer, type TestServer } from './test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const pass = (ms: number) => server.clock.set(new Date(server.clock.now().getTime() + ms));
const statusFor = async (token: string) => (await ask(server, getUser, { token })).status;

describe('a session', () => {
  test('answers getUser and getuser alike', async () => {
    const { token } = await aRealtor(server);
    const [one, other] = await Promise.all([getUser, getUserLowerCase].map((call) => ask(server, call, { token })));
    expect(one?.body).toEqual(other?.body);
  });

  test('ends with the logout, and the person’s others go on', async () => {
    const { token, id } = await aRealtor(server);
    const other = await startSession(server.db, server.clock, { kind: 'full', personId: id });
    expect((await ask(server, logout, { token })).status).toBe(200);
    expect([await statusFor(token), await statusFor(other)]).toEqual([401, 200]);
  });

  test('slides on with use and ends 30 days after the last', async () => {
    const { token } = await aRealtor(server);
    pass(29 * DAY_MS);
    expect(await statusFor(token)).toBe(200);
    pass(29 * DAY_MS);
    expect(await statusFor(token)).toBe(200);
    pass(30 * DAY_MS);
    expect(await statusFor(token)).toBe(401);
  });

  test('that is in use was last used today, also where it was used yesterday too', async () => {
    const { token } = await aRealtor(server);
    const lastUse = async () => (await ask(server, listSessions, { token })).body.result.sessions[0]?.lastUsedAt;
    const before = await lastUse();
    pass(23 * HOUR_MS);
    await statusFor(token);
    expect(Date.parse((await lastUse())!) - Date.parse(before!)).toBeGreaterThanOrEqual(23 * HOUR_MS);
  });

  test("is no client's, whatever it was opened by", async () => {
    const { token } = await aPerson(server, { role: 'Client' });
    expect(await statusFor(token)).toBe(401);
  });

  test('is not opened by the cookie, so that no other site can act', async () => {
    const { token } = await aRealtor(server);
    const response = await fetch(`${server.origin}/api/v1/user/getUser`, {
      headers: { cookie: `keydate_session=${token}` },
    });
    expect(response.status).toBe(401);
  });

  test('without a company sees no transactions', async () => {
    const { token, id } = await aPerson(server, { role: 'SuperRealtor' });
    expect((await ask(server, listTransactions, { token, params: { userId: id } })).body.code).toBe('COMPANY_MISSING');
  });

  test('is kept by a hash of its token alone', async () => {
    const { token, id } = await aRealtor(server);
    const kept = await server.db.select().from(sessions).where(eq(sessions.personId, id));
    expect(kept).toMatchObject([{ tokenHash: hashOfToken(token) }]);
    expect(JSON.stringify(kept)).not.toContain(token);
  });
});

describe('a token', () => {
  test('with a character changed, added or left out opens nothing', async () => {
    const { token } = await aRealtor(server);
    const changed = (at: number) => token.slice(0, at) + (token[at] === 'x' ? 'y' : 'x') + token.slice(at + 1);
    const tampered = [
      changed(0),
      changed(20),
      changed(token.length - 1),
      `${token}x`,
      token.slice(1),
      token.toLowerCase(),
      hashOfToken(token),
    ];
    for (const one of tampered) expect(await statusFor(one)).toBe(401);
    expect(await statusFor(token)).toBe(200);
  });

  test.each(['', 'Bearer', 'Bearer ', 'Basic abc', 'Bearer a b', `Bearer ${'x'.repeat(5000)}`])(
    'in the header "%s" is none',
    async (authorization) => {
      const response = await fetch(`${server.origin}/api/v1/user/getUser`, { headers: { authorization } });
      expect(response.status).toBe(401);
    },
  );
});

describe('the session of a sign-up', () => {
  test('can only prove the address', async () => {
    const { body } = await ask(server, signUp, {
      body: { fullName: 'Robin Vale', email: anEmail(), role: 'SuperRealtor' },
    });
    const token = body.result.accessToken;
    const company = {
      name: 'Alder',
      website: 'alder.example',
      address: {},
      primaryColor: '#000000',
      secondaryColor: '#000000',
    };
    const refused: [Call, unknown][] = [
      [getUser, undefined],
      [updateUser, { password: 'Keydate!2026' }],
      [logout, undefined],
      [createCompany, company],
      [updateCompany, company],
      [companyClients, undefined],
      [companyEmployees, undefined],
    ];
    for (const [call, asked] of refused)
      expect([call.path, (await ask(server, call, { token, body: asked })).status]).toEqual([call.path, 403]);
  });
});
