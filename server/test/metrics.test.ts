import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { getTransaction } from '@keydate/contracts/transactions';
import { MINUTE_MS } from '@keydate/domain/durations';
import { settableClock } from '../src/adapters/clocks';
import { giveUpMail, insertUnwrittenMail, rescheduleMail } from '../src/mail/waiting-mails.repository';
import { openMetrics } from '../src/startup/open-metrics';
import { OperationRefused } from '../src/db/backup/operation-refused';
import { ask } from './ask';
import { aRealtor } from './people';
import { openTestDatabase, startTestServer, type TestServer } from './test-server';
import { testWith } from './test-with';

const deploy = join(import.meta.dirname, '../../deploy');

let server: TestServer;
let metrics: Awaited<ReturnType<typeof openMetrics>>;
beforeAll(async () => {
  const [clock, db] = [settableClock(), await openTestDatabase()];
  metrics = await openMetrics(0, { db, clock });
  server = await startTestServer({}, { clock, db, metrics });
});
afterAll(async () => {
  metrics.close();
  await server.close();
});

const scrape = async () => (await fetch(metrics.address)).text();

/** The value of a metric: `keydate_queue_waiting{queue="mails"}`. */
async function valueOf(name: string): Promise<number> {
  const line = (await scrape()).split('\n').find((text) => text.startsWith(`${name} `));
  return Number(line?.split(' ').at(-1));
}

test('requests are counted by their route, and no address, person or token is named', async () => {
  const { token, email, id } = await aRealtor(server);
  const transactionId = randomUUID();
  await ask(server, getTransaction, { token, params: { id: transactionId } });
  await fetch(`${server.origin}/${id}?email=${email}`, { headers: { authorization: `Bearer ${token}` } });
  const text = await scrape();
  const labels = 'method="GET",route="/api/v1/user/single-transaction-details/:id",status="404"';
  expect(text).toContain(`keydate_request_seconds_count{${labels}} 1`);
  for (const secret of [transactionId, id, email, token]) expect(text).not.toContain(secret);
});

test('a mail that has been due for ten minutes is in the queue, with its age', async () => {
  const waiting = 'keydate_queue_waiting{queue="mails"}';
  const before = await valueOf(waiting);
  const nextTryAt = new Date(server.clock.now().getTime() - 10 * MINUTE_MS);
  await insertUnwrittenMail(server.db, {
    id: randomUUID(),
    name: 'a mail',
    to: 'ada@mail.example',
    domain: 'mail.example',
    nextTryAt,
  });
  expect(await valueOf(waiting)).toBe(before + 1);
  expect(await valueOf('keydate_queue_oldest_seconds{queue="mails"}')).toBeGreaterThanOrEqual(600);
  expect(await scrape()).not.toContain('ada@mail.example');
});

test('a mail that was tried in vain counts as failing until it is given up, though its next try is hours ahead', async () => {
  const failing = () => valueOf('keydate_mails_failing');
  const due = await valueOf('keydate_queue_waiting{queue="mails"}');
  const before = await failing();
  const [id, now] = [randomUUID(), server.clock.now()];
  const mail = { id, name: 'a mail', to: 'ada@mail.example', domain: 'mail.example', nextTryAt: now };
  await insertUnwrittenMail(server.db, mail);
  expect(await failing()).toBe(before);
  const failure = 'no mail server is there';
  await rescheduleMail(server.db, id, { tries: 4, nextTryAt: new Date(now.getTime() + 64 * MINUTE_MS), failure });
  expect(await failing()).toBe(before + 1);
  expect(await valueOf('keydate_queue_waiting{queue="mails"}')).toBe(due);
  await giveUpMail(server.db, id, { tries: 6, givenUpAt: now, failure });
  expect(await failing()).toBe(before);
});

test('the process, the connections of the database and failed work are measured', async () => {
  metrics.failure('hand over mails');
  metrics.scan('CONTRACT_NO_TABLE');
  expect(await valueOf('keydate_failures_total{work="hand over mails"}')).toBe(1);
  expect(await valueOf('keydate_scans_total{outcome="CONTRACT_NO_TABLE"}')).toBe(1);
  expect(await valueOf('keydate_database_connections{state="waiting"}')).toBe(0);
  expect(await valueOf('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
});

test('only this machine reads them, at one address, and a taken port is one sentence', async () => {
  const { hostname, port, origin } = new URL(metrics.address);
  expect(hostname).toBe('127.0.0.1');
  expect((await fetch(`${origin}/`)).status).toBe(404);
  const { db, clock } = server;
  const refused = openMetrics(Number(port), { db, clock });
  await expect(refused).rejects.toThrow(OperationRefused);
  await expect(refused).rejects.toThrow(/^METRICS_PORT \d+ cannot be used: .*EADDRINUSE/);
});

test('a scrape that fails is answered with 500', async () => {
  const { db, clock } = server;
  const connections = () => {
    throw new Error('none');
  };
  const failing = await openMetrics(0, { db: { ...db, connections }, clock });
  expect((await fetch(failing.address)).status).toBe(500);
  failing.close();
});

test('each metric that an alert of deploy/alerts.yml looks at is one that a server gives', async () => {
  const alerts = await readFile(join(deploy, 'alerts.yml'), 'utf8');
  const asked = new Set(alerts.match(/\b(?:keydate|nodejs)_\w+/g));
  expect(asked.size).toBeGreaterThan(3);
  const text = await scrape();
  for (const name of asked) expect(text).toMatch(new RegExp(`^${name}[ {]`, 'm'));
});

testWith(['promtool'], 'each alert comes once its cause has lasted, and not before', async () => {
  const { stdout } = await promisify(execFile)('promtool', ['test', 'rules', join(deploy, 'alerts.test.yml')]);
  expect(stdout).toContain('SUCCESS');
});
