import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../src/db/database';
import { startEmbedded } from '../src/db/embedded/start-embedded';
import { builtPrograms } from '../src/startup/built-programs';
import { createTemplateBeside, databaseTemplate } from './database-template';

/**
 * One embedded database for the whole run; each test makes people and companies of its own, so that files may run
 * side by side. With TEST_DATABASE_URL it is that PostgreSQL instead.
 */
export default async function prepareDatabase(_run: unknown, { rootDir }: { rootDir: string }): Promise<void> {
  execFileSync(process.execPath, ['build.mjs'], { cwd: rootDir, stdio: 'inherit' });
  const migrations = join(rootDir, 'drizzle');
  const url = process.env.TEST_DATABASE_URL;
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
