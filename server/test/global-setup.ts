import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres } from '@keydate/tooling/postgres/find-postgres';
import { startPostgres, type PostgresForTests } from '@keydate/tooling/postgres/start-postgres';
import { findRedis } from '@keydate/tooling/redis/find-redis';
import { openDatabase } from '../src/db/database';
import { startEmbedded } from '../src/db/embedded/start-embedded';
import { builtPrograms } from '../src/startup/built-programs';
import { createTemplateBeside, databaseTemplate } from './database-template';

declare global {
  /** The PostgreSQL of this run, for global-teardown. */
  var postgresForTests: PostgresForTests | undefined;
}

/**
 * Prepares one database for the whole run: PostgreSQL if it is installed or TEST_DATABASE_URL names one, otherwise the
 * embedded database. Each test makes people and companies of its own, so that files may run in parallel.
 */
export default async function prepareDatabase(_run: unknown, { rootDir }: { rootDir: string }): Promise<void> {
  execFileSync(process.execPath, ['build.mjs'], { cwd: rootDir, stdio: 'inherit' });
  const migrations = join(rootDir, 'drizzle');
  process.env.TEST_REDIS_SERVER ??= findRedis() ?? notInstalled('Redis', 'the tests that need it are left out');
  const url = (process.env.TEST_DATABASE_URL ??= await startInstalledPostgres());
  if (url) {
    await (await openDatabase({ connection: { connectionString: url }, migrations, poolSize: 1 })).close();
    await createTemplateBeside(url);
    return;
  }
  const socketFolder = mkdtempSync(join(tmpdir(), 'kd-test-'));
  process.once('exit', () => rmSync(socketFolder, { recursive: true, force: true }));
  const embedded = await startEmbedded({
    folder: null,
    template: await databaseTemplate(migrations),
    socketFolder,
    thread: builtPrograms(rootDir).embeddedDatabase,
  });
  await (await openDatabase({ connection: embedded, migrations, poolSize: 1 })).close();
  embedded.letGo();
  process.env.KEYDATE_TEST_DATABASE = socketFolder;
}

async function startInstalledPostgres(): Promise<string> {
  const programs = findPostgres();
  if (programs === undefined) return notInstalled('PostgreSQL', 'the tests run on the embedded database');
  globalThis.postgresForTests = await startPostgres(programs);
  return globalThis.postgresForTests.url;
}

/** If a program is missing, a person's tests run without it; in CI that is a failure. */
function notInstalled(program: string, consequence: string): '' {
  if (process.env.CI === 'true') throw new Error(`${program} is not installed. In CI the server's tests need it.`);
  console.log(`${program} is not installed: ${consequence}.`);
  return '';
}
