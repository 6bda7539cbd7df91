import { login, otp, resendOtp } from '@keydate/contracts/people';
import { CODE_RESEND_AFTER_MS, CODE_TRIES, CODES_PER_DAY, CODES_PER_HOUR } from '@keydate/contracts/limits';
import { ask } from '../ask';
import { aRealtor } from '../people';
import { newestCode } from '../sign-ups';
import { startTestServer, type TestServer } from '../test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(() => server.clock.set(new Date()));

const pass = (ms: number) => server.clock.set(new Date(server.clock.now().getTime() + ms));
const askFor = async (email: string) => (await ask(server, resendOtp, { body: { email } })).body.code;
const guess = async (email: string, code: string) =>
  (await ask(server, otp, { body: { email, otp: code } })).body.code ?? 'IN';

/** Codes other than the mail's. */
const wrongCodes = (right: string, count: number) =>
  Array.from({ length: count }, (_, n) => String(n).padStart(6, '0')).map((code) => (code === right ? '999999' : code));

async function aPersonWithCode() {
  const { email } = await aRealtor(server);
  await askFor(email);
  return { email, right: await newestCode(server, email) };
}

describe('a code to recover a password', () => {
  test('is locked by five wrong guesses, so that the sixth does not count even when it is right', async () => {
    const { email, right } = await aPersonWithCode();
    for (const wrong of wrongCodes(right, CODE_TRIES)) expect(await guess(email, wrong)).toBe('CODE_WRONG');
    expect(await guess(email, right)).toBe('CODE_LOCKED');
  });

  test('is guessed at five times and no more, however many guesses come at once', async () => {
    const { email, right } = await aPersonWithCode();
    const answers = await Promise.all(wrongCodes(right, 30).map((wrong) => guess(email, wrong)));
    expect(answers.filter((answer) => answer === 'CODE_WRONG')).toHaveLength(CODE_TRIES);
    expect(answers.filter((answer) => answer === 'CODE_LOCKED')).toHaveLength(30 - CODE_TRIES);
    expect(await guess(email, right)).toBe('CODE_LOCKED');
  });

  test('lets one in, however often the right one comes at once', async () => {
    const { email, right } = await aPersonWithCode();
    const answers = await Promise.all(Array.from({ length: CODE_TRIES }, () => guess(email, right)));
    expect(answers.filter((answer) => answer === 'IN')).toHaveLength(1);
  });

  test('is sent once, however often it is asked for at once', async () => {
    const { email } = await aRealtor(server);
    const answers = await Promise.all(Array.from({ length: 8 }, () => askFor(email)));
    expect(answers.filter((answer) => answer === undefined)).toHaveLength(1);
    expect(await server.mailsTo(email)).toHaveLength(1);
  });

  test('is locked anew with each that is sent, of which there are five an hour and ten a day: fifty guesses', async () => {
    const { email } = await aRealtor(server);
    let guesses = 0;
    for (let hour = 0; hour < 5; hour += 1) {
      for (let asked = 0; asked <= CODES_PER_HOUR; asked += 1) {
        if ((await askFor(email)) !== undefined) continue;
        const answers = await Promise.all(
          wrongCodes(await newestCode(server, email), CODE_TRIES + 1).map((wrong) => guess(email, wrong)),
        );
        guesses += answers.filter((answer) => answer === 'CODE_WRONG').length;
        pass(CODE_RESEND_AFTER_MS);
      }
      pass(60 * 60_000);
    }
    expect(guesses).toBe(CODES_PER_DAY * CODE_TRIES);
  });
});

test('guesses at a password are refused beyond the limit of an account, the right one among them, also at once', async () => {
  const strict = await startTestServer({ attempts: { perAddress: 1000, perAccount: 5 } });
  try {
    const { email } = await aRealtor(strict, { password: 'Juniper!2026' });
    const statusOf = async (password: string) => (await ask(strict, login, { body: { email, password } })).status;
    const wrong = await Promise.all(Array.from({ length: 12 }, (_, n) => statusOf(`Juniper!${n}`)));
    expect(wrong.filter((status) => status === 400)).toHaveLength(5);
    expect(await statusOf('Juniper!2026')).toBe(429);
  } finally {
    await strict.close();
  }
});
