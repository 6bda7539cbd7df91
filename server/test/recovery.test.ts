import { CODES_PER_DAY } from '@keydate/contracts/limits';
import { getUser, login, otp, resendOtp, signUp, updateUser } from '@keydate/contracts/people';
import pg from 'pg';
import { ask } from './ask';
import { anEmail, aPerson, aRealtor } from './people';
import { asksForAccount, newestCode, provesAddress } from './sign-ups';
import { startTestServer, type TestServer } from './test-server';

const PASSWORD = 'Juniper!2026';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const signIn = (email: string, password = PASSWORD) => ask(server, login, { body: { email, password } });
const pass = (ms: number) => server.clock.set(new Date(server.clock.now().getTime() + ms));

describe('recovering the password', () => {
  const recover = async (email: string) => {
    await ask(server, resendOtp, { body: { email } });
    const { body } = await ask(server, otp, { body: { email, otp: await newestCode(server, email) } });
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

  test('sets the password and nothing that comes with it', async () => {
    const { email, fullName } = await aRealtor(server, { password: PASSWORD });
    const body = {
      password: 'Cedar#2027',
      fullName: 'Somebody Else',
      contact: JSON.stringify({ phone: '3035550142' }),
    };
    const { status, body: told } = await ask(server, updateUser, { token: await recover(email), body });
    expect([status, told.result.user.fullName, told.result.user.contact.phone]).toEqual([200, fullName, '']);
  });

  test('is refused to clients, once the code was right', async () => {
    const { email } = await aPerson(server, { role: 'Client' });
    await ask(server, resendOtp, { body: { email } });
    const code = await newestCode(server, email);
    const wrong = await ask(server, otp, { body: { email, otp: code === '000000' ? '000001' : '000000' } });
    expect(wrong.body.code).toBe('CODE_WRONG');
    expect(await ask(server, otp, { body: { email, otp: code } })).toMatchObject({
      status: 403,
      body: { message: 'Client are not allowed' },
    });
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

  test('works by the newest code alone, also once that was used', async () => {
    const { email } = await aRealtor(server);
    await ask(server, resendOtp, { body: { email } });
    const older = await newestCode(server, email);
    pass(31_000);
    await ask(server, resendOtp, { body: { email } });
    const newer = await newestCode(server, email);
    expect((await ask(server, otp, { body: { email, otp: newer } })).status).toBe(200);
    expect((await ask(server, otp, { body: { email, otp: older } })).body.code).toBe('CODE_EXPIRED');
  });

  test('is open at once to whoever has just signed up: the code of the sign-up is another one', async () => {
    const email = anEmail();
    const { token } = await asksForAccount(server, email);
    await provesAddress(server, email, token);
    expect((await ask(server, resendOtp, { body: { email } })).status).toBe(200);
    expect((await ask(server, resendOtp, { body: { email } })).body.code).toBe('CODE_RESEND_TOO_SOON');
  });

  test('asked for by strangers ten times keeps nobody from signing up with the address', async () => {
    const email = anEmail();
    for (let asked = 1; asked <= CODES_PER_DAY; asked += 1) {
      expect((await ask(server, resendOtp, { body: { email } })).status).toBe(200);
      pass(61 * 60_000);
    }
    expect((await ask(server, resendOtp, { body: { email } })).body.code).toBe('CODE_RESEND_LIMIT');
    expect((await asksForAccount(server, email)).status).toBe(200);
    expect(await server.mailsTo(email)).toHaveLength(1);
  });

  test('takes no code of a sign-up, nor the other way round', async () => {
    const email = anEmail();
    const asked = await ask(server, signUp, { body: { fullName: 'Robin Vale', email, role: 'SuperRealtor' } });
    const ofSignUp = await newestCode(server, email);
    expect((await ask(server, otp, { body: { email, otp: ofSignUp } })).body.code).toBe('CODE_EXPIRED');
    expect(
      (await ask(server, otp, { token: asked.body.result.accessToken, body: { email, otp: ofSignUp } })).status,
    ).toBe(200);
  });

  test('is not what an ended sign-up gets, which is told that it is over', async () => {
    const email = anEmail();
    const asked = await ask(server, signUp, { body: { fullName: 'Robin Vale', email, role: 'SuperRealtor' } });
    const code = await newestCode(server, email);
    pass(61 * 60_000);
    const token = asked.body.result.accessToken;
    expect((await ask(server, resendOtp, { token, body: { email } })).status).toBe(401);
    expect((await ask(server, otp, { token, body: { email, otp: code } })).status).toBe(401);
  });
});

describe('whether an address is known', () => {
  /** The statements that the server sends to its database during `work`. */
  async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
    const asked: string[] = [];
    const query = pg.Client.prototype.query;
    const listening = {
      query(this: pg.Client, ...args: unknown[]) {
        const [first] = args as [string | { text: string }];
        asked.push(typeof first === 'string' ? first : first.text);
        return Reflect.apply(query, this, args) as unknown;
      },
    };
    Object.assign(pg.Client.prototype, listening);
    try {
      await work();
    } finally {
      pg.Client.prototype.query = query;
    }
    return asked;
  }

  test.each([
    ['a sign-in', (email: string) => signIn(email)],
    ['a request to recover', (email: string) => ask(server, resendOtp, { body: { email } })],
    ['a wrong code', (email: string) => ask(server, otp, { body: { email, otp: '000000' } })],
  ])('cannot be told from the work that %s makes', async (_what, step) => {
    const known = (await aRealtor(server, { password: 'Cedar#2027' })).email;
    const unknown = anEmail();
    const hashes: (string | null)[] = [];
    const { verify } = server.tools.passwords;
    server.tools.passwords.verify = (hash, password) => {
      hashes.push(hash);
      return verify(hash, password);
    };
    try {
      for (const email of [known, unknown]) await ask(server, resendOtp, { body: { email } });
      pass(31_000);
      const [ofKnown, ofUnknown] = [await statementsOf(() => step(known)), await statementsOf(() => step(unknown))];
      expect(ofKnown.length).toBeGreaterThan(0);
      expect(ofUnknown).toEqual(ofKnown);
      expect([0, 2]).toContain(hashes.length);
    } finally {
      server.tools.passwords.verify = verify;
    }
  });

  test('cannot be told from how long the mail takes', async () => {
    const { email } = await aRealtor(server);
    const { send } = server.tools.mailer;
    let hand: (value?: unknown) => void = () => undefined;
    const handedOver = new Promise((resolve) => (hand = resolve));
    server.tools.mailer.send = async (mail) => {
      await handedOver;
      await send(mail);
    };
    try {
      expect((await ask(server, resendOtp, { body: { email } })).status).toBe(200);
    } finally {
      server.tools.mailer.send = send;
      hand();
    }
    expect(await server.mailsTo(email)).toHaveLength(1);
  });
});
