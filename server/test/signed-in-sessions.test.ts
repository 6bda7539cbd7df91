import { getUser, login } from '@keydate/contracts/people';
import { endSession, endSessions, listSessions } from '@keydate/contracts/sessions';
import { DAY_MS } from '@keydate/domain/durations';
import { startSession } from '../src/accounts/sessions/use-cases/start-session';
import { ask } from './ask';
import { aPerson, aRealtor } from './people';
import { startTestServer, type TestServer } from './test-server';

const PASSWORD = 'Juniper!2026';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const list = async (token: string) => (await ask(server, listSessions, { token })).body.result.sessions;
const isSignedIn = async (token: string) => (await ask(server, getUser, { token })).status === 200;
const another = (personId: string) => startSession(server.db, server.clock, { kind: 'full', personId });

describe('the list of sessions', () => {
  test('has the browser of each, when it began and was last used, and which one asks', async () => {
    const { id, email } = await aRealtor(server, { password: PASSWORD });
    const response = await fetch(`${server.origin}/api/v1/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'Firefox of a desk' },
      body: JSON.stringify({ email, password: PASSWORD }),
    });
    const { accessToken } = login.replies[200].parse(await response.json()).result;
    server.clock.set(new Date(server.clock.now().getTime() + 3 * DAY_MS));
    await isSignedIn(accessToken);
    const token = await another(id);
    const found = await list(token);
    const desk = found.find(({ userAgent }) => userAgent === 'Firefox of a desk')!;
    const daysSince = (moment: string) => Math.round((server.clock.now().getTime() - Date.parse(moment)) / DAY_MS);

    expect(found.map(({ isCurrent }) => isCurrent).sort()).toEqual([false, false, true]);
    expect([daysSince(desk.startedAt), daysSince(desk.lastUsedAt)]).toEqual([3, 0]);
  });

  test('has no session that is over, and none of a code', async () => {
    const { id } = await aPerson(server, { role: 'SuperRealtor' });
    await startSession(server.db, server.clock, { kind: 'code', personId: id });
    server.clock.set(new Date(server.clock.now().getTime() + 30 * DAY_MS));
    expect(await list(await another(id))).toHaveLength(1);
  });
});

describe('signing out', () => {
  test('of one session leaves the others', async () => {
    const { id, token } = await aRealtor(server);
    const [other, third] = [await another(id), await another(id)];
    const current = (await list(other)).find(({ isCurrent }) => isCurrent);
    expect((await ask(server, endSession, { token, params: { id: current!._id } })).status).toBe(200);
    expect([await isSignedIn(token), await isSignedIn(other), await isSignedIn(third)]).toEqual([true, false, true]);
  });

  test('of a session of somebody else does nothing, and does not tell that there is one', async () => {
    const [one, other] = [await aRealtor(server), await aRealtor(server)];
    const [theirs] = await list(other.token);
    const answers = [theirs!._id, 'nowhere'].map((id) => ask(server, endSession, { token: one.token, params: { id } }));
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([404, 404]);
    expect(await isSignedIn(other.token)).toBe(true);
  });

  test('everywhere ends every session of the person, this one too, and nobody else’s', async () => {
    const [one, other] = [await aRealtor(server), await aRealtor(server)];
    const elsewhere = await another(one.id);
    expect((await ask(server, endSessions, { token: one.token })).status).toBe(200);
    expect([await isSignedIn(one.token), await isSignedIn(elsewhere), await isSignedIn(other.token)]).toEqual([
      false,
      false,
      true,
    ]);
  });
});
