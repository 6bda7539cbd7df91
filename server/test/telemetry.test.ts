import { randomBytes, randomUUID } from 'node:crypto';
import { platformHealth } from '@keydate/contracts/releases/health';
import { TELEMETRY_LIMITS, type ShellEvent } from '@keydate/contracts/telemetry';
import { DAY_MS } from '@keydate/domain/durations';
import { eq } from 'drizzle-orm';
import { clearExpired } from '../src/jobs/clear-expired';
import { shellEvents } from '../src/platform/telemetry/shell-events.table';
import { aPerson } from './people';
import { startTestServer, type TestServer } from './test-server';

const operators: string[] = [];
let server: TestServer;
let operator: string;
let stranger: string;
beforeAll(async () => {
  server = await startTestServer({ operators });
  const person = await aPerson(server, { role: 'SuperRealtor' });
  operator = person.token;
  operators.push(person.email);
  stranger = (await aPerson(server, { role: 'SuperRealtor' })).token;
});
afterAll(() => server.close());

const send = (body: unknown, to = server) =>
  fetch(`${to.origin}/api/telemetry`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** The name of a remote that no other test reports on. */
const aRemote = () => `r${randomUUID().replaceAll('-', '').slice(0, 12)}`;
const aLoad = (remote: string, entryMs = 10): ShellEvent => ({
  kind: 'load',
  remote,
  release: 'r1',
  part: 'pages',
  entryMs,
  codeMs: 20,
  mountMs: 30,
});
const anError = (remote: string, change: { message?: string; stack?: string; owner?: string } = {}): ShellEvent => ({
  kind: 'error',
  remote,
  release: 'r1',
  owner: 'Squad Billing',
  phase: 'run',
  traceId: '0123456789ab',
  message: 'Cannot read properties of null',
  ...change,
});
const storedOf = (remote: string) => server.db.select().from(shellEvents).where(eq(shellEvents.remote, remote));

async function healthOf(remote: string) {
  const response = await fetch(`${server.origin}/api/platform/health`, {
    headers: { authorization: `Bearer ${operator}` },
  });
  const { loads, errors, failures = [] } = platformHealth.parse(await response.json());
  const isOfIt = (entry: { remote: string }) => entry.remote === remote;
  return { loads: loads.filter(isOfIt), errors: errors.filter(isOfIt), failures: failures.filter(isOfIt) };
}

test('operators see how long a remote took to load, by release', async () => {
  const remote = aRemote();
  expect((await send({ host: 'h1', events: [10, 20, 30, 40, 1000].map((ms) => aLoad(remote, ms)) })).status).toBe(204);
  expect((await healthOf(remote)).loads).toEqual([{ remote, release: 'r1', count: 5, p50: 80, p75: 90, p95: 858 }]);
});

test('operators see an error once, with its count, owner, version and newest trace id', async () => {
  const remote = aRemote();
  await send({ host: 'h1', events: [anError(remote), anError(remote)] });
  await send({ host: null, events: [anError(remote, { message: 'Another' })] });
  const { errors } = await healthOf(remote);
  expect(errors).toHaveLength(2);
  expect(errors).toContainEqual(
    expect.objectContaining({
      release: 'r1',
      owner: 'Squad Billing',
      phase: 'run',
      count: 2,
      traceId: '0123456789ab',
    }),
  );
});

test('the places of an error are those in the sources, by the source map of its release, which nobody can download', async () => {
  const remote = aRemote();
  const key = { name: remote, release: 'r1' };
  const map = {
    version: 3,
    sources: ['webpack://billing@r1/./src/pages/plans.tsx'],
    names: [],
    mappings: 'AAAA;AAIA', // the second line of the script is the fifth of the source
  };
  await server.tools.releaseFiles.upload(key, 'plans.js', Buffer.from('a\nb'));
  await server.tools.releaseFiles.upload(key, 'plans.js.map', Buffer.from(JSON.stringify(map)));
  await server.tools.releaseFiles.serve(key);
  const stack = [
    'TypeError: Cannot read properties of null',
    `    at plan (https://keydate.example/remotes/${remote}/r1/plans.js:2:1)`,
    `    at https://keydate.example/remotes/${remote}/gone/plans.js:7:8`,
    '    at https://elsewhere.example/a.js?token=secret:1:1',
  ].join('\n');
  await send({ host: 'h1', events: [anError(remote, { stack })] });

  expect((await healthOf(remote)).errors[0]?.places).toEqual([
    'src/pages/plans.tsx:5',
    `/remotes/${remote}/gone/plans.js:7:8`,
  ]);
  expect((await fetch(`${server.origin}/remotes/${remote}/r1/plans.js`)).status).toBe(200);
  for (const name of ['plans.js.map', 'plans.js.ma%70', 'plans.js%2Emap', 'plans.js.map?x', './plans.js.map'])
    expect((await fetch(`${server.origin}/remotes/${remote}/r1/${name}`)).status).toBe(404);
});

test('what could tell a person or let somebody in is not stored', async () => {
  const remote = aRemote();
  const token = randomBytes(32).toString('base64url');
  const message = `Failed: https://keydate.example/reset-password?code=123456 for robin@vale.example with ${token}`;
  await send({ host: 'h1', events: [anError(remote, { message, stack: `Error: ${message}` })] });
  const stored = await storedOf(remote);
  expect(stored).toMatchObject([{ message: 'Failed: /reset-password for … with …', stack: null }]);
});

/** Messages of the browsers, about texts that a person has typed. */
const QUOTING: [message: string, stored: string][] = [
  ['Unexpected token \'R\', "Robin Vale" is not valid JSON', 'Unexpected token … is not valid JSON'],
  // Chromium quotes a piece of the text as it is
  [`Unexpected token 'x', ..."Robin", "x": x}" is not valid JSON`, 'Unexpected token … is not valid JSON'],
  [
    "Failed to execute 'querySelector' on 'Document': '#Robin's file' is not a valid selector.",
    'Failed to execute … is not a valid selector.',
  ],
  ["Cannot read properties of undefined (reading 'Robin Vale')", 'Cannot read properties of undefined (reading …)'],
  ['can’t access property “Robin Vale”, x is null', 'can’t access property …, x is null'],
  ["The client's name 'Robin O'Hara' is unknown", "The client's name … is unknown"],
  ['No client `Robin Vale`, no agent «Vale»', 'No client …'],
  ['The client "Robin Vale', 'The client …'],
  [`No "client" is "Robin ${'x '.repeat(200)}`.slice(0, TELEMETRY_LIMITS.message), 'No …'],
];

test.each(QUOTING)(
  'what a message quotes may be what a person typed, and is not stored: %s',
  async (message, stored) => {
    const remote = aRemote();
    await send({ host: 'h1', events: [anError(remote, { message })] });
    expect(await storedOf(remote)).toMatchObject([{ message: stored }]);
  },
);

test('the codes of React and of the federation are stored whole, and counted with the failures of their remote', async () => {
  const remote = aRemote();
  const react = 'Minified React error #418; visit https://react.dev/errors/418?args[]=Robin for more';
  const missing = '[ Federation Runtime ]: Failed to load script resources. #RUNTIME-008';
  const none = 'Failed at /reset#418 and #4183 and #robin';
  const events = [react, missing, missing, none].map((message) => anError(remote, { message }));
  await send({ host: 'h1', events });
  expect((await storedOf(remote)).map(({ message }) => message).sort()).toEqual([
    'Failed at /reset?… and ?… and ?…',
    'Minified React error #418; visit /errors/418 for more',
    missing,
    missing,
  ]);
  expect((await healthOf(remote)).failures).toEqual([{ remote, count: 4, codes: ['#418', '#RUNTIME-008'] }]);
});

test('a message that quotes nothing is stored as it is, apostrophes and all', async () => {
  const remote = aRemote();
  const message = "The agents' list isn't there";
  await send({ host: 'h1', events: [anError(remote, { message })] });
  expect(await storedOf(remote)).toMatchObject([{ message }]);
});

test('reports that are not ours are refused', async () => {
  const remote = aRemote();
  const long = 'x'.repeat(TELEMETRY_LIMITS.message + 1);
  for (const body of [
    '{',
    {},
    { host: 'h1', events: [] },
    { host: 'h1', events: Array.from({ length: TELEMETRY_LIMITS.events + 1 }, () => aLoad(remote)) },
    { host: '<script>', events: [aLoad(remote)] },
    { host: 'h1', events: [{ ...aLoad(remote), remote: '../x' }] },
    { host: 'h1', events: [{ ...aLoad(remote), entryMs: -1 }] },
    { host: 'h1', events: [anError(remote, { message: long })] },
  ])
    expect((await send(body)).status).toBe(400);
  expect((await send('x'.repeat(TELEMETRY_LIMITS.bytes + 1))).status).toBe(413);
  expect(await storedOf(remote)).toEqual([]);
});

test('one network cannot report without end', async () => {
  const own = await startTestServer();
  try {
    const remote = aRemote();
    const statuses: number[] = [];
    for (let count = 0; count < 61; count += 1)
      statuses.push((await send({ host: 'h1', events: [aLoad(remote)] }, own)).status);
    expect(statuses.indexOf(429)).toBe(60);
  } finally {
    await own.close();
  }
});

test('nobody but operators sees it', async () => {
  const status = async (token?: string) =>
    (
      await fetch(`${server.origin}/api/platform/health`, {
        headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      })
    ).status;
  expect([await status(), await status(stranger), await status(operator)]).toEqual([401, 403, 200]);
});

test('reports are kept for two weeks', async () => {
  const own = await startTestServer();
  try {
    const remote = aRemote();
    // in the past, so that nothing of the other tests has expired
    const begun = new Date('2020-01-01T00:00:00Z');
    own.clock.set(begun);
    await send({ host: 'h1', events: [aLoad(remote)] }, own);
    own.clock.set(new Date(begun.getTime() + 13 * DAY_MS));
    await clearExpired(own.tools);
    expect(await storedOf(remote)).toHaveLength(1);
    own.clock.set(new Date(begun.getTime() + 15 * DAY_MS));
    await clearExpired(own.tools);
    expect(await storedOf(remote)).toHaveLength(0);
  } finally {
    await own.close();
  }
});
