import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase, type Database } from '../src/db/database';
import { startEmbedded } from '../src/db/embedded/start-embedded';
import { builtPrograms } from '../src/startup/built-programs';
import { addressOf, databaseTemplate, templateBeside } from './database-template';
import { startTestServer, type TestServer, type TestSettings, type TestTools } from './test-server';

const serverRoot = join(import.meta.dirname, '..');
const migrations = join(serverRoot, 'drizzle');

/**
 * Starts the same server on a database that no other test file has. For tests of work on all stored rows, at times of
 * their own: due reminders, waiting mails, housekeeping.
 */
export async function startServerOnOwnDatabase(settings?: TestSettings, tools: TestTools = {}): Promise<TestServer> {
  const { db, remove } = await openOwnDatabase();
  const server = await startTestServer(settings, { ...tools, db });
  return {
    ...server,
    close: async () => {
      await server.close();
      await remove();
    },
  };
}

/** An empty database of the kind that the run has; `remove` comes after its `close`. */
export async function openOwnDatabase(): Promise<{ db: Database; remove: () => Promise<void> }> {
  const url = process.env.TEST_DATABASE_URL;
  if (url) {
    const own = await anEmptyDatabase(url);
    const db = await openDatabase({ connection: { connectionString: own }, migrations, poolSize: 6 });
    // it is removed with the PostgreSQL that was started for the tests
    return { db, remove: async () => undefined };
  }
  const folder = await mkdtemp(join(tmpdir(), 'kd-own-'));
  const embedded = await startEmbedded({
    folder: null,
    template: await databaseTemplate(migrations),
    socketFolder: folder,
    thread: builtPrograms(serverRoot).embeddedDatabase,
  });
  const db = await openDatabase({ connection: { host: embedded.host }, migrations, poolSize: 6 });
  const remove = async () => {
    await embedded.stop();
    await rm(folder, { recursive: true });
  };
  return { db, remove };
}

/** The address of a new database with all tables and no rows, on the run's PostgreSQL. */
export const anEmptyDatabase = (runUrl: string): Promise<string> =>
  createDatabase(runUrl, `template ${templateBeside(runUrl)}`);

/** The address of a new database without tables, on the run's PostgreSQL. */
export const aBareDatabase = (runUrl: string): Promise<string> => createDatabase(runUrl, '');

async function createDatabase(runUrl: string, options: string): Promise<string> {
  const name = `own_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: runUrl });
  await client.connect();
  await client.query(`create database ${name} ${options}`);
  await client.end();
  return addressOf(name, runUrl);
}
