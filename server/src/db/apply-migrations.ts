import type { MigrationMeta } from 'drizzle-orm/migrator';

/** A connection of node-postgres, or PGlite itself. */
interface Client {
  query(text: string, values?: unknown[]): Promise<unknown>;
}

const CONCURRENTLY = /^\s*create\s+(?:unique\s+)?index\s+concurrently\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?/i;

/** The index that a migration makes while others write to its table; undefined for every other migration. */
export function concurrentIndexOf({ sql }: MigrationMeta): string | undefined {
  const index = sql.map((statement) => CONCURRENTLY.exec(statement)?.[1]).find((name) => name !== undefined);
  if (index !== undefined && sql.length > 1)
    throw new Error(`The migration that makes the index ${index} concurrently may have no other statement.`);
  return index;
}

/** Makes and changes tables by migrations in the open transaction, and notes each where drizzle's own runner looks. */
export async function applyMigrations(client: Client, migrations: readonly MigrationMeta[]): Promise<void> {
  await client.query('create schema if not exists drizzle');
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  for (const migration of migrations) {
    // in a transaction PostgreSQL makes no index concurrently
    const isConcurrent = concurrentIndexOf(migration) !== undefined;
    for (const statement of migration.sql)
      await client.query(isConcurrent ? statement.replace(/\bconcurrently\b/i, '') : statement);
    await noteMigration(client, migration);
  }
}

export async function noteMigration(client: Client, { hash, folderMillis }: MigrationMeta): Promise<void> {
  await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
    hash,
    folderMillis,
  ]);
}
