import { getUser, getUserLowerCase, login, logout, otp, resendOtp, updateUser } from '@keydate/contracts/people';
import { listTransactions } from '@keydate/contracts/transactions';
import { ask } from './ask';
import { anEmail, aPerson, aRealtor } from './people';
import { startTestServer, type TestServer } from './test-server';

const PASSWORD = 'Juniper!2026';
const DAY_MS = 86_400_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const signIn = (email: string, password = PASSWORD) => ask(server, login, { body: { email, password } });
const pass = (ms: number) => server.clock.set(new Date(server.clock.now().getTime() + ms));

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

  test('without an e-mail or a password says which', async () => {
    const { status, body } = await ask(server, login, { body: { email: '', password: '' } });
    expect(status).toBe(400);
    expect(body.errors).toEqual({ email: 'Email is required', password: 'Password is required' });
  });
});

describe('a session', () => {
  test('answers getUser and getuser alike', async () => {
    const { token } = await aRealtor(server);
    const [one, other] = await Promise.all([getUser, getUserLowerCase].map((call) => ask(server, call, { token })));
    expect(one?.body).toEqual(other?.body);
  });

  test('ends with the logout', async () => {
    const { token } = await aRealtor(server);
    expect((await ask(server, logout, { token })).status).toBe(200);
    expect((await ask(server, getUser, { token })).status).toBe(401);
  });

  test('slides on with use and ends 30 days after the last', async () => {
    const { token } = await aRealtor(server);
    pass(29 * DAY_MS);
    expect((await ask(server, getUser, { token })).status).toBe(200);
    pass(29 * DAY_MS);
    expect((await ask(server, getUser, { token })).status).toBe(200);
    pass(31 * DAY_MS);
    expect((await ask(server, getUser, { token })).status).toBe(401);
  });

  test('is no client\'s, whatever it was opened by', async () => {
    const { token } = await aPerson(server, { role: 'Client' });
    expect((await ask(server, getUser, { token })).status).toBe(401);
  });

  test('is not opened by the cookie, so that no other site can act', async () => {
    const { token } = await aRealtor(server);
    const response = await fetch(`${server.origin}/api/v1/user/getUser`, { headers: { cookie: `keydate_session=${token}` } });
    expect(response.status).toBe(401);
  });

  test('without a company sees no deals', async () => {
    const { token, id } = await aPerson(server, { role: 'SuperRealtor' });
    expect((await ask(server, listTransactions, { token, params: { userId: id } })).body.code).toBe('COMPANY_MISSING');
  });
});

describe('recovering the password', () => {
  const codeFor = async (email: string) => (await server.mailsTo(email))[0]!.subject.slice(0, 6);
  const recover = async (email: string) => {
    await ask(server, resendOtp, { body: { email } });
    const { body } = await ask(server, otp, { body: { email, otp: await codeFor(email) } });
    return body.result.accessToken;
  };

  test('sets a new one by a code from the mail, and ends the other sessions', async () => {
    const person = await aRealtor(server, { password: PASSWORD });
    const token = await recover(person.email);
    expect((await ask(server, updateUser, { token, body: { password: 'Cedar#2027' } })).status).toBe(200);
    expect((await ask(server, getUser, { token: person.token })).status).toBe(401);
    expect((await signIn(person.email)).status).toBe(400);
    expect((await signIn(person.email, 'Cedar#2027')).status).toBe(200);
  });

  test('gives a session that sees and changes nothing else, for 15 minutes', async () => {
    const { email } = await aRealtor(server);
    const token = await recover(email);
    expect((await ask(server, getUser, { token })).status).toBe(403);
    expect((await ask(server, updateUser, { token, body: { fullName: 'Somebody Else' } })).status).toBe(403);
    pass(15 * 60_000);
    expect((await ask(server, updateUser, { token, body: { password: 'Cedar#2027' } })).status).toBe(401);
  });

  test('is refused to clients, once the code was right', async () => {
    const { email } = await aPerson(server, { role: 'Client' });
    await ask(server, resendOtp, { body: { email } });
    const code = await codeFor(email);
    const wrong = await ask(server, otp, { body: { email, otp: code === '000000' ? '000001' : '000000' } });
    expect(wrong.body.code).toBe('CODE_WRONG');
    expect(await ask(server, otp, { body: { email, otp: code } })).toMatchObject({ status: 403, body: { message: 'Client are not allowed' } });
  });

  test('answers an unknown address as a known one, at each step', async () => {
    const { email } = await aRealtor(server);
    const unknown = anEmail();
    const both = async (step: (address: string) => Promise<{ body: { code?: string | undefined } }>) => {
      const [known, other] = [await step(email), await step(unknown)];
      expect(other.body).toEqual(known.body);
      return known.body.code;
    };
    const resend = (address: string) => ask(server, resendOtp, { body: { email: address } });
    const wrongCode = (address: string) => ask(server, otp, { body: { email: address, otp: '000000' } });
    expect(await both(resend)).toBeUndefined();
    expect(await both(resend)).toBe('CODE_RESEND_TOO_SOON');
    for (let tries = 1; tries <= 5; tries += 1) expect(await both(wrongCode)).toBe('CODE_WRONG');
    expect(await both(wrongCode)).toBe('CODE_LOCKED');
    expect(await server.mailsTo(unknown)).toEqual([]);
  });
});

describe('attempts', () => {
  test('beyond the limit of an account are refused, for that account alone', async () => {
    const strict = await startTestServer({ attempts: { perAddress: 1000, perAccount: 3 } });
    try {
      const attempt = (email: string) => ask(strict, login, { body: { email, password: 'x' } });
      const guessed = anEmail();
      const statuses = [];
      for (let tries = 1; tries <= 4; tries += 1) statuses.push((await attempt(tries % 2 ? guessed : guessed.toUpperCase())).status);
      expect(statuses).toEqual([400, 400, 400, 429]);
      expect((await attempt(anEmail())).status).toBe(400);
    } finally {
      await strict.close();
    }
  });

  test('beyond the limit of an address are refused', async () => {
    const strict = await startTestServer({ attempts: { perAddress: 2, perAccount: 1000 } });
    try {
      const statuses = [];
      for (let tries = 1; tries <= 3; tries += 1) statuses.push((await ask(strict, login, { body: { email: anEmail(), password: 'x' } })).status);
      expect(statuses).toEqual([400, 400, 429]);
    } finally {
      await strict.close();
    }
  });

  test('are of the address that the trusted proxies give, whatever else the header claims', async () => {
    const behindOne = await startTestServer({ attempts: { perAddress: 1, perAccount: 1000 }, trustedProxies: 1 });
    const attempt = async (forwardedFor: string) => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': forwardedFor };
      const body = JSON.stringify({ email: anEmail(), password: 'x' });
      return (await fetch(`${behindOne.origin}/api/v1/user/login`, { method: 'POST', headers, body })).status;
    };
    try {
      expect([await attempt('1.1.1.1, 198.51.100.7'), await attempt('2.2.2.2, 198.51.100.7'), await attempt('198.51.100.8')]).toEqual([400, 429, 400]);
    } finally {
      await behindOne.close();
    }
  });
});
