import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageSettings } from '@keydate/contracts/page-settings';
import type { RegistryFile } from '@keydate/contracts/registry';
import { eq } from 'drizzle-orm';
import { buildApp } from '../../src/app';
import { auditRecords } from '../../src/accounts/audit/audit-records.table';
import { aRealtor } from '../people';
import { startTestServer, type TestServer } from '../test-server';
import { rawRequest, type RawReply } from './raw-request';

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

let server: TestServer;
let token: string;
beforeAll(async () => {
  // as in production: a server that lends its remotes says so (overrides.test.ts)
  server = await startTestServer({ page: pageSettings.parse({}) });
  server.tools.passwords.verify = () => Promise.reject(new Error('a detail that is nobody’s business'));
  ({ token } = await aRealtor(server));
  const registry: RegistryFile = { host: { release: 'h1', scripts: [], styles: [], provides: {} }, remotes: {} };
  await writeFile(join(server.home, 'registry.json'), JSON.stringify(registry));
  await mkdir(join(server.home, 'host/h1'), { recursive: true });
  await writeFile(join(server.home, 'host/h1/main.js'), 'let host;');
});
afterAll(() => server.close());

const API = '/api/v1/user';
const request = (method: string, path: string, headers: Record<string, string> = {}, body = '') => {
  const lines = Object.entries({
    host: 'localhost',
    connection: 'close',
    ...headers,
    ...(body && { 'content-length': body.length }),
  }).map(([name, value]) => `${name}: ${value}`);
  return [`${method} ${path} HTTP/1.1`, ...lines, '', body].join('\r\n');
};
const json = { 'content-type': 'application/json' };

/** A reply of every kind, by its status. */
const KINDS: [what: string, status: number, say: () => string][] = [
  ['an answer', 200, () => request('GET', `${API}/getUser`, { authorization: `Bearer ${token}` })],
  ['an answer to HEAD', 200, () => request('HEAD', `${API}/contentList`)],
  ['bad input', 400, () => request('POST', `${API}/login`, json, '{}')],
  ['a body that is no JSON', 400, () => request('POST', `${API}/login`, json, '{')],
  ['no session', 401, () => request('GET', `${API}/getUser`)],
  ['a call that is not there', 404, () => request('GET', `${API}/nothing`)],
  ['a preflight', 404, () => request('OPTIONS', `${API}/update`, { origin: 'https://elsewhere.example' })],
  ['a picture that is not there', 401, () => request('GET', '/api/files/pictures/none.webp')],
  ['too large a body', 413, () => request('POST', `${API}/login`, { ...json, 'content-length': '99999999999' })],
  ['a wrong kind of body', 415, () => request('POST', `${API}/login`, { 'content-type': 'text/plain' }, 'x')],
  [
    'an error nobody foresaw',
    500,
    () => request('POST', `${API}/login`, json, '{"email":"a@b.example","password":"x"}'),
  ],
  ['a page', 200, () => request('GET', '/')],
  ['a released file', 200, () => request('GET', '/host/h1/main.js')],
  ['a released file that is not there', 404, () => request('GET', '/host/h1/none.js')],
  ['the registry', 200, () => request('GET', '/registry.json')],
  ['an address that cannot be read', 400, () => request('GET', '/%c0')],
  ['a parameter beyond all measure', 404, () => request('GET', `${API}/single-transaction-details/${'x'.repeat(500)}`)],
  ['what is no HTTP', 400, () => 'hello\r\n\r\n'],
  ['headers beyond all measure', 431, () => request('GET', '/', { x: 'y'.repeat(50_000) })],
  ['the inbox of the demo', 200, () => request('GET', '/dev/inbox')],
];

describe.each(KINDS)('%s (%i)', (_what, status, say) => {
  let reply: RawReply;
  beforeAll(async () => {
    reply = await rawRequest(server, say());
  });

  test('tells the browser to be careful', () => {
    expect([reply.status, Object.fromEntries(reply.headers)]).toMatchObject([status, ALWAYS]);
    const policy = reply.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  test('tells nothing of how it was made, and sets no cookie: the browser keeps the session', () => {
    for (const name of ['server', 'x-powered-by', 'access-control-allow-origin', 'set-cookie'])
      expect(reply.headers.get(name)).toBeNull();
    expect(reply.text).not.toMatch(/\bat \S+ \(|node_modules|\.ts:\d|nobody’s business/);
  });
});

test('the page on which people pay can be reached by the window that a bank or a wallet opens, and no other page', async () => {
  const openerOf = async (path: string) =>
    (await rawRequest(server, request('GET', path))).headers.get('cross-origin-opener-policy');
  expect(await openerOf('/subscription?session=1')).toBe('same-origin-allow-popups');
  expect(await openerOf('/settings')).toBe('same-origin');
});

test('what is answered to one person is kept by no cache, what was released by all', async () => {
  const cacheOf = async (said: string) => (await rawRequest(server, said)).headers.get('cache-control');
  expect(await cacheOf(request('GET', `${API}/getUser`, { authorization: `Bearer ${token}` }))).toBe('no-store');
  expect(await cacheOf(request('GET', '/host/h1/main.js'))).toContain('immutable');
});

describe('behind a proxy that speaks TLS', () => {
  let behind: TestServer;
  beforeAll(async () => {
    behind = await startTestServer({ publicOrigin: 'https://keydate.example', trustedProxies: 1 });
  });
  afterAll(() => behind.close());

  const forwarded = {
    'x-forwarded-proto': 'https',
    'x-forwarded-for': '203.0.113.9, 198.51.100.7',
    'x-forwarded-host': 'keydate.example',
  };
  const DURING_A_YEAR = 'max-age=31536000';

  test.each([
    ['a page', () => request('GET', '/', forwarded)],
    ['an answer', () => request('GET', `${API}/contentList`, forwarded)],
    ['a refusal', () => request('GET', `${API}/getUser`, forwarded)],
    ['an address that cannot be read', () => request('GET', '/%c0', forwarded)],
    ['what is no HTTP', () => 'hello\r\n\r\n'],
  ])('%s tells browsers to come by TLS alone, and leads nowhere else', async (_what, say) => {
    const { headers } = await rawRequest(behind, say());
    expect([headers.get('strict-transport-security'), headers.get('location')]).toEqual([DURING_A_YEAR, null]);
  });

  test('what one is invited by leads to TLS, whatever the proxy says of the request', async () => {
    const person = await aRealtor(behind);
    const { text } = await rawRequest(
      behind,
      request('GET', `${API}/getUser`, {
        ...forwarded,
        'x-forwarded-proto': 'http',
        authorization: `Bearer ${person.token}`,
      }),
    );
    expect(text).toContain('"agentsInviteLink":"https://keydate.example/signup?ref=A');
  });

  test('on record is who asked the proxy, not the proxy', async () => {
    const { id, token: own } = await aRealtor(behind);
    await rawRequest(behind, request('POST', `${API}/logout`, { ...forwarded, authorization: `Bearer ${own}` }));
    const records = await behind.db.select().from(auditRecords).where(eq(auditRecords.personId, id));
    expect(records.map(({ address }) => address)).toEqual(['198.51.100.7']);
  });
});

test('headers that trickle in are waited for 15 s, and their connection is then ended within 5', async () => {
  const app = await buildApp(server.tools);
  expect(app.server).toMatchObject({ headersTimeout: 15_000, connectionsCheckingInterval: 5_000 });
  await app.close();
});

test('without TLS browsers are not told to come by it, for then nothing would be there', async () => {
  expect((await rawRequest(server, request('GET', '/'))).headers.get('strict-transport-security')).toBeNull();
});
