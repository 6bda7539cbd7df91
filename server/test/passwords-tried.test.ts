import { login, otp, resendOtp, updateUser } from '@keydate/contracts/people';
import { KNOWN_BROWSER_MS } from '@keydate/contracts/limits';
import { DAY_MS, MINUTE_MS } from '@keydate/domain/durations';
import { ask } from './ask';
import { anEmail, aPerson, aRealtor } from './people';
import { newestCode } from './sign-ups';
import { startTestServer, type TestServer, type TestSettings } from './test-server';

const PASSWORD = 'Juniper!2026';
const NEEDED = 'SIGN_IN_CODE_NEEDED';
const WRONG = 'SIGN_IN_CODE_WRONG';

/** Servers with limits of their own, closed when the test is over. */
const started: TestServer[] = [];
afterEach(async () => {
  await Promise.all(started.splice(0).map((server) => server.close()));
});

async function aServer(attempts: TestSettings['attempts']): Promise<TestServer> {
  const server = await startTestServer({ attempts, trustedProxies: 1 });
  started.push(server);
  return server;
}

interface Try {
  email: string;
  password?: string;
  otp?: string;
  /** The network address of the sender. */
  from?: string;
  /** The cookie of the browser. */
  cookie?: string;
}

/** Signs in as a browser does: returns `IN` or the refusal's code, and the cookie that comes with it. */
async function signIn(server: TestServer, { from = '198.51.100.1', cookie, password = PASSWORD, ...rest }: Try) {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': from, ...(cookie && { cookie }) };
  const body = JSON.stringify({ password, ...rest });
  const reply = await fetch(`${server.origin}/api/v1/user/${login.path}`, { method: 'POST', headers, body });
  const { code = 'IN' } = (await reply.json()) as { code?: string };
  const [given = ''] = reply.headers.getSetCookie();
  return { code, given, cookie: given.split(';')[0] ?? '' };
}

/** The answers to wrong passwords, each from a network of its own. */
async function wrongOnes(server: TestServer, email: string, count: number, others: Partial<Try> = {}) {
  const answers = [];
  for (let tries = 1; tries <= count; tries += 1)
    answers.push((await signIn(server, { email, password: 'wrong', from: `203.0.113.${tries}`, ...others })).code);
  return answers;
}

const pass = (server: TestServer, ms: number) => server.clock.set(new Date(server.clock.now().getTime() + ms));

describe('passwords that are tried on an account', () => {
  test('from one network keep out that network, and nobody elsewhere', async () => {
    const server = await aServer({ perAccount: 3, perAccountAnywhere: 5 });
    const { email } = await aRealtor(server, { password: PASSWORD });
    const from = '203.0.113.9';
    expect(await wrongOnes(server, email, 9, { from })).toEqual([
      ...Array.from({ length: 3 }, () => 'WRONG_CREDENTIALS'),
      ...Array.from({ length: 6 }, () => 'TOO_MANY_REQUESTS'),
    ]);
    expect((await signIn(server, { email, from })).code).toBe('TOO_MANY_REQUESTS');
    // the refused attempts do not count toward the account
    expect((await signIn(server, { email })).code).toBe('IN');
  });

  test('from many networks meet the wider limit of the account', async () => {
    const server = await aServer({ perAccount: 3, perAccountAnywhere: 5 });
    const { email } = await aRealtor(server, { password: PASSWORD });
    expect((await wrongOnes(server, email, 6)).at(-1)).toBe('TOO_MANY_REQUESTS');
    expect((await signIn(server, { email })).code).toBe('TOO_MANY_REQUESTS');
    pass(server, MINUTE_MS);
    expect((await signIn(server, { email })).code).toBe('IN');
  });
});

describe('a browser that has signed in before', () => {
  test('has an allowance of its own, whatever others try', async () => {
    const server = await aServer({ perAccount: 2, perAccountAnywhere: 4, wrongPasswordsPerDay: 3 });
    const { email } = await aRealtor(server, { password: PASSWORD });
    const { cookie } = await signIn(server, { email });
    await wrongOnes(server, email, 9);
    expect((await signIn(server, { email })).code).toBe('TOO_MANY_REQUESTS');
    expect((await signIn(server, { email, cookie })).code).toBe('IN');
    pass(server, MINUTE_MS);
    expect((await signIn(server, { email })).code).toBe(NEEDED);
    expect((await signIn(server, { email, cookie })).code).toBe('IN');
  });

  test('has no more tries than others: its allowance of a minute ends, and that of a day', async () => {
    const server = await aServer({ perAccount: 2, wrongPasswordsPerDay: 3 });
    const { email } = await aRealtor(server, { password: PASSWORD });
    const { cookie } = await signIn(server, { email });
    pass(server, MINUTE_MS);
    expect(await wrongOnes(server, email, 3, { cookie })).toEqual([
      'WRONG_CREDENTIALS',
      'WRONG_CREDENTIALS',
      'TOO_MANY_REQUESTS',
    ]);
    pass(server, MINUTE_MS);
    // from here on it counts as any browser, with three attempts a day
    expect(await wrongOnes(server, email, 4, { cookie, from: '203.0.113.1' })).toEqual([
      'WRONG_CREDENTIALS',
      'WRONG_CREDENTIALS',
      'TOO_MANY_REQUESTS',
      'TOO_MANY_REQUESTS',
    ]);
  });

  test('is known to the accounts that signed in with it, and to no other', async () => {
    const server = await aServer({ wrongPasswordsPerDay: 1 });
    const [one, other, third] = [
      await aRealtor(server, { password: PASSWORD }),
      await aRealtor(server, { password: PASSWORD }),
      await aRealtor(server, { password: PASSWORD }),
    ];
    const { cookie } = await signIn(server, { email: one.email });
    expect((await signIn(server, { email: other.email, cookie })).cookie).toBe(cookie);
    for (const { email } of [one, other, third]) await wrongOnes(server, email, 2);
    const codes = [];
    for (const { email } of [one, other, third]) codes.push((await signIn(server, { email, cookie })).code);
    expect(codes).toEqual(['IN', 'IN', NEEDED]);
  });

  test('is known by a cookie that no script reads and no other site sends, and that opens nothing', async () => {
    const server = await aServer({});
    const { email } = await aRealtor(server, { password: PASSWORD });
    const { given, cookie } = await signIn(server, { email });
    expect(given).toMatch(/^keydate_browser=[\w-]{43}; Max-Age=\d+; Path=\/api\/v1\/user; HttpOnly; SameSite=Strict$/);
    const asked = await fetch(`${server.origin}/api/v1/user/getUser`, { headers: { cookie } });
    expect(asked.status).toBe(401);
  });

  test('has its cookie replaced where nobody has signed in by it: somebody else may have put it there', async () => {
    const server = await aServer({});
    const { email } = await aRealtor(server, { password: PASSWORD });
    const planted = `keydate_browser=${'x'.repeat(43)}`;
    expect((await signIn(server, { email, cookie: planted })).cookie).not.toBe(planted);
  });

  test('is known no longer once the password was changed, except where that was done, nor half a year later', async () => {
    const server = await aServer({ wrongPasswordsPerDay: 1 });
    const { email } = await aRealtor(server, { password: PASSWORD });
    const { cookie } = await signIn(server, { email });
    await ask(server, resendOtp, { body: { email } });
    const { body } = await ask(server, otp, { body: { email, otp: await newestCode(server, email) } });
    const form = new FormData();
    form.append('password', 'Cedar#2027');
    const changed = await fetch(`${server.origin}/api/v1/user/${updateUser.path}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${body.result.accessToken}` },
      body: form,
    });
    const here = changed.headers.getSetCookie()[0]?.split(';')[0];
    await wrongOnes(server, email, 2);
    const password = 'Cedar#2027';
    expect((await signIn(server, { email, password, cookie })).code).toBe(NEEDED);
    expect((await signIn(server, { email, password, cookie: here! })).code).toBe('IN');

    pass(server, KNOWN_BROWSER_MS);
    await wrongOnes(server, email, 2);
    expect((await signIn(server, { email, password, cookie: here! })).code).toBe(NEEDED);
  });
});

describe('beyond the wrong passwords of a day', () => {
  const limits = { wrongPasswordsPerDay: 2 };

  /** A person whose account has used up today's wrong passwords. */
  async function aTriedPerson(server: TestServer) {
    const { email } = await aRealtor(server, { password: PASSWORD });
    await wrongOnes(server, email, 2);
    return email;
  }

  test('a code from the mailbox must come with the password, once', async () => {
    const server = await aServer(limits);
    const email = await aTriedPerson(server);
    expect((await signIn(server, { email })).code).toBe(NEEDED);
    const code = await newestCode(server, email);
    expect((await signIn(server, { email, otp: code === '000000' ? '111111' : '000000' })).code).toBe(WRONG);
    expect((await signIn(server, { email, otp: code, password: 'wrong' })).code).toBe(WRONG);
    const { code: last, cookie } = await signIn(server, { email, otp: code });
    expect(last).toBe('IN');
    expect((await signIn(server, { email, otp: code })).code).toBe(WRONG);
    // from now on the browser is known
    expect((await signIn(server, { email, cookie })).code).toBe('IN');
  });

  test('the mail says that the person who asked for the code knows the password', async () => {
    const server = await aServer(limits);
    const email = await aTriedPerson(server);
    await signIn(server, { email });
    const [mail] = await server.mailsTo(email);
    expect(mail?.text).toContain('Enter this code to sign in:');
    expect(mail?.text).toMatch(
      /The person who asked for it knows your password\. If that was not you, set another one .*\/reset-password/,
    );
  });

  test('wrong passwords get no code, however often: they neither fill the mailbox nor use its codes up', async () => {
    const server = await aServer(limits);
    const email = await aTriedPerson(server);
    for (let minute = 1; minute <= 2; minute += 1) {
      expect(await wrongOnes(server, email, 6)).toEqual(Array.from({ length: 6 }, () => NEEDED));
      pass(server, MINUTE_MS);
    }
    expect(await server.mailsTo(email)).toEqual([]);
    await signIn(server, { email });
    const code = await newestCode(server, email);
    await wrongOnes(server, email, 6);
    await wrongOnes(server, email, 6, { otp: '000000' });
    expect((await signIn(server, { email, otp: code })).code).toBe('IN');
  });

  test('another code is sent half a minute later, and in between the first one is valid', async () => {
    const server = await aServer(limits);
    const email = await aTriedPerson(server);
    await signIn(server, { email });
    expect((await signIn(server, { email })).code).toBe(NEEDED);
    expect(await server.mailsTo(email)).toHaveLength(1);
    pass(server, 30_000);
    await signIn(server, { email });
    expect(await server.mailsTo(email)).toHaveLength(2);
    expect((await signIn(server, { email, otp: await newestCode(server, email) })).code).toBe('IN');
  });

  test('codes to sign in and codes to recover are counted apart, and are not taken for one another', async () => {
    const server = await aServer(limits);
    const email = await aTriedPerson(server);
    await signIn(server, { email });
    const toSignIn = await newestCode(server, email);
    expect((await ask(server, resendOtp, { body: { email } })).status).toBe(200);
    const toRecover = await newestCode(server, email);
    expect((await signIn(server, { email, otp: toRecover })).code).toBe(WRONG);
    expect((await ask(server, otp, { body: { email, otp: toSignIn } })).body.code).toBe('CODE_WRONG');
    expect((await signIn(server, { email, otp: toSignIn })).code).toBe('IN');
  });

  test('an unknown address, a wrong password and the right one are answered alike, at each step', async () => {
    const server = await aServer(limits);
    const known = await aTriedPerson(server);
    const unknown = anEmail();
    await wrongOnes(server, unknown, 2);
    const all = [{ email: unknown }, { email: known, password: 'wrong' }, { email: known }];
    const steps: string[][] = [];
    for (const step of [{}, {}, ...Array.from({ length: 7 }, () => ({ otp: '000000' }))]) {
      const codes = [];
      for (const who of all) codes.push((await signIn(server, { ...who, ...step })).code);
      steps.push(codes);
    }
    for (const codes of steps) expect(new Set(codes).size).toBe(1);
    expect(steps.flat().filter((code) => code === NEEDED)).toHaveLength(6);
    expect(await server.mailsTo(unknown)).toEqual([]);
  });

  test('only wrong passwords are counted, and they are forgotten after a day', async () => {
    const server = await aServer(limits);
    const { email } = await aRealtor(server, { password: PASSWORD });
    for (let times = 1; times <= 5; times += 1) expect((await signIn(server, { email })).code).toBe('IN');
    await wrongOnes(server, email, 2);
    expect((await signIn(server, { email })).code).toBe(NEEDED);
    pass(server, DAY_MS);
    expect((await signIn(server, { email })).code).toBe('IN');
  });

  test('a client is refused after the code only', async () => {
    const server = await aServer(limits);
    const { email } = await aPerson(server, { role: 'Client', password: PASSWORD });
    await wrongOnes(server, email, 2);
    expect((await signIn(server, { email })).code).toBe(NEEDED);
    expect((await signIn(server, { email, otp: await newestCode(server, email) })).code).toBe('CLIENT_NOT_ALLOWED');
  });

  test('passwords guessed in an open session count too, and the session has an allowance of its own', async () => {
    const server = await aServer(limits);
    const { email, token } = await aRealtor(server, { password: PASSWORD });
    const change = (current: string) =>
      ask(server, updateUser, { token, body: { password: 'Cedar#2027', current_password: current } });
    for (const answer of ['CURRENT_PASSWORD_WRONG', 'CURRENT_PASSWORD_WRONG', 'TOO_MANY_REQUESTS'])
      expect((await change('wrong')).body.code).toBe(answer);
    expect((await signIn(server, { email })).code).toBe(NEEDED);

    const other = await aRealtor(server, { password: PASSWORD });
    await wrongOnes(server, other.email, 5);
    const answer = await ask(server, updateUser, {
      token: other.token,
      body: { password: 'Cedar#2027', current_password: PASSWORD },
    });
    expect(answer.status).toBe(200);
  });
});
