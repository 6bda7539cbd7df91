import { getUser, login } from '@keydate/contracts/people';
import { ask } from './ask';
import { anEmail, aPerson, aRealtor } from './people';
import { startTestServer, type TestServer } from './test-server';

const PASSWORD = 'Juniper!2026';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const signIn = (email: string, password = PASSWORD) => ask(server, login, { body: { email, password } });

describe('signing in', () => {
  test('gives the user and a token', async () => {
    const { email } = await aRealtor(server, { password: PASSWORD });
    const { status, body } = await signIn(email);
    expect(status).toBe(200);
    expect(body.result.user.contact.email).toBe(email);
    expect((await ask(server, getUser, { token: body.result.accessToken })).body.result._id).toBe(body.result.user._id);
  });

  test('with a wrong password and with an unknown address says the same', async () => {
    const { email } = await aRealtor(server, { password: PASSWORD });
    const wrong = await signIn(email, 'Juniper!2027');
    const unknown = await signIn(anEmail());
    expect(wrong).toMatchObject({ status: 400, body: { code: 'WRONG_CREDENTIALS' } });
    expect(unknown.body).toEqual(wrong.body);
  });

  test('is refused to clients, once the password was right', async () => {
    const { email } = await aPerson(server, { role: 'Client', password: PASSWORD });
    expect((await signIn(email)).body.message).toBe('Client are not allowed');
    expect((await signIn(email, 'wrong')).body.code).toBe('WRONG_CREDENTIALS');
  });

  test('without an email or a password says which', async () => {
    const { status, body } = await ask(server, login, { body: { email: '', password: '' } });
    expect(status).toBe(400);
    expect(body.errors).toEqual({ email: 'Email is required', password: 'Password is required' });
  });
});
