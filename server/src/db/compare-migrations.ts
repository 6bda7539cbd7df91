import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator';
import type { ClientBase } from 'pg';
import { hasMigrationLog } from './refuse-earlier-database';

export interface Comparison {
  /** Ours that the tables lack, in their order. */
  pending: MigrationMeta[];
  /** How many the tables have that are not ours. */
  later: number;
}

/** Compares a database with the migrations in a folder. Only reads. */
export async function compareMigrations(client: ClientBase, folder: string): Promise<Comparison> {
  const ours = readMigrationFiles({ migrationsFolder: folder });
  if (!(await hasMigrationLog(client))) return { pending: ours, later: 0 };
  const { rows } = await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations');
  const done = new Set(rows.map(({ hash }) => hash));
  const pending = ours.filter(({ hash }) => !done.has(hash));
  return { pending, later: done.size - (ours.length - pending.length) };
}
