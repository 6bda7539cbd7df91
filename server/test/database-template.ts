import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { applyMigrations } from '../src/db/apply-migrations';

const { resolve } = createRequire(import.meta.url);
const cache = join(import.meta.dirname, '../../node_modules/.cache/keydate/database-template');

/**
 * The file of an embedded database with all tables and no rows, as PGlite dumps it: databases of tests are copies of
 * it. It is made once for each set of migrations, because that takes a processor several seconds.
 * @param migrations absolute path of the folder of migrations
 */
export async function databaseTemplate(migrations: string): Promise<string> {
  const file = join(cache, `${hashOfInputs(migrations)}.tar`);
  if (existsSync(file)) return file;
  const { PGlite } = await import('@electric-sql/pglite');
  const database = await PGlite.create();
  await applyMigrations(database, readMigrationFiles({ migrationsFolder: migrations }));
  const dump = await database.dumpDataDir('none');
  await database.close();
  // templates of other migrations are not needed any more
  await rm(cache, { recursive: true, force: true });
  await mkdir(cache, { recursive: true });
  // to another name first: a parallel run must not read half of the file
  const aside = `${file}.${process.pid}`;
  await writeFile(aside, Buffer.from(await dump.arrayBuffer()));
  await rename(aside, file);
  return file;
}

function hashOfInputs(migrations: string): string {
  const hash = createHash('sha256');
  // only the version of PGlite that made a dump reads it
  hash.update(readFileSync(join(dirname(resolve('@electric-sql/pglite')), '../package.json')));
  const files = readdirSync(migrations, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.sql'));
  for (const name of files.sort()) hash.update(name).update(readFileSync(join(migrations, name)));
  return hash.digest('hex');
}

/** The name of the PostgreSQL template of a run, quoted; `createTemplateBeside` makes it. */
export const templateBeside = (runUrl: string): string => pg.escapeIdentifier(`${nameIn(runUrl)}_template`);

/**
 * Copies the run's PostgreSQL database while it has all tables, no rows and no other connection: databases of tests
 * are copies of that copy.
 */
export async function createTemplateBeside(runUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: runUrl });
  await client.connect();
  await client.query(`drop database if exists ${templateBeside(runUrl)}`);
  await client.query(`create database ${templateBeside(runUrl)} template ${pg.escapeIdentifier(nameIn(runUrl))}`);
  await client.end();
}

/** The address of another database on the same PostgreSQL. */
export function addressOf(name: string, url: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

const nameIn = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1));
