import { join } from 'node:path';
import { getUser, login } from '@keydate/contracts/people';
import { sql } from 'drizzle-orm';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../src/app';
import { openDatabase, type Database } from '../src/db/database';
import { makeBackground } from '../src/jobs/background';
import type { Mail } from '../src/ports/mailer';
import { ask } from './ask';
import { handOver } from '../src/mail/use-cases/hand-over-mails';
import { queueMail } from '../src/mail/use-cases/send-mail';
import { startDatabaseProxy, type DatabaseProxy } from './database-proxy';
import { anEmail, aRealtor } from './people';
import { startTestServer, type TestServer } from './test-server';

let server: TestServer;
let proxy: DatabaseProxy;
let db: Database;
let app: FastifyInstance;
let origin: string;
const lines: unknown[][] = [];

beforeAll(async () => {
  server = await startTestServer();
  proxy = await startDatabaseProxy();
  db = await openDatabase({
    connection: proxy.connection,
    migrations: join(import.meta.dirname, '../drizzle'),
    poolSize: 2,
  });
  app = await buildApp({ ...server.tools, db });
  app.addHook('onRequest', async (request) => {
    request.log.error = (...line: unknown[]) => void lines.push(line);
  });
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  await db.close();
  await proxy.close();
  await server.close();
});

test('while the database is away calls answer 503 and when to try again, with one short log line each', async () => {
  const { token } = await aRealtor(server);
  const email = anEmail();
  const me = () => ask({ origin }, getUser, { token });
  expect((await me()).status).toBe(200);

  await proxy.goAway();
  const refused = [await me(), await me(), await ask({ origin }, login, { body: { email, password: 'Juniper!2026' } })];
  for (const { status, headers, body } of refused) {
    expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'UNAVAILABLE', '30']);
  }
  expect(lines).toHaveLength(refused.length);
  for (const line of lines) {
    const said = JSON.stringify(line);
    expect(said).toMatch(/ENOENT|ECONNRE|terminated|the database does not answer/);
    expect(said.length).toBeLessThan(400);
    for (const secret of [token, email, 'params']) expect(said).not.toContain(secret);
  }

  await proxy.comeBack();
  expect((await me()).status).toBe(200);
});

test('a load balancer is told that a server without its database cannot answer people, and when it can again', async () => {
  const health = async () => (await fetch(new URL('/api/health', origin))).status;
  expect(await health()).toBe(200);
  await proxy.goAway();
  expect(await health()).toBe(503);
  await proxy.comeBack();
  expect(await health()).toBe(200);
});

test('a database that goes away amid transactions ends those alone, and its connections are there again', async () => {
  for (const round of [1, 2, 3]) {
    const cutOff = db.transaction(async (tx) => {
      await tx.execute(sql`select ${round}::int`);
      await proxy.goAway();
      await tx.execute(sql`select ${round}::int`);
    });
    await expect(cutOff).rejects.toThrow();
    await expect(db.transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow();
    await proxy.comeBack();
  }
  const { rows } = await db.transaction((tx) => tx.execute(sql`select 1 as one`));
  expect(rows).toEqual([{ one: 1 }]);
});

const content = { subject: 'Closing', text: 'Friday', html: '<p>Friday</p>' };
const waitingFor = async (to: string) =>
  (await server.db.execute(sql`select 1 from waiting_mails where recipient = ${to}`)).rows.length;

test('mails that were handed over while the database went away are recorded once it is back, however late', async () => {
  const to = anEmail();
  let triedAgain = () => {};
  const isTriedAgain = new Promise<void>((resolve) => (triedAgain = resolve));
  let tries = 0;
  const counted: Database = {
    ...db,
    transaction: (work) => {
      tries += 1;
      if (tries === 3) triedAgain();
      return db.transaction(work);
    },
  };
  const mailer = { ...server.tools.mailer, send: () => proxy.goAway() };
  const background = makeBackground(() => undefined);
  const lease = await queueMail(db, server.tools, { name: 'a mail', companyId: null, to, ...content });
  // an hour between any two reads of the clock
  let now = performance.now();
  const hours = jest.spyOn(performance, 'now').mockImplementation(() => (now += 3_600_000));

  await handOver({ ...server.tools, db: counted, mailer, background }, lease);
  await isTriedAgain;
  await proxy.comeBack();
  await background.settle();

  hours.mockRestore();
  expect(await waitingFor(to)).toBe(0);
});

test('mails that were handed over are recorded once the database has time, and others go out before that', async () => {
  const to = anEmail();
  const failed: unknown[] = [];
  const background = makeBackground((name, error) => failed.push([name, error]));
  const outOfTime = new DrizzleQueryError('delete', [], Object.assign(new Error('timeout'), { code: '57014' }));
  let failures = 0;
  const slow: Database = {
    ...db,
    transaction: (work) => (failures++ < 2 ? Promise.reject(outOfTime) : db.transaction(work)),
  };
  const sent: string[] = [];
  const mailer = { ...server.tools.mailer, send: async (mail: Mail) => void sent.push(mail.to) };
  const lease = await queueMail(db, server.tools, { name: 'a mail', companyId: null, to, ...content });

  const handedOver = await handOver({ ...server.tools, db: slow, mailer, background }, lease);
  expect(await waitingFor(to)).toBe(1);
  await background.settle();

  expect(handedOver).toEqual({ isAnyTaken: false });
  expect(await waitingFor(to)).toBe(0);
  expect(sent).toEqual([to]);
  const name = 'record mails that were handed over';
  expect(failed).toEqual([
    [name, outOfTime],
    [name, outOfTime],
  ]);
});
