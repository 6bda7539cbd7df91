import { login, otp, resendOtp, signUp, updateUser } from '@keydate/contracts/people';
import { ask } from './ask';
import { anEmail, aRealtor } from './people';
import { startTestServer, type TestServer } from './test-server';

/** Servers with limits of their own, closed when the test is over. */
const started: TestServer[] = [];
afterEach(async () => {
  await Promise.all(started.splice(0).map((server) => server.close()));
});

async function aServer(settings: Parameters<typeof startTestServer>[0]): Promise<TestServer> {
  const server = await startTestServer(settings);
  started.push(server);
  return server;
}

const trySignIn = async (server: TestServer, email: string) =>
  (await ask(server, login, { body: { email, password: 'x' } })).status;

describe('attempts on an account', () => {
  const threeEach = { attempts: { perAddress: 1000, perAccount: 3 } };

  test('beyond the limit are refused, for that account alone, however it is written', async () => {
    const server = await aServer(threeEach);
    const guessed = anEmail();
    const statuses = [];
    for (let tries = 1; tries <= 4; tries += 1)
      statuses.push(await trySignIn(server, tries % 2 ? guessed : guessed.toUpperCase()));
    expect(statuses).toEqual([400, 400, 400, 429]);
    expect(await trySignIn(server, anEmail())).toBe(400);
  });

  test('are counted by all processes of the server together', async () => {
    const [one, other] = [await aServer(threeEach), await aServer(threeEach)];
    const guessed = anEmail();
    expect([await trySignIn(one, guessed), await trySignIn(other, guessed), await trySignIn(one, guessed)]).toEqual([
      400, 400, 400,
    ]);
    expect([await trySignIn(one, guessed), await trySignIn(other, guessed)]).toEqual([429, 429]);
  });

  test('that come at once are counted each', async () => {
    const server = await aServer(threeEach);
    const guessed = anEmail();
    const statuses = await Promise.all(Array.from({ length: 8 }, () => trySignIn(server, guessed)));
    expect(statuses.sort()).toEqual([400, 400, 400, 429, 429, 429, 429, 429]);
  });

  test('are free again after a minute', async () => {
    const server = await aServer({ attempts: { perAddress: 1000, perAccount: 1 } });
    const email = anEmail();
    expect([await trySignIn(server, email), await trySignIn(server, email)]).toEqual([400, 429]);
    server.clock.set(new Date(server.clock.now().getTime() + 60_000));
    expect([await trySignIn(server, email), await trySignIn(server, email)]).toEqual([400, 429]);
  });

  test('are limited for each way in', async () => {
    const server = await aServer({ attempts: { perAddress: 1000, perAccount: 1 } });
    const email = anEmail();
    const ways = [
      () => ask(server, login, { body: { email, password: 'x' } }),
      () => ask(server, signUp, { body: { email, fullName: 'Robin Vale', role: 'SuperRealtor' } }),
      () => ask(server, resendOtp, { body: { email } }),
      () => ask(server, otp, { body: { email, otp: '000000' } }),
    ];
    for (const way of ways) {
      expect((await way()).body.code).not.toBe('TOO_MANY_REQUESTS');
      expect((await way()).body.code).toBe('TOO_MANY_REQUESTS');
    }
  });

  test('to guess the current password are limited too, for whoever found an open session', async () => {
    const server = await aServer(threeEach);
    const { token } = await aRealtor(server, { password: 'Juniper!2026' });
    const guess = (current: string) =>
      ask(server, updateUser, { token, body: { password: 'Cedar#2027', current_password: current } });
    for (let tries = 1; tries <= 3; tries += 1) expect((await guess('wrong')).body.code).toBe('CURRENT_PASSWORD_WRONG');
    expect((await guess('Juniper!2026')).body.code).toBe('TOO_MANY_REQUESTS');
  });
});

describe('attempts from an address', () => {
  test('beyond the limit are refused', async () => {
    const server = await aServer({ attempts: { perAddress: 2, perAccount: 1000 } });
    const statuses = [];
    for (let tries = 1; tries <= 3; tries += 1) statuses.push(await trySignIn(server, anEmail()));
    expect(statuses).toEqual([400, 400, 429]);
  });

  test('are of the address that the trusted proxies give, whatever else the header claims', async () => {
    const server = await aServer({ attempts: { perAddress: 1, perAccount: 1000 }, trustedProxies: 1 });
    const attempt = async (forwardedFor: string) => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': forwardedFor };
      const body = JSON.stringify({ email: anEmail(), password: 'x' });
      return (await fetch(`${server.origin}/api/v1/user/login`, { method: 'POST', headers, body })).status;
    };
    expect([
      await attempt('1.1.1.1, 198.51.100.7'),
      await attempt('2.2.2.2, 198.51.100.7'),
      await attempt('198.51.100.8'),
    ]).toEqual([400, 429, 400]);
    // of IPv6 everybody has a whole network
    expect([
      await attempt('2001:db8:1:2::1'),
      await attempt('2001:db8:1:2:ffff::2'),
      await attempt('2001:db8:1:3::1'),
    ]).toEqual([400, 429, 400]);
  });
});
