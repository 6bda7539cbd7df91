import { get } from 'node:http';
import { connect } from 'node:net';
import { addTransaction } from '@keydate/contracts/transactions';
import { login } from '@keydate/contracts/people';
import { buildApp } from '../src/app';
import type { openApiOf } from '../src/calls/openapi';
import type { KeptMail } from '../src/ports/mailer';
import { ask } from './ask';
import { anEmail, aRealtor } from './people';
import { startTestServer, type TestServer } from './test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const read = async (path: string): Promise<unknown> => (await fetch(server.origin + path)).json();

const post = (path: string, body: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  fetch(`${server.origin}/api/v1/user/${path}`, { method: 'POST', body, headers });

describe('a reply', () => {
  test('to an unknown route below /api is a JSON 404', async () => {
    const response = await fetch(`${server.origin}/api/v1/user/nothing`);
    expect(await response.json()).toEqual({ status: 404, message: 'This could not be found.', code: 'NOT_FOUND' });
  });

  test.each(['{', '"text"', 'null', '[]', '{"email":1}'])('to the body %s is 400', async (body) => {
    expect((await post('login', body)).status).toBe(400);
  });

  test.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded'])(
    'to a body of type %s is 415',
    async (type) => {
      expect((await post('login', 'email=a', { 'content-type': type })).status).toBe(415);
    },
  );

  test('to a call without its body is a refusal, not an error', async () => {
    const response = await fetch(`${server.origin}/api/v1/user/login`, { method: 'POST' });
    expect(response.status).toBe(415);
  });

  test('to an error nobody foresaw says "Something went wrong!" and nothing of itself', async () => {
    const broken = await startTestServer();
    broken.tools.passwords.verify = () => Promise.reject(new Error('secret detail'));
    try {
      const { status, body, headers } = await ask(broken, login, { body: { email: anEmail(), password: 'x' } });
      expect([status, body]).toEqual([500, { status: 500, message: 'Something went wrong!', code: 'INTERNAL' }]);
      expect(headers.get('x-error-id')).toMatch(/^[0-9a-f-]{36}$/);
    } finally {
      await broken.close();
    }
  });
});

describe('a body that is too large', () => {
  test('is read to its end and then refused in our words', async () => {
    const { token } = await aRealtor(server);
    const body = JSON.stringify({ street: 'x'.repeat(2 * 1024 * 1024) });
    const response = await post(addTransaction.path, body, {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
    });
    expect(await response.json()).toMatchObject({ status: 413, code: 'BODY_TOO_LARGE' });
  });

  test('beyond any reason is refused before it is read', async () => {
    const { hostname, port } = new URL(server.origin);
    const socket = connect(Number(port), hostname);
    socket.write(
      'POST /api/v1/user/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 999999999999\r\n\r\n',
    );
    const [answer] = await new Promise<Buffer[]>((resolve) => socket.once('data', (data) => resolve([data])));
    socket.destroy();
    expect(answer?.toString()).toMatch(/^HTTP\/1.1 413/);
  });
});

describe('what only the demo has', () => {
  test('is the inbox as JSON and as a page, each mail at an address of its own', async () => {
    await server.tools.mailer.send({ to: 'june@mail.example', subject: 'Hello <June>', text: 'Hi', html: '<p>Hi</p>' });
    const [mail] = (await read('/dev/inbox.json?to=june@mail.example')) as KeptMail[];
    expect(mail).toMatchObject({ to: 'june@mail.example', subject: 'Hello <June>', text: 'Hi', html: '<p>Hi</p>' });
    expect(Date.parse(mail!.sentAt)).not.toBeNaN();
    expect(await (await fetch(`${server.origin}/dev/inbox`)).text()).toContain('Hello &#60;June&#62;');
    const empty = await (await fetch(`${server.origin}/dev/inbox?to=nobody@mail.example`)).text();
    expect(empty).toContain('No mail has been sent yet.');
    expect(empty).not.toContain('<table>');
    const shown = await fetch(`${server.origin}/dev/inbox/${mail!.id}`);
    expect(await shown.text()).toBe('<p>Hi</p>');
    expect(shown.headers.get('content-security-policy')).toContain('sandbox');
  });

  test('is a clock that can be set', async () => {
    const set = (now: string) =>
      fetch(`${server.origin}/dev/clock`, {
        method: 'PUT',
        body: JSON.stringify({ now }),
        headers: { 'content-type': 'application/json' },
      });
    expect((await set('2031-05-01T10:00:00Z')).status).toBe(200);
    expect(server.clock.now().toISOString()).toMatch(/^2031-05-01T10:00/);
    expect((await set('tomorrow')).status).toBe(400);
    server.clock.set(new Date());
  });

  test('is the description of every call, made from its schemas', async () => {
    const document = (await read('/dev/api/json')) as ReturnType<typeof openApiOf>;
    expect(document.openapi).toBe('3.1.0');
    expect(document.paths['/user-transaction-list/{userId}']).toMatchObject({
      get: { parameters: [{ name: 'userId', in: 'path', required: true }, {}, {}, {}, {}] },
    });
    expect(document.paths['/createCompany']).toHaveProperty([
      'post',
      'requestBody',
      'content',
      'multipart/form-data',
      'schema',
      'properties',
      'companyAvatar',
    ]);
  });

  const refusalWithResult = { required: ['status', 'message', 'code', 'result'] };

  test('names the refusals of each call by status, with their sentences', async () => {
    const { paths } = (await read('/dev/api/json')) as ReturnType<typeof openApiOf>;
    expect(paths['/transaction-add']).toMatchObject({
      post: {
        responses: {
          406: { description: 'ACTIVE_LIMIT_EXCEEDED: Active transaction limit has exceeded' },
          409: { content: { 'application/json': { schema: { anyOf: [refusalWithResult, refusalWithResult] } } } },
        },
      },
    });
    expect(JSON.stringify(paths['/transaction-add'])).toMatch(/TRANSACTION_CREATED_BEFORE.*TRANSACTION_ALIKE/);
    expect(paths['/contentList']).not.toHaveProperty(['get', 'responses', '401']);
  });

  test.each(['/dev/api', '/dev/api/'])('is a page at %s, with every file it asks for', async (path) => {
    const address = new URL(path, server.origin);
    const page = await (await fetch(address)).text();
    const files = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => new URL(file, address));
    expect(files.map(({ pathname }) => pathname)).toContain('/dev/api/static/swagger-ui-bundle.js');
    for (const file of files)
      expect([file.pathname, (await fetch(file, { method: 'HEAD' })).status]).toEqual([file.pathname, 200]);
  });

  test('is not in production', async () => {
    const app = await buildApp({ ...server.tools, demo: null });
    for (const path of ['/dev/inbox', '/dev/inbox.json', '/dev/clock', '/dev/api/json']) {
      expect((await app.inject(path)).statusCode).toBe(404);
    }
    await app.close();
  });
});

describe('what belongs to no call', () => {
  const statusAndCode = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`${server.origin}${path}`, init);
    return [response.status, ((await response.json()) as { code: string }).code];
  };

  test.each([
    ['POST', '/nowhere', [404, 'NOT_FOUND']],
    ['GET', '/api/%', [400, 'BAD_INPUT']],
    ['GET', '/%c0', [400, 'BAD_INPUT']],
    ['GET', '/dev/inbox.json?to=a&to=b', [400, 'BAD_INPUT']],
  ])('%s %s is refused as calls are', async (method, path, refusal) => {
    expect(await statusAndCode(path, { method })).toEqual(refusal);
  });

  test('what a developer looks at is for those who name this machine', async () => {
    const { port } = new URL(server.origin);
    const statusAs = (host: string) =>
      new Promise((resolve, reject) => {
        get({ port, host: '127.0.0.1', path: '/dev/clock', headers: { host } }, (response) =>
          resolve(response.resume().statusCode),
        ).once('error', reject);
      });
    expect(
      await Promise.all([`localhost:${port}`, '127.0.0.1', `[::1]:${port}`, `elsewhere.example:${port}`].map(statusAs)),
    ).toEqual([200, 200, 200, 403]);
  });

  const DEVELOPERS = ['/dev/inbox', '/dev/inbox.json', '/dev/inbox/0', '/dev/clock', '/dev/api/json'];

  test.each(DEVELOPERS)('%s is for connections from this machine, whatever host they name', async (path) => {
    const app = await buildApp(server.tools);
    const statusFrom = async (remoteAddress: string) =>
      (await app.inject({ path, remoteAddress, headers: { host: 'localhost' } })).statusCode;
    for (const near of ['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1'])
      expect(await statusFrom(near)).not.toBe(403);
    for (const far of ['203.0.113.9', '::ffff:203.0.113.9', '2001:db8::1', '1270.0.0.1'])
      expect([far, await statusFrom(far)]).toEqual([far, 403]);
    await app.close();
  });

  test.each(DEVELOPERS)(
    '%s is closed behind a proxy, for which every connection is from this machine',
    async (path) => {
      const app = await buildApp({ ...server.tools, config: { ...server.tools.config, trustedProxies: 1 } });
      expect((await app.inject({ path, headers: { host: 'localhost' } })).statusCode).toBe(403);
      await app.close();
    },
  );
});
