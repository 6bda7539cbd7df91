import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { login } from '@keydate/contracts/people';
import type { HistoryEvent } from '@keydate/contracts/releases/history';
import { PLATFORM_PATH } from '@keydate/contracts/releases/upload';
import { runScript } from '../terminal/run-script';

const ID = '0b54a3a0-35a6-4ba6-8b9a-6f3f3c7c6a01';
const AT = '2026-11-26T10:00:00.000Z';
const [FIRST, LAST] = [
  anEvent({ id: ID, reason: 'Prices are wrong' }),
  anEvent({ action: 'make-token', release: null }),
];

function anEvent(part: Partial<HistoryEvent>): HistoryEvent {
  return {
    id: ID,
    action: 'rollback',
    name: 'billing',
    release: 'b1',
    by: 'june@homes.example',
    at: AT,
    commit: 'abc1234',
    reason: null,
    ...part,
  };
}

const JUNE = {
  _id: 'june',
  fullName: 'June Park',
  role: 'SuperRealtor',
  avatar: null,
  contact: { email: 'june@homes.example', phone: '' },
  company: null,
  termsAccepted: true,
  stripeAddress: null,
  isSubscriptionPurchased: false,
  subscriptions: null,
};

const ORIGIN = 'https://cdn.reports.example';
const ALLOWED = { remote: 'reports', origin: ORIGIN, allowedBy: JUNE.contact.email, allowedAt: AT };
const NO_ORIGIN = {
  message: 'The input is not valid.',
  errors: { origin: 'An origin is https:// and a host name, without a path or a password.' },
};

let server: Server;
let asked: [method: string, path: string, token: string | undefined, body: string][];
beforeEach(async () => {
  asked = [];
  server = createServer((request, reply) => {
    void answer(request).then((body) => {
      reply.statusCode = isRefusal(body) ? 400 : 200;
      reply.setHeader('content-type', 'application/json').end(JSON.stringify(body));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(() => server.close());

const isRefusal = (body: unknown) => body === NO_ORIGIN;

/** Answers as a server with two pages of history, one token and one origin; it refuses every origin with a path. */
async function answer(request: IncomingMessage): Promise<unknown> {
  const { method = '', url = '', headers } = request;
  const body = await text(request);
  asked.push([method, url, headers.authorization, body]);
  if (url.endsWith(`/${login.path}`))
    return { status: 200, messages: '', message: '', result: { user: JUNE, accessToken: 'session' } };
  const path = url.slice(PLATFORM_PATH.length);
  if (path.startsWith('/history'))
    return path.includes('before=') ? { events: [LAST], next: null } : { events: [FIRST], next: ID };
  if (path.startsWith('/origins')) return method === 'POST' && body.includes('/files') ? NO_ORIGIN : [ALLOWED];
  const token = {
    id: ID,
    remote: 'billing',
    label: 'CI',
    madeBy: 'june@homes.example',
    madeAt: AT,
    expiresAt: '2026-12-26T10:00:00.000Z',
    revokedAt: null,
  };
  return method === 'POST' ? { ...token, token: 'kdd_1' } : [token];
}

type Script = 'release:history' | 'release:origin' | 'release:token';

const serverOfTest = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

function runAt(script: Script, ...args: string[]) {
  return runWith({}, script, ...args, '--to', serverOfTest());
}

async function runWith(settings: NodeJS.ProcessEnv, script: Script, ...args: string[]) {
  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    KEYDATE_OPERATOR_EMAIL: JUNE.contact.email,
    KEYDATE_OPERATOR_PASSWORD: 'p',
    ...settings,
  };
  delete environment.KEYDATE_DEPLOY_TOKEN;
  const { code, output } = await runScript(script, { args, output: 'capture', environment });
  return { code, lines: output.trim().split('\n') };
}

test('release:history shows the newest events of a remote, one a line, with who, when, commit and reason', async () => {
  const { code, lines } = await runAt('release:history', 'billing');
  expect([code, lines]).toEqual([
    0,
    [`${AT} rollback billing b1 by june@homes.example, commit abc1234: Prices are wrong`],
  ]);
  expect(asked.slice(1)).toEqual([['GET', `${PLATFORM_PATH}/history?name=billing`, 'Bearer session', '']]);
});

test('release:history --json has all events, page after page, as the server gave them', async () => {
  const { lines } = await runAt('release:history', '--json');
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([FIRST, LAST]);
  expect(asked.slice(1).map(([, path]) => path)).toEqual([
    `${PLATFORM_PATH}/history`,
    `${PLATFORM_PATH}/history?before=${ID}`,
  ]);
});

test('release:token make asks for a token of the given days, and says when it expires', async () => {
  const { code, lines } = await runAt('release:token', 'make', 'billing', '--label', 'CI', '--days', '30');
  expect([code, ...lines]).toEqual([
    0,
    'kdd_1',
    expect.stringContaining(
      `It expires: 2026-12-26T10:00:00.000Z. To revoke it: npm run release:token -- revoke ${ID} --to http`,
    ),
  ]);
  expect(asked[1]?.slice(0, 2)).toEqual(['POST', `${PLATFORM_PATH}/tokens`]);
  expect(JSON.parse(asked[1]?.[3] ?? '')).toEqual({ remote: 'billing', label: 'CI', days: 30 });
});

test('release:token asks nobody for a token of no number of days', async () => {
  const { code, lines } = await runAt('release:token', 'make', 'billing', '--label', 'CI', '--days', 'soon');
  expect([code, lines, asked]).toEqual([1, ['--days needs a whole number from 1 on.'], []]);
});

test('release:token list says when a token expires and was last used', async () => {
  const { lines } = await runAt('release:token', 'list');
  expect(lines).toEqual([
    `${ID} billing "CI" made ${AT} by june@homes.example, expires 2026-12-26T10:00:00.000Z, not used yet`,
  ]);
});

test('release:origin allows an origin for a remote, lists who allowed it, and revokes it', async () => {
  expect(await runAt('release:origin', 'allow', 'reports', ORIGIN)).toEqual({
    code: 0,
    lines: [`Releases of reports may have their files at ${ORIGIN}.`],
  });
  expect(asked.at(-1)).toEqual([
    'POST',
    `${PLATFORM_PATH}/origins`,
    'Bearer session',
    JSON.stringify({ remote: 'reports', origin: ORIGIN }),
  ]);
  expect(await runAt('release:origin', 'list')).toEqual({
    code: 0,
    lines: [`reports ${ORIGIN} allowed ${AT} by june@homes.example`],
  });
  expect(await runAt('release:origin', 'revoke', 'reports', ORIGIN)).toEqual({
    code: 0,
    lines: [`No new release of reports may have its files at ${ORIGIN}.`],
  });
  expect(asked.at(-1)?.slice(0, 2)).toEqual([
    'DELETE',
    `${PLATFORM_PATH}/origins/reports/https%3A%2F%2Fcdn.reports.example`,
  ]);
});

test('release:origin asks the Keydate of this machine where none is named', async () => {
  expect(await runWith({ PUBLIC_ORIGIN: serverOfTest() }, 'release:origin', 'list')).toEqual({
    code: 0,
    lines: [`reports ${ORIGIN} allowed ${AT} by june@homes.example`],
  });
});

test('release:origin shows why the server refuses an origin', async () => {
  const refused = await runAt('release:origin', 'allow', 'reports', `${ORIGIN}/files`);
  expect([refused.code, ...refused.lines]).toEqual([1, `${NO_ORIGIN.message} origin: ${NO_ORIGIN.errors.origin}`]);
});
