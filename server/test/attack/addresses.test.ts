import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getUser, signUp } from '@keydate/contracts/people';
import { anEmail, aRealtor } from '../people';
import { startTestServer, type TestServer } from '../test-server';
import { rawGet, rawRequest } from './raw-request';

const SECRET = 'what nobody may read';
const REFUSALS = [400, 401, 403, 404, 503];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ trustedProxies: 1 });
  await writeFile(join(server.home, 'code-secret'), SECRET);
  await mkdir(join(server.home, 'remotes/landing/r1'), { recursive: true });
  await writeFile(join(server.home, 'remotes/landing/r1/entry.js'), 'let released;');
});
afterAll(() => server.close());

const UP = ['..', '%2e%2e', '.%2e', '%2E%2E', '..%00', '..%5c', '..;', '%252e%252e', '..%c0%af', '....//'];
const SLASHES = ['/', '%2f', '%5c', '\\', '//'];
const CLIMBS = UP.flatMap((up) => SLASHES.map((slash) => [up, up, up, 'code-secret'].join(slash)));

describe('an address that climbs', () => {
  test.each(['/remotes/', '/host/', '/remotes/landing/r1/', '/api/files/pictures/', '/dev/inbox/', '/'])(
    'out of %s reaches no file',
    async (folder) => {
      for (const climb of CLIMBS) {
        const { status, text } = await rawGet(server, folder + climb);
        expect([climb, REFUSALS.includes(status), text.includes(SECRET)]).toEqual([climb, true, false]);
      }
    },
  );

  test.each([
    '/remotes/landing/r1/entry.js%00.css',
    '/remotes/landing/r1/%00',
    '/remotes/landing/r1/entry.js/',
    '/remotes/~root/.ssh/id_rsa',
    '/remotes//etc/passwd',
    '/remotes/landing/r1/entry.js.map',
    '/remotes/.git/config',
    `/remotes/${'a/'.repeat(4000)}`,
  ])('%s is no file', async (target) => {
    const { status, headers } = await rawGet(server, target);
    expect([REFUSALS.includes(status), headers.get('content-type')]).toEqual([true, 'application/json; charset=utf-8']);
  });

  test('to a file that is there gives that file', async () => {
    expect(await rawGet(server, '/remotes/landing/r1/entry.js')).toMatchObject({ status: 200, text: 'let released;' });
  });
});

describe('an odd address', () => {
  test.each([
    '//elsewhere.example',
    '//elsewhere.example/%2e%2e',
    '/\\elsewhere.example',
    'http://elsewhere.example/',
    '/%',
    '/%ff',
    '/?%',
    '/api/v1/user/getUser/',
    '/api//v1/user/getUser',
    '/API/v1/user/getUser',
    '/api/v1/user/getUser;jsessionid=1',
    '/api/v1/user/getUser%20',
    '*',
  ])('(%s) leads nowhere else, and is no 500', async (target) => {
    const { status, headers } = await rawGet(server, target);
    expect(status).toBeLessThan(status === 503 ? 504 : 500);
    expect(headers.get('location')).toBeNull();
  });

  test.each(['TRACE', 'CONNECT', 'PROPFIND', 'FOO', 'get'])('and the method %s are refused', async (method) => {
    const { status, text } = await rawRequest(
      server,
      `${method} /api/v1/user/getUser HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`,
      { endsHere: true },
    );
    // CONNECT is not answered at all
    if (text !== '') expect([400, 404]).toContain(status);
  });
});

describe('who is said to have been asked', () => {
  const elsewhere = {
    host: 'elsewhere.example',
    'x-forwarded-host': 'elsewhere.example',
    'x-forwarded-proto': 'gopher',
    'x-original-url': '/dev/inbox',
    forwarded: 'host=elsewhere.example',
  };

  test('is in no invitation: those lead to the configured origin', async () => {
    const { token } = await aRealtor(server);
    const { status, text } = await rawGet(server, `/api/v1/user/${getUser.path}`, {
      ...elsewhere,
      authorization: `Bearer ${token}`,
    });
    expect([
      status,
      text.includes('elsewhere'),
      text.includes(`${server.tools.config.publicOrigin}/signup?ref=`),
    ]).toEqual([200, false, true]);
  });

  test('is in no mail', async () => {
    const email = anEmail();
    const body = JSON.stringify({ fullName: 'Nico Bram', email, role: 'SuperLender' });
    const headers = Object.entries({
      ...elsewhere,
      'content-type': 'application/json',
      'content-length': body.length,
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}`);
    expect(
      (await rawRequest(server, [`POST /api/v1/user/${signUp.path} HTTP/1.1`, ...headers, '', body].join('\r\n')))
        .status,
    ).toBe(200);
    expect(JSON.stringify(await server.mailsTo(email))).not.toContain('elsewhere');
  });

  test('does not open what only this machine may see', async () => {
    expect(
      (await rawGet(server, '/dev/inbox.json', { host: 'elsewhere.example', 'x-forwarded-host': 'localhost' })).status,
    ).toBe(403);
  });
});
