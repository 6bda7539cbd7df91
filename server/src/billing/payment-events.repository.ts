import { eq, lt } from 'drizzle-orm';
import { deleteInBatches } from '../db/delete-in-batches';
import type { Queries } from '../db/database';
import { billingNotices, paymentEvents } from './payment-events.table';

export async function wasApplied(db: Queries, id: string): Promise<boolean> {
  const [found] = await db.select({ id: paymentEvents.id }).from(paymentEvents).where(eq(paymentEvents.id, id));
  return found !== undefined;
}

export async function markApplied(db: Queries, id: string, appliedAt: Date): Promise<void> {
  await db.insert(paymentEvents).values({ id, appliedAt }).onConflictDoNothing();
}

export async function deleteEventsBefore(db: Queries, before: Date): Promise<void> {
  await deleteInBatches(db, paymentEvents, lt(paymentEvents.appliedAt, before));
}

/** The keys of the notices about a subscription that were sent, or skipped for a later one. */
export async function listTold(db: Queries, subscriptionId: string): Promise<Set<string>> {
  const told = await db
    .select({ notice: billingNotices.notice })
    .from(billingNotices)
    .where(eq(billingNotices.subscriptionId, subscriptionId));
  return new Set(told.map(({ notice }) => notice));
}

/** Records that a notice about a subscription was sent; false if it was recorded before. */
export async function noteTold(db: Queries, subscriptionId: string, notice: string, toldAt: Date): Promise<boolean> {
  const noted = await db
    .insert(billingNotices)
    .values({ subscriptionId, notice, toldAt })
    .onConflictDoNothing()
    .returning({ notice: billingNotices.notice });
  return noted.length === 1;
}
