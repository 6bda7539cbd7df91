import { once } from 'node:events';
import { connect } from 'node:net';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../src/app';
import { startServerOnOwnDatabase } from './own-database';
import type { TestServer } from './test-server';

let server: TestServer;
let app: FastifyInstance;
let origin: string;
let answerSlowly: () => void;
beforeAll(async () => {
  server = await startServerOnOwnDatabase();
  app = await buildApp(server.tools);
  const isAsked = new Promise<void>((resolve) => (answerSlowly = resolve));
  app.get('/slow', async () => {
    await isAsked;
    return 'done';
  });
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

const HEALTH = ['/health/live', '/health/ready', '/api/health'];
const healths = () => Promise.all(HEALTH.map(async (path) => (await fetch(origin + path)).status));

test('a server is not ready while its database lacks a migration, as one that was set back does; later ones do no harm', async () => {
  const { db } = server;
  await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 0)`);
  expect(await healths()).toEqual([200, 200, 200]);
  await db.execute(sql`update drizzle.__drizzle_migrations set hash = 'not ' || hash where id = 2`);
  expect(await healths()).toEqual([200, 503, 200]);
  await db.execute(sql`update drizzle.__drizzle_migrations set hash = substr(hash, 5) where id = 2`);
  expect(await healths()).toEqual([200, 200, 200]);
});

test('a server that prepares to stop is not ready, is alive, and answers; what comes on an open connection meanwhile, too', async () => {
  expect(await healths()).toEqual([200, 200, 200]);
  app.drain();
  expect(await healths()).toEqual([200, 503, 200]);

  const line = connect(Number(new URL(origin).port), '127.0.0.1');
  let heard = '';
  line.on('data', (bytes: Buffer) => (heard += bytes.toString()));
  const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: keydate.example\r\n\r\n`;
  const isUnderWay = new Promise<void>((resolve) => app.server.once('request', () => resolve()));
  line.write(request('/slow'));
  await isUnderWay;
  const closed = app.close();
  const isNext = new Promise<void>((resolve) => app.server.once('request', () => resolve()));
  line.write(request('/health/live'));
  await isNext;
  answerSlowly();
  await once(line, 'close');
  await closed;
  expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200']);
});

test('a stop does not wait for a connection on which nothing has come', async () => {
  const stopped = await buildApp(server.tools);
  const { port } = new URL(await stopped.listen({ host: '127.0.0.1', port: 0 }));
  const line = connect(Number(port), '127.0.0.1');
  let heard = '';
  line.on('data', (bytes: Buffer) => (heard += bytes.toString()));
  await once(stopped.server, 'connection');
  await Promise.all([once(line, 'close'), stopped.close()]);
  // Node would have refused it after a while, with a status
  expect(heard).toBe('');
});
