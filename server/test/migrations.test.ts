import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { openDatabase } from '../src/db/database';
import { aBareDatabase } from './own-database';

const server = join(import.meta.dirname, '..');

test('the migrations have every change of the tables: none is left for the next', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kd-migrations-'));
  await cp(join(server, 'drizzle'), folder, { recursive: true });
  const before = await readdir(folder, { recursive: true });
  const schema = ['--dialect', 'postgresql', '--schema', './src/**/*.table.ts'];
  await promisify(execFile)(
    process.execPath,
    ['node_modules/drizzle-kit/bin.cjs', 'generate', ...schema, '--out', relative(server, folder)],
    { cwd: server },
  );
  expect(await readdir(folder, { recursive: true })).toEqual(before);
  await rm(folder, { recursive: true });
});

if (process.env.TEST_DATABASE_URL)
  test('no time limit ends a migration, even where the role has one', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kd-migrations-'));
    await mkdir(join(folder, 'meta'));
    const entries = [{ idx: 0, version: '7', when: 1, tag: '0000_long', breakpoints: true }];
    await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ dialect: 'postgresql', entries }));
    await writeFile(
      join(folder, '0000_long.sql'),
      `create table limits as select current_setting('statement_timeout') as during`,
    );
    const connectionString = new URL(await aBareDatabase(process.env.TEST_DATABASE_URL ?? ''));
    connectionString.searchParams.set('options', '-c statement_timeout=4000');
    const db = await openDatabase({
      connection: { connectionString: connectionString.href },
      migrations: folder,
      poolSize: 1,
    });
    const { rows } = await db.execute<{ during: string; now: string }>(
      `select during, current_setting('statement_timeout') as now from limits`,
    );
    await db.close();
    await rm(folder, { recursive: true });
    expect(rows).toEqual([{ during: '0', now: '15s' }]);
  });
