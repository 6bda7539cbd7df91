import { and, eq, gt, lte } from 'drizzle-orm';
import type { Queries, Tx } from '../db/database';
import { undoableClosings } from './undoable-closings.table';

export type UndoableClosing = typeof undoableClosings.$inferSelect;

/** Stores a closing; its transaction must be locked. */
export async function insertUndoable(tx: Tx, closing: UndoableClosing): Promise<void> {
  await tx.insert(undoableClosings).values(closing);
}

/** Removes the closing of a transaction and returns it, if it can still be undone. The transaction must be locked. */
export async function takeUndoable(tx: Tx, transactionId: string, now: Date): Promise<UndoableClosing | undefined> {
  const [taken] = await tx
    .delete(undoableClosings)
    .where(and(eq(undoableClosings.transactionId, transactionId), gt(undoableClosings.until, now)))
    .returning();
  return taken;
}

/** Removes the closing of a transaction and returns it, if it is final by now. The transaction must be locked. */
export async function takeFinal(tx: Tx, transactionId: string, now: Date): Promise<UndoableClosing | undefined> {
  const [taken] = await tx
    .delete(undoableClosings)
    .where(and(eq(undoableClosings.transactionId, transactionId), lte(undoableClosings.until, now)))
    .returning();
  return taken;
}

/** The ids of the transactions whose closing has become final. */
export async function finalClosings(db: Queries, now: Date): Promise<string[]> {
  const { transactionId, until } = undoableClosings;
  const found = await db.select({ transactionId }).from(undoableClosings).where(lte(until, now)).orderBy(until);
  return found.map((row) => row.transactionId);
}
