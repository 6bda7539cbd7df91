import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { ClientBase } from 'pg';

/** The database began with another migration than this version's: none of ours continues from its tables. */
export class EarlierDatabase extends Error {}

/** Throws EarlierDatabase if another migration than our first made the database. Only reads; an empty database passes. */
export async function refuseEarlierDatabase(client: ClientBase, migrations: string): Promise<void> {
  if (!(await hasMigrationLog(client))) return;
  const { rows } = await client.query<{ first: string | null }>(
    'select min(created_at) as first from drizzle.__drizzle_migrations',
  );
  const first = rows[0]?.first;
  const [ours] = readMigrationFiles({ migrationsFolder: migrations });
  if (first && Number(first) !== ours?.folderMillis) throw new EarlierDatabase('the database is of an earlier version');
}

export async function hasMigrationLog(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ log: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations') as log`,
  );
  return Boolean(rows[0]?.log);
}
