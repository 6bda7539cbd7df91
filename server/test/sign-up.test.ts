import { createCompany } from '@keydate/contracts/companies';
import { TERMS_IN_FORCE } from '@keydate/contracts/terms';
import { getUser, login, otp, resendOtp, signUp, updateUser } from '@keydate/contracts/people';
import { eq } from 'drizzle-orm';
import { oneTimeCodes } from '../src/modules/one-time-codes/one-time-codes.table';
import { findPersonByEmail } from '../src/modules/people/people.repository';
import { ask } from './ask';
import { anEmail } from './people';
import { startTestServer, type TestServer } from './test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const codeIn = (subject: string) => /^\d{6}/.exec(subject)?.[0] ?? '';
const newestCode = async (email: string) => codeIn((await server.mailsTo(email))[0]?.subject ?? '');

async function asksForAccount(email: string, change: Record<string, unknown> = {}) {
  const { status, body } = await ask(server, signUp, { body: { fullName: 'Robin Vale', email, role: 'SuperRealtor', ...change } });
  return { status, body, token: status === 200 ? body.result.accessToken : '' };
}

async function provesAddress(email: string, token: string) {
  return ask(server, otp, { token, body: { email, otp: await newestCode(email) } });
}

const aCompany = {
  name: 'Alder & Finch Realty',
  website: 'alderfinch.example',
  address: { street: '12 Larimer Street', city: 'Denver', state: 'Colorado', zipCode: '80202' },
  primaryColor: '#000000',
  secondaryColor: '#00000080',
};

describe('the whole of signing up', () => {
  test('leads from a name to a company, by a code from the mail', async () => {
    const email = anEmail();
    const asked = await asksForAccount(email.toUpperCase());
    expect(asked.status).toBe(200);

    const proved = await provesAddress(email, asked.token);
    expect(proved.status).toBe(200);
    const token = proved.body.result.accessToken;

    expect((await ask(server, getUser, { token })).status).toBe(403);
    expect((await ask(server, updateUser, { token, body: { password: 'Keydate!2026' } })).status).toBe(200);
    expect((await ask(server, createCompany, { token, body: aCompany })).body.code).toBe('TERMS_NOT_ACCEPTED');
    const accepted = await ask(server, updateUser, { token, body: { terms_accepted: 'true' } });
    expect(accepted.body.result.user).toMatchObject({ termsAccepted: true, company: null, role: 'SuperRealtor', contact: { email } });

    const kept = await findPersonByEmail(server.db, email);
    expect([kept?.termsVersion, kept?.termsAcceptedAt]).toEqual([TERMS_IN_FORCE, expect.any(Date)]);

    const founded = await ask(server, createCompany, { token, body: aCompany });
    expect(founded.status).toBe(200);
    expect(founded.body.result).toMatchObject({ name: aCompany.name, contact: { address: aCompany.address } });
    expect(founded.body.result.agentsInviteLink).toMatch(/\/signup\?ref=A[2-9A-Z]{20}$/);

    const signedIn = await ask(server, login, { body: { email: email.toUpperCase(), password: 'Keydate!2026' } });
    expect(signedIn.body.result.user.company?.name).toBe(aCompany.name);
    expect(signedIn.body.messages).toBe('Success');
  });
});

describe('a one-time code', () => {
  test('is in the subject of a mail in text and HTML', async () => {
    const email = anEmail();
    await asksForAccount(email);
    const [mail] = await server.mailsTo(email);
    expect(mail?.subject).toMatch(/^\d{6} is your Keydate code$/);
    expect(mail?.text).toContain(codeIn(mail!.subject));
    expect(mail?.html).toContain(codeIn(mail!.subject));
  });

  test('is refused when it belongs to another sign-up of the same address', async () => {
    const email = anEmail();
    const first = await asksForAccount(email, { fullName: 'Robin Vale' });
    server.clock.set(new Date(server.clock.now().getTime() + 31_000));
    await asksForAccount(email, { fullName: 'Somebody Else' });
    expect((await provesAddress(email, first.token)).body.code).toBe('CODE_WRONG');
  });

  test('is locked after five wrong ones, the right one too', async () => {
    const email = anEmail();
    const { token } = await asksForAccount(email);
    const right = await newestCode(email);
    const wrong = right === '000000' ? '000001' : '000000';
    for (let tries = 1; tries <= 5; tries += 1) {
      expect((await ask(server, otp, { token, body: { email, otp: wrong } })).body.code).toBe('CODE_WRONG');
    }
    expect((await ask(server, otp, { token, body: { email, otp: right } })).body.code).toBe('CODE_LOCKED');
  });

  test('counts guesses that are sent at once', async () => {
    const email = anEmail();
    const { token } = await asksForAccount(email);
    const wrong = (await newestCode(email)) === '000000' ? '000001' : '000000';
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask(server, otp, { token, body: { email, otp: wrong } })));
    expect(answers.filter(({ body }) => body.code === 'CODE_WRONG')).toHaveLength(5);
    expect(answers.filter(({ body }) => body.code === 'CODE_LOCKED')).toHaveLength(7);
  });

  test('is over after ten minutes', async () => {
    const email = anEmail();
    const { token } = await asksForAccount(email);
    server.clock.set(new Date(server.clock.now().getTime() + 10 * 60_000));
    expect((await provesAddress(email, token)).body.code).toBe('CODE_EXPIRED');
  });

  test('works once', async () => {
    const email = anEmail();
    const { token } = await asksForAccount(email);
    const code = await newestCode(email);
    const answers = await Promise.all([1, 2].map(() => ask(server, otp, { token, body: { email, otp: code } })));
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  });

  test('is kept by a hash alone', async () => {
    const email = anEmail();
    await asksForAccount(email);
    const kept = await server.db.select().from(oneTimeCodes).where(eq(oneTimeCodes.email, email));
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(await newestCode(email));
  });

  test('is sent ten times a day at the most', async () => {
    const email = anEmail();
    for (let sent = 1; sent <= 10; sent += 1) {
      server.clock.set(new Date(server.clock.now().getTime() + 61 * 60_000));
      expect((await asksForAccount(email)).status).toBe(200);
    }
    server.clock.set(new Date(server.clock.now().getTime() + 61 * 60_000));
    expect((await asksForAccount(email)).body.code).toBe('CODE_RESEND_LIMIT');
  });

  test('is sent again after 30 seconds, five times an hour', async () => {
    const email = anEmail();
    const { token } = await asksForAccount(email);
    const again = () => ask(server, resendOtp, { token, body: { email } });
    expect((await again()).body.code).toBe('CODE_RESEND_TOO_SOON');
    for (let sent = 2; sent <= 5; sent += 1) {
      server.clock.set(new Date(server.clock.now().getTime() + 31_000));
      expect((await again()).status).toBe(200);
    }
    server.clock.set(new Date(server.clock.now().getTime() + 31_000));
    expect((await again()).body.code).toBe('CODE_RESEND_LIMIT');
    expect((await server.mailsTo(email))).toHaveLength(5);
  });
});

describe('an e-mail address', () => {
  test('of an account is told USER_ALREADY_EXISTS', async () => {
    const email = anEmail();
    const { token } = await asksForAccount(email);
    await provesAddress(email, token);
    const again = await asksForAccount(email);
    expect(again).toMatchObject({ status: 409, body: { message: 'USER_ALREADY_EXISTS' } });
  });

  test.each([
    ['in capitals', (email: string) => email.toUpperCase()],
    ['with space around it', (email: string) => ` ${email} `],
    ['in full-width letters', (email: string) => [...email].map((sign) => String.fromCodePoint(sign.codePointAt(0)! + 0xfee0)).join('')],
  ])('is the same account when typed %s', async (_how, write) => {
    const email = anEmail();
    const { token } = await asksForAccount(email);
    await provesAddress(email, token);
    expect((await asksForAccount(write(email))).body.message).toBe('USER_ALREADY_EXISTS');
    server.clock.set(new Date(server.clock.now().getTime() + 31_000));
    await ask(server, resendOtp, { body: { email: write(email) } });
    expect((await server.mailsTo(email)).length).toBe(2);
  });

  test('whose domain has letters of its own is the same account as the name system has it', async () => {
    const email = anEmail().replace('@', '@bücher.');
    const { token } = await asksForAccount(email);
    const inAscii = email.replace('bücher', 'xn--bcher-kva');
    await provesAddress(inAscii, token);
    expect((await asksForAccount(email.replace('ü', 'Ü'))).body.message).toBe('USER_ALREADY_EXISTS');
  });

  test('with a letter of another script before the @ is refused with a sentence', async () => {
    const { status, body } = await asksForAccount(`r\u043Ebin-${anEmail()}`);
    expect([status, body.errors]).toEqual([400, { email: 'Before the @, an e-mail address may only have letters without accents, digits and signs.' }]);
  });

  test('that many ask for at once gets one code, and becomes one account', async () => {
    const email = anEmail();
    const asked = await Promise.all(Array.from({ length: 5 }, (_one, at) => asksForAccount(at % 2 ? email : email.toUpperCase())));
    expect(asked.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429, 429]);
    expect(await server.mailsTo(email)).toHaveLength(1);
    const { token } = asked.find(({ status }) => status === 200)!;
    const proved = await Promise.all([1, 2, 3].map(() => provesAddress(email, token)));
    expect(proved.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await asksForAccount(email)).body.message).toBe('USER_ALREADY_EXISTS');
  });

  test('that two prove at once becomes one account', async () => {
    const email = anEmail();
    const first = await asksForAccount(email);
    const firstCode = await newestCode(email);
    server.clock.set(new Date(server.clock.now().getTime() + 31_000));
    const second = await asksForAccount(email);
    const secondCode = await newestCode(email);
    const answers = await Promise.all([
      ask(server, otp, { token: first.token, body: { email, otp: firstCode } }),
      ask(server, otp, { token: second.token, body: { email, otp: secondCode } }),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    const loser = answers.find(({ status }) => status !== 200);
    expect(loser?.body.code).toBe('USER_ALREADY_EXISTS');
  });
});

describe('a role', () => {
  test('has to be chosen without an invitation', async () => {
    expect((await asksForAccount(anEmail(), { role: undefined })).body.code).toBe('ROLE_MISSING');
  });

  test.each(['Employee', 'Agent', 'Client', 'SuperAdmin'])('%s cannot be chosen', async (role) => {
    expect((await asksForAccount(anEmail(), { role })).body.code).toBe('ROLE_MISSING');
  });
});
