import { getUser, login, updateUser } from '@keydate/contracts/people';
import { passwordLength } from '@keydate/domain/password-length';
import fc from 'fast-check';
import { findPasswordHash } from '../src/accounts/people/people.repository';
import { startSession } from '../src/accounts/sessions/use-cases/start-session';
import { ask } from './ask';
import { runs } from './attack/runs';
import { aRealtor } from './people';
import { startTestServer, type TestServer } from './test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const update = (token: string, body: unknown, files?: Record<string, Blob>) =>
  ask(server, updateUser, { token, body, files: files ?? {} });

describe('a new password', () => {
  const change = async (password: string, current?: string) => {
    const { token, email } = await aRealtor(server, { password: 'Juniper!2026' });
    const { body } = await update(token, { password, current_password: current });
    return { code: body.code, email };
  };

  test('needs the current one', async () => {
    expect((await change('Cedar#2027')).code).toBe('CURRENT_PASSWORD_WRONG');
    expect((await change('Cedar#2027', 'wrong')).code).toBe('CURRENT_PASSWORD_WRONG');
    const { code, email } = await change('Cedar#2027', 'Juniper!2026');
    expect(code).toBeUndefined();
    expect((await ask(server, login, { body: { email, password: 'Cedar#2027' } })).status).toBe(200);
  });

  test('ends the person’s other sessions, and keeps the one that set it', async () => {
    const { token, id } = await aRealtor(server, { password: 'Juniper!2026' });
    const other = await startSession(server.db, server.clock, { kind: 'full', personId: id });
    await update(token, { password: 'Cedar#2027', current_password: 'Juniper!2026' });
    const statuses = await Promise.all(
      [token, other].map(async (one) => (await ask(server, getUser, { token: one })).status),
    );
    expect(statuses).toEqual([200, 401]);
  });

  test('of two at once is set once', async () => {
    const { token } = await aRealtor(server, { password: 'Juniper!2026' });
    const answers = await Promise.all(
      ['Cedar#2027', 'Aspen#2027'].map((password) => update(token, { password, current_password: 'Juniper!2026' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(answers.find(({ status }) => status === 400)?.body.code).toBe('CURRENT_PASSWORD_WRONG');
  });

  test('lets nobody in by the old one, not even whose sign-in was being checked as it changed', async () => {
    const { token, email } = await aRealtor(server, { password: 'Juniper!2026' });
    const { passwords } = server.tools;
    const { verify } = passwords;
    passwords.verify = async (hash, password) => {
      passwords.verify = verify;
      const isRight = await verify(hash, password);
      expect((await update(token, { password: 'Cedar#2027', current_password: 'Juniper!2026' })).status).toBe(200);
      return isRight;
    };
    expect((await ask(server, login, { body: { email, password: 'Juniper!2026' } })).body.code).toBe(
      'WRONG_CREDENTIALS',
    );
  });

  test('is not set where something else of the form is refused', async () => {
    const { token, email } = await aRealtor(server, { password: 'Juniper!2026' });
    const form = { password: 'Cedar#2027', current_password: 'Juniper!2026', fullName: 'Rowan Vale' };
    expect((await update(token, form, { avatar: new Blob(['no picture']) })).body.code).toBe('PICTURE_UNREADABLE');
    expect((await update(token, { ...form, role: 'SuperLender' })).body.code).toBe('COMPANY_EXISTS');
    expect((await ask(server, login, { body: { email, password: 'Juniper!2026' } })).body.result.user.fullName).toBe(
      'Robin Vale',
    );
  });

  test('is kept as argon2id', async () => {
    const { id } = await aRealtor(server, { password: 'Juniper!2026' });
    expect(await findPasswordHash(server.db, id)).toMatch(/^\$argon2id\$/);
  });

  test('has from 8 to 200 characters, of which an emoji is one', async () => {
    expect((await change('🌲'.repeat(7), 'Juniper!2026')).code).toBe('PASSWORD_TOO_SHORT');
    expect((await change('🌲'.repeat(200), 'Juniper!2026')).code).toBeUndefined();
    expect((await change('Short#1', 'Juniper!2026')).code).toBe('PASSWORD_TOO_SHORT');
    expect((await change('x'.repeat(201), 'Juniper!2026')).code).toBe('PASSWORD_TOO_LONG');
  });

  test.each(['password1', 'PassWord1', 'trustno1', 'Robin Vale', 'robin vale', ' ROBIN VALE '])(
    'is refused where it is easy to guess: %p is very common, or the person’s name',
    async (password) => {
      expect((await change(password, 'Juniper!2026')).code).toBe('PASSWORD_TOO_COMMON');
    },
  );

  test('is refused where it is the person’s email, whether it is set at sign-up, by recovery or in the settings', async () => {
    const { id, email, token } = await aRealtor(server, { password: 'Juniper!2026' });
    const byCode = await startSession(server.db, server.clock, { kind: 'code', personId: id });
    const password = email.toUpperCase();
    expect((await update(byCode, { password })).body.code).toBe('PASSWORD_TOO_COMMON');
    expect((await update(token, { password, current_password: 'Juniper!2026' })).body).toMatchObject({
      code: 'PASSWORD_TOO_COMMON',
      message:
        'Please choose another password, because this one is easy to guess: many people use it, or it is your name or email.',
    });
    expect((await ask(server, login, { body: { email, password: 'Juniper!2026' } })).status).toBe(200);
  });

  test('may be anything of that length, and is the one that signs in, to the letter', async () => {
    const { id, email } = await aRealtor(server);
    const typed = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 8, maxLength: 40 }),
      fc.string({ minLength: 6, maxLength: 198 }).map((text) => ` ${text} `),
    );
    const passwords = typed.filter(
      (password) => passwordLength(password) >= 8 && passwordLength(password) <= 200 && !/[\0\r\n]/.test(password),
    );
    const signIn = async (password: string) => (await ask(server, login, { body: { email, password } })).status;
    await fc.assert(
      fc.asyncProperty(passwords, async (password) => {
        const token = await startSession(server.db, server.clock, { kind: 'code', personId: id });
        expect((await update(token, { password })).status).toBe(200);
        expect(await Promise.all([password, `${password} `, password.slice(0, -1)].map(signIn))).toEqual([
          200, 400, 400,
        ]);
      }),
      runs(12),
    );
  });
});
