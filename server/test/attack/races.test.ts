import { getUser, login, updateUser } from '@keydate/contracts/people';
import { startSession } from '../../src/accounts/sessions/use-cases/start-session';
import { ask } from '../ask';
import { aRealtor } from '../people';
import { startTestServer, type TestServer } from '../test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const PASSWORD = 'Juniper!2026';
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();

describe('at the same moment', () => {
  test('of several new passwords one is set, and it is the one that signs in', async () => {
    const { token, email, id } = await aRealtor(server, { password: PASSWORD });
    const other = await startSession(server.db, server.clock, { kind: 'full', personId: id });
    const inputs = ['Cedar#2027', 'Maple#2027', 'Aspen#2027', 'Birch#2027'];
    const answers = await Promise.all(
      inputs.map((password, n) =>
        ask(server, updateUser, { token: n % 2 ? other : token, body: { password, current_password: PASSWORD } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const winner = answers.findIndex(({ status }) => status === 200);
    const signedIn = await Promise.all(
      [PASSWORD, ...inputs].map((password) => ask(server, login, { body: { email, password } })),
    );
    expect(signedIn.map(({ status }) => status)).toEqual([400, ...inputs.map((_, n) => (n === winner ? 200 : 400))]);
    const open = await Promise.all([token, other].map((one) => ask(server, getUser, { token: one })));
    expect(open.map(({ status }) => status)).toEqual(winner % 2 ? [401, 200] : [200, 401]);
  });

  test('of sign-ins by the password that is being changed, none outlives the change', async () => {
    const { token, email } = await aRealtor(server, { password: PASSWORD });
    const signIn = () => ask(server, login, { body: { email, password: PASSWORD } });
    const [changed, ...signedIn] = await Promise.all([
      ask(server, updateUser, { token, body: { password: 'Cedar#2027', current_password: PASSWORD } }),
      ...Array.from({ length: 8 }, signIn),
    ]);
    expect(changed.status).toBe(200);
    const tokens = signedIn.filter(({ status }) => status === 200).map(({ body }) => body.result.accessToken);
    const open = await Promise.all(tokens.map((one) => ask(server, getUser, { token: one })));
    expect(statuses(open)).toEqual(tokens.map(() => 401));
  });
});
