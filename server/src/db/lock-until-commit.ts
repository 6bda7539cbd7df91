import { sql } from 'drizzle-orm';
import type { Tx } from './database';

/** What several servers on one database may do only one after the other, by the number of its advisory lock. */
const LOCKS = { 'fill demo': 7_305_202 } as const;

/** Waits until no other server is doing the same, and keeps the others waiting until this transaction ends. */
export async function lockUntilCommit(tx: Tx, work: keyof typeof LOCKS): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS[work]})`);
}
