import { setTimeout } from 'node:timers/promises';
import type { MigrationMeta } from 'drizzle-orm/migrator';
import pg, { type ClientBase } from 'pg';
import { applyMigrations, concurrentIndexOf, noteMigration } from './apply-migrations';
import { compareMigrations } from './compare-migrations';
import { GuardedPool } from './guarded-pool';
import { refuseEarlierDatabase } from './refuse-earlier-database';

/** Locked while migrating, so that servers which start together migrate one after the other. */
export const MIGRATION_LOCK = 7_305_201;
const ASK_EVERY_MS = 200;
/** Everybody else who needs the table waits behind a migration that waits for it. */
const LOCK_TIMEOUT_MS = 1000;
const LOCK_TRIES = 60;
const LOCK_PAUSE_MS = 500;
/** A table that stays locked, and a deadlock. */
const IN_USE = ['55P03', '40P01'];

/** The tables lack migrations of this version, and this server may not change them. */
export class MigrationsMissing extends Error {}

/** The database was opened, and did not take a migration. */
export class MigrationFailed extends Error {}

interface Options {
  /** The folder of the migrations. */
  migrations: string;
  /** True for PostgreSQL, which others use at the same time. */
  isShared: boolean;
}

/**
 * Brings the tables up to date, on a connection of its own that no time limit ends: on a large table a migration may
 * take minutes, and so may the wait for another server's. A migration waits only briefly for a table that is in use,
 * and is tried again, also after a deadlock. Rejects with EarlierDatabase before it changes anything.
 * @returns how many migrations there were
 */
export function bringUpToDate(address: pg.PoolConfig, { migrations, isShared }: Options): Promise<number> {
  return onOwnConnection(address, async (client) => {
    if (isShared) await lockMigrations(client);
    await refuseEarlierDatabase(client, migrations);
    const { pending } = await compareMigrations(client, migrations);
    for (const migration of pending) {
      const index = isShared ? concurrentIndexOf(migration) : undefined;
      const applied =
        index === undefined ? applyPatiently(client, migration) : makeIndexConcurrently(client, migration, index);
      await applied.catch((error: unknown) => {
        throw new MigrationFailed(error instanceof Error ? error.message : String(error), { cause: error });
      });
    }
    return pending.length;
  });
}

/** Throws MigrationsMissing if the tables lack a migration; those of newer versions do no harm. */
export function refuseMissingMigrations(address: pg.PoolConfig, migrations: string): Promise<void> {
  return onOwnConnection(address, async (client) => {
    await refuseEarlierDatabase(client, migrations);
    const { pending } = await compareMigrations(client, migrations);
    if (pending.length > 0) throw new MigrationsMissing(`${pending.length} migrations of this version are missing`);
  });
}

async function onOwnConnection<T>(address: pg.PoolConfig, work: (client: ClientBase) => Promise<T>): Promise<T> {
  const pool = new GuardedPool({ ...address, max: 1 });
  // the statement under way fails; without a listener the event would end the process
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    const client = await pool.connect();
    try {
      // the role may have a limit
      await client.query('set statement_timeout = 0');
      return await work(client);
    } finally {
      // closed with its lock and its setting, not used again
      client.release(true);
    }
  } finally {
    await pool.end();
  }
}

/** Polls: an index that another server makes concurrently would wait for a statement that waits for that server. */
async function lockMigrations(client: ClientBase): Promise<void> {
  const ask = () => client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [MIGRATION_LOCK]);
  while (!(await ask()).rows[0]?.locked) await setTimeout(ASK_EVERY_MS);
}

async function applyPatiently(client: ClientBase, migration: MigrationMeta): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await client.query('begin');
      await client.query(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
      await applyMigrations(client, [migration]);
      await client.query('commit');
      return;
    } catch (error) {
      const isInUse = error instanceof pg.DatabaseError && IN_USE.includes(error.code ?? '');
      if (!isInUse) throw error;
      if (tries === LOCK_TRIES)
        throw new Error(`a migration found its table in use ${tries} times; try again when fewer people work`, {
          cause: error,
        });
      await client.query('rollback');
      await setTimeout(LOCK_PAUSE_MS);
    }
  }
}

/** It waits for transactions that are older, and nobody waits for it: it has no time limit. */
async function makeIndexConcurrently(client: ClientBase, migration: MigrationMeta, index: string): Promise<void> {
  const { rows } = await client.query<{ isValid: boolean }>(
    'select indisvalid as "isValid" from pg_index where indexrelid = to_regclass($1)',
    [pg.escapeIdentifier(index)],
  );
  const [found] = rows;
  // one that was broken off leaves an index that nothing uses, or one that is whole and not noted
  if (found && !found.isValid) await client.query(`drop index concurrently ${pg.escapeIdentifier(index)}`);
  if (!found?.isValid) for (const statement of migration.sql) await client.query(statement);
  await noteMigration(client, migration);
}
