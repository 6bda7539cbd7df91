import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { GuardedPool } from './guarded-pool';
import { refuseEarlierDatabase } from './refuse-earlier-database';

/** Locked while migrating, so that servers which start together migrate one after the other. */
export const MIGRATION_LOCK = 7_305_201;

/**
 * Brings the tables up to date, on a connection of its own that no time limit ends: on a large table a migration may
 * take minutes, and so may the wait for another server's. Rejects with EarlierDatabase before it changes anything.
 */
export async function bringUpToDate(
  address: pg.PoolConfig,
  { migrations, isShared }: { migrations: string; isShared: boolean },
): Promise<void> {
  const pool = new GuardedPool({ ...address, max: 1 });
  // the statement under way fails; without a listener the event would end the process
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    const client = await pool.connect();
    try {
      // the role may have a limit
      await client.query('set statement_timeout = 0');
      if (isShared) await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
      await refuseEarlierDatabase(client, migrations);
      await migrate(drizzle(client), { migrationsFolder: migrations });
    } finally {
      // closed with its lock and its setting, not used again
      client.release(true);
    }
  } finally {
    await pool.end();
  }
}
