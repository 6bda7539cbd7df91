import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Tx } from './database';

/** The work that only one of several servers on a database may do at a time, by the number of its advisory lock. */
const LOCKS = { 'fill demo': 7_305_202 } as const;
const ASK_EVERY_MS = 200;

/**
 * Waits until no other server does the same work, and makes the others wait until this transaction ends. It polls,
 * because a statement that waited for a slow server would be ended by its time limit.
 */
export async function lockUntilCommit(tx: Tx, work: keyof typeof LOCKS): Promise<void> {
  while (!(await isLocked(tx, LOCKS[work]))) await setTimeout(ASK_EVERY_MS);
}

async function isLocked(tx: Tx, lock: number): Promise<boolean> {
  const { rows } = await tx.execute<{ locked: boolean }>(sql`select pg_try_advisory_xact_lock(${lock}) as locked`);
  return rows[0]?.locked === true;
}
