import { eq } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { subscriptions } from './subscriptions.table';

export type Subscription = typeof subscriptions.$inferSelect;
export type NewSubscription = typeof subscriptions.$inferInsert;

export async function findSubscription(db: Queries, companyId: string): Promise<Subscription | undefined> {
  const [found] = await db.select().from(subscriptions).where(eq(subscriptions.companyId, companyId));
  return found;
}

/** Stores the latest subscription of a company, in place of an earlier one. */
export async function saveSubscription(db: Queries, row: NewSubscription): Promise<void> {
  await db.insert(subscriptions).values(row).onConflictDoUpdate({ target: subscriptions.companyId, set: row });
}
