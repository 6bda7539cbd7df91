import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { NoConnection } from './outage';

const open = new AsyncLocalStorage<true>();

/** Runs the work of a transaction; until it ends, its async context may not take another connection. */
export function insideTransaction<T>(work: () => Promise<T>): Promise<T> {
  return open.run(true, work);
}

type OnConnect = Parameters<pg.Pool['connect']>[0];

function noConnection(cause: unknown): NoConnection {
  return new NoConnection(cause instanceof Error ? cause.message : String(cause), { cause });
}

/** A pool that refuses at once, with a message, the statements that would wait forever on the embedded database. */
export class GuardedPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(onConnect: OnConnect): void;
  override connect(onConnect?: OnConnect): Promise<pg.PoolClient> | undefined {
    if (open.getStore()) throw new Error('Inside a transaction only its own handle may be asked.');
    if (!onConnect)
      return super.connect().catch((error: unknown) => {
        throw noConnection(error);
      });
    super.connect((error, client, release) => onConnect(error && noConnection(error), client, release));
    return undefined;
  }
}
