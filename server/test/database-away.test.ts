import { join } from 'node:path';
import { getUser, login } from '@keydate/contracts/people';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../src/app';
import { openDatabase, type Database } from '../src/db/database';
import { ask } from './ask';
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
