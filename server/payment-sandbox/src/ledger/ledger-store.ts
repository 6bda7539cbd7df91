import pg from 'pg';
import { z } from 'zod';
import { storedObject, type Stored } from './kinds';
import { Ledger } from './ledger';

/** How to reach the database: a PostgreSQL address, or the folder of the embedded database's socket. */
export type Connection = { connectionString: string } | { host: string };

/** Held while the schema is made, so that servers which start together do it one after the other. */
const SCHEMA_LOCK = 7_305_203;
/** A schema of its own, which product code never reads. */
export const LEDGER_SCHEMA = `
  create schema if not exists payment_sandbox;
  create table if not exists payment_sandbox.accounts (id text primary key, version integer not null);
  create table if not exists payment_sandbox.objects (
    account text not null references payment_sandbox.accounts (id),
    id text not null,
    place bigint generated always as identity,
    body jsonb not null,
    primary key (account, id)
  );`;

const versionRows = z.array(z.object({ version: z.number() }));
const bodyRows = z.array(z.object({ body: storedObject }));

export interface LedgerStore {
  /**
   * Runs `work` on an account that nobody else changes meanwhile, and stores its changes: all of them, or none if it
   * throws.
   */
  change<T>(account: string, work: (ledger: Ledger) => T): Promise<T>;
  close(): Promise<void>;
}

/** @param now the accounts' time */
export async function openLedgerStore(connection: Connection, now: () => Date): Promise<LedgerStore> {
  const pool = new pg.Pool({
    ...('host' in connection ? { user: 'postgres', database: 'postgres' } : {}),
    ...connection,
    max: 2,
  });
  // a connection that breaks while idle is replaced by the pool
  pool.on('error', () => undefined);
  const loaded = new Map<string, { version: number; ledger: Ledger }>();
  const seconds = () => Math.floor(now().getTime() / 1000);

  await inTransaction(async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [SCHEMA_LOCK]);
    await client.query(LEDGER_SCHEMA);
  });

  return {
    change: (account, work) =>
      inTransaction(async (client) => {
        const version = await lockAccount(client, account);
        const ledger = await ledgerOf(client, account, version);
        // until this is stored, the memory may be ahead of the database
        loaded.delete(account);
        const result = work(ledger);
        const isChanged = await write(client, account, ledger);
        if (isChanged)
          await client.query('update payment_sandbox.accounts set version = $2 where id = $1', [account, version + 1]);
        return { result, remember: () => loaded.set(account, { version: version + (isChanged ? 1 : 0), ledger }) };
      }).then(({ result, remember }) => {
        remember();
        return result;
      }),
    close: () => pool.end(),
  };

  async function inTransaction<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const result = await work(client);
      await client.query('commit');
      client.release();
      return result;
    } catch (error) {
      await client.query('rollback').then(
        () => client.release(),
        (broken: unknown) => client.release(broken instanceof Error ? broken : true),
      );
      throw error;
    }
  }

  /** Waits until no other transaction uses the account, and returns its version. */
  async function lockAccount(client: pg.PoolClient, account: string): Promise<number> {
    if (!loaded.has(account))
      await client.query('insert into payment_sandbox.accounts values ($1, 0) on conflict do nothing', [account]);
    const { rows } = await client.query('select version from payment_sandbox.accounts where id = $1 for update', [
      account,
    ]);
    return versionRows.parse(rows)[0]?.version ?? 0;
  }

  async function ledgerOf(client: pg.PoolClient, account: string, version: number): Promise<Ledger> {
    const known = loaded.get(account);
    if (known?.version === version) return known.ledger;
    const { rows } = await client.query('select body from payment_sandbox.objects where account = $1 order by place', [
      account,
    ]);
    return new Ledger(
      account,
      seconds,
      bodyRows.parse(rows).map(({ body }): Stored => body),
    );
  }
}

async function write(client: pg.PoolClient, account: string, ledger: Ledger): Promise<boolean> {
  const { changed, removed } = ledger.takeChanges();
  if (changed.length > 0) {
    await client.query(
      `insert into payment_sandbox.objects (account, id, body)
       select $1, body ->> 'id', body from jsonb_array_elements($2::jsonb) as body
       on conflict (account, id) do update set body = excluded.body`,
      [account, JSON.stringify(changed)],
    );
  }
  if (removed.length > 0)
    await client.query('delete from payment_sandbox.objects where account = $1 and id = any($2)', [account, removed]);
  return changed.length + removed.length > 0;
}
