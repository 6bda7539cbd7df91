import { randomUUID } from 'node:crypto';
import { otp, resendOtp } from '@keydate/contracts/people';
import { insertPerson } from '../src/accounts/people/people.repository';
import { ask } from './ask';
import { anEmail } from './people';
import { asksForAccount, newestCode, provesAddress } from './sign-ups';
import { startTestServer, type TestServer } from './test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('an email address', () => {
  test('of an account is told USER_ALREADY_EXISTS', async () => {
    const email = anEmail();
    const { token } = await asksForAccount(server, email);
    await provesAddress(server, email, token);
    const again = await asksForAccount(server, email);
    expect(again).toMatchObject({ status: 409, body: { message: 'USER_ALREADY_EXISTS' } });
  });

  test.each([
    ['in capitals', (email: string) => email.toUpperCase()],
    ['with space around it', (email: string) => ` ${email} `],
    [
      'in full-width letters',
      (email: string) => [...email].map((sign) => String.fromCodePoint(sign.codePointAt(0)! + 0xfee0)).join(''),
    ],
  ])('is the same account when typed %s', async (_how, write) => {
    const email = anEmail();
    const { token } = await asksForAccount(server, email);
    await provesAddress(server, email, token);
    expect((await asksForAccount(server, write(email))).body.message).toBe('USER_ALREADY_EXISTS');
    server.clock.set(new Date(server.clock.now().getTime() + 31_000));
    await ask(server, resendOtp, { body: { email: write(email) } });
    expect((await server.mailsTo(email)).length).toBe(2);
  });

  test('whose domain has letters of its own is the same account as the name system has it', async () => {
    const email = anEmail().replace('@', '@bücher.');
    const { token } = await asksForAccount(server, email);
    const inAscii = email.replace('bücher', 'xn--bcher-kva');
    await provesAddress(server, inAscii, token);
    expect((await asksForAccount(server, email.replace('ü', 'Ü'))).body.message).toBe('USER_ALREADY_EXISTS');
  });

  test('with a letter of another script before the @ is refused with a sentence', async () => {
    const { status, body } = await asksForAccount(server, `r\u043Ebin-${anEmail()}`);
    expect([status, body.errors]).toEqual([
      400,
      { email: 'Before the @, an email address may only have letters without accents, digits and signs.' },
    ]);
  });

  test('is kept in its one form alone, whoever writes it into the database', async () => {
    const row = {
      id: randomUUID(),
      fullName: 'Robin Vale',
      role: 'SuperRealtor',
      createdAt: server.clock.now(),
    } as const;
    for (const email of [anEmail().toUpperCase(), `r\u043Ebin-${anEmail()}`]) {
      await expect(insertPerson(server.db, { ...row, email })).rejects.toThrow();
    }
  });

  test('that many ask for at once gets one code, and becomes one account', async () => {
    const email = anEmail();
    const asked = await Promise.all(
      Array.from({ length: 5 }, (_one, at) => asksForAccount(server, at % 2 ? email : email.toUpperCase())),
    );
    expect(asked.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429, 429]);
    expect(await server.mailsTo(email)).toHaveLength(1);
    const { token } = asked.find(({ status }) => status === 200)!;
    const proved = await Promise.all([1, 2, 3].map(() => provesAddress(server, email, token)));
    expect(proved.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await asksForAccount(server, email)).body.message).toBe('USER_ALREADY_EXISTS');
  });

  test('that two prove at once becomes one account', async () => {
    const email = anEmail();
    const first = await asksForAccount(server, email);
    const firstCode = await newestCode(server, email);
    server.clock.set(new Date(server.clock.now().getTime() + 31_000));
    const second = await asksForAccount(server, email);
    const secondCode = await newestCode(server, email);
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
