import { otp, resendOtp } from '@keydate/contracts/people';
import { eq } from 'drizzle-orm';
import { oneTimeCodes } from '../src/accounts/one-time-codes/one-time-codes.table';
import { ask } from './ask';
import { anEmail } from './people';
import { asksForAccount, newestCode, provesAddress } from './sign-ups';
import { startTestServer, type TestServer } from './test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('a one-time code', () => {
  test('is in the subject of a mail in text and HTML', async () => {
    const email = anEmail();
    await asksForAccount(server, email);
    const [mail] = await server.mailsTo(email);
    expect(mail?.subject).toMatch(/^\d{6} is your Keydate code$/);
    expect(mail?.text).toContain(mail!.subject.slice(0, 6));
    expect(mail?.html).toContain(mail!.subject.slice(0, 6));
  });

  test('is refused when it belongs to another sign-up of the same address', async () => {
    const email = anEmail();
    const first = await asksForAccount(server, email, { fullName: 'Robin Vale' });
    server.clock.set(new Date(server.clock.now().getTime() + 31_000));
    await asksForAccount(server, email, { fullName: 'Somebody Else' });
    expect((await provesAddress(server, email, first.token)).body.code).toBe('CODE_WRONG');
  });

  test('works after CODE_SECRET has changed, while the one before is set, too', async () => {
    const email = anEmail();
    const { token } = await asksForAccount(server, email);
    const { config } = server.tools;
    const before = { codeSecret: config.codeSecret, acceptedCodeSecrets: config.acceptedCodeSecrets };
    const codeSecret = 'the next secret, which is long enough';
    Object.assign(config, { codeSecret, acceptedCodeSecrets: [codeSecret] });
    expect((await provesAddress(server, email, token)).body.code).toBe('CODE_WRONG');
    Object.assign(config, { acceptedCodeSecrets: [codeSecret, before.codeSecret] });
    expect((await provesAddress(server, email, token)).status).toBe(200);
    Object.assign(config, before);
  });

  test('is locked after five wrong ones, the right one too', async () => {
    const email = anEmail();
    const { token } = await asksForAccount(server, email);
    const right = await newestCode(server, email);
    const wrong = right === '000000' ? '000001' : '000000';
    for (let tries = 1; tries <= 5; tries += 1) {
      expect((await ask(server, otp, { token, body: { email, otp: wrong } })).body.code).toBe('CODE_WRONG');
    }
    expect((await ask(server, otp, { token, body: { email, otp: right } })).body.code).toBe('CODE_LOCKED');
  });

  test('counts guesses that are sent at once', async () => {
    const email = anEmail();
    const { token } = await asksForAccount(server, email);
    const wrong = (await newestCode(server, email)) === '000000' ? '000001' : '000000';
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => ask(server, otp, { token, body: { email, otp: wrong } })),
    );
    expect(answers.filter(({ body }) => body.code === 'CODE_WRONG')).toHaveLength(5);
    expect(answers.filter(({ body }) => body.code === 'CODE_LOCKED')).toHaveLength(7);
  });

  test('is over after ten minutes', async () => {
    const email = anEmail();
    const { token } = await asksForAccount(server, email);
    server.clock.set(new Date(server.clock.now().getTime() + 10 * 60_000));
    expect((await provesAddress(server, email, token)).body.code).toBe('CODE_EXPIRED');
  });

  test('works once', async () => {
    const email = anEmail();
    const { token } = await asksForAccount(server, email);
    const code = await newestCode(server, email);
    const answers = await Promise.all([1, 2].map(() => ask(server, otp, { token, body: { email, otp: code } })));
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  });

  test('is kept by a hash alone', async () => {
    const email = anEmail();
    await asksForAccount(server, email);
    const kept = await server.db.select().from(oneTimeCodes).where(eq(oneTimeCodes.email, email));
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(await newestCode(server, email));
  });

  test('is sent ten times a day at the most', async () => {
    const email = anEmail();
    for (let sent = 1; sent <= 10; sent += 1) {
      server.clock.set(new Date(server.clock.now().getTime() + 61 * 60_000));
      expect((await asksForAccount(server, email)).status).toBe(200);
    }
    server.clock.set(new Date(server.clock.now().getTime() + 61 * 60_000));
    expect((await asksForAccount(server, email)).body.code).toBe('CODE_RESEND_LIMIT');
  });

  test('is sent again after 30 seconds, five times an hour', async () => {
    const email = anEmail();
    const { token } = await asksForAccount(server, email);
    const again = () => ask(server, resendOtp, { token, body: { email } });
    expect((await again()).body.code).toBe('CODE_RESEND_TOO_SOON');
    for (let sent = 2; sent <= 5; sent += 1) {
      server.clock.set(new Date(server.clock.now().getTime() + 31_000));
      expect((await again()).status).toBe(200);
    }
    server.clock.set(new Date(server.clock.now().getTime() + 31_000));
    expect((await again()).body.code).toBe('CODE_RESEND_LIMIT');
    expect(await server.mailsTo(email)).toHaveLength(5);
  });
});
