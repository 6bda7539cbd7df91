import { execFile, spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { bringUpToDate, refuseMissingMigrations } from '../src/db/bring-up-to-date';
import { openDatabase } from '../src/db/database';
import { checkUpgrade } from '../src/startup/check-upgrade';
import { refusePostgres } from '../src/startup/open-storage';
import { aBareDatabase } from './own-database';
import { PRODUCTION } from './product-process';
import { startInVain } from './start-in-vain';

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

/** Earlier migrations made indexes while nobody wrote. */
const LINTED_FROM = '0022';
const squawk = createRequire(import.meta.url).resolve('squawk-cli/js/bin/squawk');
/** The linter's findings; '' if there are none. */
const lint = (files: string[]) =>
  spawnSync(process.execPath, [squawk, '--config', 'squawk.toml', '--reporter', 'gcc', ...files], {
    cwd: server,
    encoding: 'utf8',
  }).stdout;

test('no new migration blocks writers for long, or breaks the version before', async () => {
  const names = (await readdir(join(server, 'drizzle'))).filter((name) => name >= LINTED_FROM && name.endsWith('.sql'));
  expect(lint(names.map((name) => join('drizzle', name)))).toBe('');

  const folder = await mkdtemp(join(tmpdir(), 'kd-migrations-'));
  const file = join(folder, 'bad.sql');
  await writeFile(file, 'create index named on people (full_name);\nalter table people drop column phone;');
  const findings = lint([file]);
  expect(findings).toContain('require-concurrent-index-creation');
  expect(findings).toContain('ban-drop-column');
});

/** A folder of migrations with these statements, one each. */
async function aFolder(...statements: string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kd-migrations-'));
  await mkdir(join(folder, 'meta'));
  const entries = statements.map((_, idx) => ({ idx, version: '7', when: idx + 1, tag: `${idx}`, breakpoints: true }));
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ dialect: 'postgresql', entries }));
  await Promise.all(statements.map((statement, idx) => writeFile(join(folder, `${idx}.sql`), statement)));
  return folder;
}

if (process.env.TEST_DATABASE_URL)
  describe('migrations on PostgreSQL', () => {
    let url: string;
    let client: pg.Client;
    beforeEach(async () => {
      url = await aBareDatabase(process.env.TEST_DATABASE_URL ?? '');
      client = new pg.Client({ connectionString: url });
      await client.connect();
    });
    afterEach(() => client.end());
    const migrate = (migrations: string) => bringUpToDate({ connectionString: url }, { migrations, isShared: true });

    test('no time limit ends one, even where the role has one', async () => {
      const limited = new URL(url);
      limited.searchParams.set('options', '-c statement_timeout=4000');
      const db = await openDatabase({
        connection: { connectionString: limited.href },
        migrations: await aFolder(`create table limits as select current_setting('statement_timeout') as during`),
        poolSize: 1,
      });
      const { rows } = await db.execute<{ during: string; now: string }>(
        `select during, current_setting('statement_timeout') as now from limits`,
      );
      await db.close();
      expect(rows).toEqual([{ during: '0', now: '15s' }]);
    });

    test('pass by a connection pooler, whose role sets the time limit of all other statements', async () => {
      const [pooler, direct] = [new URL(url), new URL(url)];
      pooler.searchParams.set('options', '-c statement_timeout=4000');
      direct.searchParams.set('application_name', 'direct');
      const db = await openDatabase({
        connection: { connectionString: pooler.href },
        directUrl: direct.href,
        migrations: await aFolder(`create table ways as select current_setting('application_name') as way`),
        poolSize: 1,
      });
      const { rows } = await db.execute(`select way, current_setting('statement_timeout') as now from ways`);
      await db.close();
      expect(rows).toEqual([{ way: 'direct', now: '4s' }]);
    });

    test('of two that run at once, one waits', async () => {
      const folder = await aFolder('create table made (n int)', 'create index concurrently made_n on made (n)');
      expect((await Promise.all([migrate(folder), migrate(folder)])).sort()).toEqual([0, 2]);
    });

    test('one that finds its table in use lets others pass, and is tried again', async () => {
      const folder = await aFolder('alter table used add column more int');
      await client.query('create table used (n int)');
      await client.query('begin');
      await client.query('select * from used');
      const done = migrate(folder);
      const other = new pg.Client({ connectionString: url });
      await other.connect();
      const waiting = async () =>
        (await other.query(`select from pg_locks where not granted and relation = 'used'::regclass`)).rowCount;
      while ((await waiting()) !== 1);
      // behind the waiting migration; the statement ends although the table stays in use
      await other.query('select * from used');
      await client.query('commit');
      expect(await done).toBe(1);
      expect((await other.query('select more from used')).fields).toHaveLength(1);
      await other.end();
    });

    test('one that ends in a deadlock with what people do is tried again', async () => {
      await client.query('create sequence tries');
      const deadlock = `raise exception 'deadlock detected' using errcode = 'deadlock_detected'`;
      const folder = await aFolder(`do $$ begin if nextval('tries') = 1 then ${deadlock}; end if; end $$`);
      expect(await migrate(folder)).toBe(1);
    });

    test('an index is made while its table is in use, also after it was broken off', async () => {
      const folder = await aFolder(
        'create table named as select 1 as n from generate_series(1, 2)',
        'create unique index concurrently named_n on named (n)',
      );
      await expect(migrate(folder).catch(refusePostgres)).rejects.toThrow(
        'The database at DATABASE_URL could not be brought up to date: could not create unique index',
      );
      await client.query('delete from named where ctid = (select min(ctid) from named)');
      expect(await migrate(folder)).toBe(1);
      const { rows } = await client.query(`select indisvalid from pg_index where indexrelid = 'named_n'::regclass`);
      expect(rows).toEqual([{ indisvalid: true }]);
      await client.query('delete from drizzle.__drizzle_migrations where created_at = 2');
      expect(await migrate(folder)).toBe(1);
      expect(await migrate(folder)).toBe(0);
      const mixed = await aFolder('create index concurrently a on b (c);\n--> statement-breakpoint\nselect 1');
      await client.query('drop schema drizzle cascade');
      await expect(migrate(mixed)).rejects.toThrow('may have no other statement');
    });

    test('are not run by servers in production: they name the command, and take tables of a later version', async () => {
      const home = await mkdtemp(join(tmpdir(), 'kd-migrations-'));
      expect(await startInVain(home, { ...PRODUCTION, PUBLIC_ORIGIN: 'http://localhost', DATABASE_URL: url })).toEqual({
        code: 1,
        said: 'The database at DATABASE_URL lacks tables or columns of this version. Run npm run migrate, and start again.',
      });
      const none = await client.query(`select from pg_tables where schemaname in ('public', 'drizzle')`);
      expect(none.rowCount).toBe(0);

      const folder = await aFolder('create table first (n int)');
      await migrate(folder);
      await client.query(
        `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a later version', 9)`,
      );
      await expect(refuseMissingMigrations({ connectionString: url }, folder)).resolves.toBeUndefined();
    });

    test('upgrade:check names those that are pending, or says that the tables are newer, and changes nothing', async () => {
      const check = (folder: string, mode: 'demo' | 'production' = 'production') =>
        checkUpgrade({ databaseUrl: url, home: tmpdir(), mode }, folder).catch(String);
      const statements = ['create table a (n int)', 'create table b (n int)', 'create table c (n int)'];
      const whole = await aFolder(...statements);
      expect(await check(whole)).toBe(
        'Error: 3 migrations are pending: all of them. Run npm run migrate before you start servers of this release.',
      );
      await migrate(await aFolder(...statements.slice(0, 1)));
      expect(await check(whole)).toContain('Error: 2 migrations are pending: 1, 2. Run npm run migrate');
      expect(await check(whole, 'demo')).toBe(
        '2 migrations are pending: 1, 2. The next start of the server applies them.',
      );
      const made = await client.query(`select tablename from pg_tables where schemaname = 'public'`);
      expect(made.rows).toEqual([{ tablename: 'a' }]);
      await migrate(whole);
      expect(await check(whole)).toBe('No migration is pending.');
      expect(await check(await aFolder(...statements.slice(0, 2)))).toContain(
        'The database is newer than this release, by 1 migration.',
      );
      await client.query('update drizzle.__drizzle_migrations set created_at = created_at + 10');
      expect(await check(whole)).toContain(
        'The database at DATABASE_URL was made by an earlier version of Keydate that this one cannot continue',
      );
    });
  });
