import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgTransaction } from 'drizzle-orm/pg-core';
import { bringUpToDate, refuseMissingMigrations } from './bring-up-to-date';
import { GuardedPool, insideTransaction } from './guarded-pool';

type Nothing = Record<string, never>;

/** The part of drizzle that a repository needs for a query; both the database and a transaction's handle have it. */
export type Queries = Pick<
  PgDatabase<NodePgQueryResultHKT>,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | 'with' | '$with'
>;

/**
 * The handle of an open transaction. Code that must be atomic takes this type, which the database does not fit: on the
 * embedded database a query outside the open transaction would wait forever.
 */
export type Tx = Queries &
  Pick<PgTransaction<NodePgQueryResultHKT, Nothing, Nothing>, 'rollback'> & {
    /** The connection, which caches the statements for all its transactions. */
    connection: object;
    keepsNames: boolean;
    /** Does `work` after the commit, in the order in which it was added, before `transaction` resolves; not after a rollback. */
    afterCommit(work: () => Promise<void> | void): void;
  };

/** The connections of a pool, and the work that waits for one. */
export interface Connections {
  used: number;
  idle: number;
  waiting: number;
}

export interface Database extends Queries {
  /** True if each connection caches named statements; on the embedded database all share one backend. */
  keepsNames: boolean;
  /** Runs `work` in one transaction; it commits when `work` resolves and rolls back when it throws. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  connections(): Connections;
  /** Asks the database whether its tables have all migrations of this version. */
  hasMigrations(): Promise<boolean>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** A PostgreSQL address, or the folder of the embedded database's socket. */
  connection: { connectionString: string } | { host: string };
  migrations: string;
  poolSize: number;
  /** The address past a connection pooler, where `connection` is a pooler's. */
  directUrl?: string | undefined;
  /** If true, tables that lack a migration are refused, not changed. */
  onlyChecks?: boolean;
}

const STATEMENT_TIMEOUT_MS = 15_000;
/** How long a request waits for a connection: a host that is gone refuses none. */
const CONNECTION_TIMEOUT_MS = 10_000;
/**
 * Connects, brings the tables up to date or checks that they are, and returns the database. Rejects with
 * EarlierDatabase or MigrationsMissing before it changes anything.
 */
export async function openDatabase({
  connection,
  migrations,
  poolSize,
  directUrl,
  onlyChecks = false,
}: DatabaseOptions): Promise<Database> {
  const isShared = 'connectionString' in connection;
  const address = isShared
    ? { ...connection, connectionTimeoutMillis: CONNECTION_TIMEOUT_MS }
    : { ...connection, user: 'postgres', database: 'postgres' };
  // a pooler gives each transaction any connection, so that a lock or a setting of one would be another's
  const direct = directUrl === undefined ? address : { ...address, connectionString: directUrl };
  if (onlyChecks) await refuseMissingMigrations(direct, migrations);
  else await bringUpToDate(direct, { migrations, isShared });

  const pool = new GuardedPool({
    ...address,
    // poolers refuse it in a connection: there, the role has it
    ...(isShared && directUrl === undefined && { statement_timeout: STATEMENT_TIMEOUT_MS }),
    query_timeout: STATEMENT_TIMEOUT_MS * 2,
    max: poolSize,
  });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  // If a connection breaks during a transaction, only the transaction's next statement fails.
  pool.on('connect', (client) => client.on('error', () => undefined));

  const db = drizzle(pool);
  const hashes = readMigrationFiles({ migrationsFolder: migrations }).map(({ hash }) => hash);
  return {
    keepsNames: isShared,
    select: db.select.bind(db),
    insert: db.insert.bind(db),
    update: db.update.bind(db),
    delete: db.delete.bind(db),
    execute: db.execute.bind(db),
    with: db.with.bind(db),
    $with: db.$with,
    transaction: async (work) => {
      const afterwards: (() => Promise<void> | void)[] = [];
      const afterCommit: Tx['afterCommit'] = (step) => void afterwards.push(step);
      // taken and released here: drizzle never releases a connection whose first statement failed
      const own = await pool.connect();
      const result = await drizzle(own)
        .transaction((tx) =>
          insideTransaction(() => work(Object.assign(tx, { connection: own, keepsNames: isShared, afterCommit }))),
        )
        .finally(() => own.release());
      for (const step of afterwards) await step();
      return result;
    },
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    hasMigrations: async () => {
      const { rows } = await db.execute<{ done: number }>(
        sql`select count(distinct hash)::int as done from drizzle.__drizzle_migrations where hash = any(${sql.param(hashes)})`,
      );
      return rows[0]?.done === hashes.length;
    },
    close: () => pool.end(),
  };
}
