import { eq } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { subscriptions } from './subscriptions.table';

export type Subscription = typeof subscriptions.$inferSelect;

export async function findSubscription(db: Queries, companyId: string): Promise<Subscription | undefined> {
  const [found] = await db.select().from(subscriptions).where(eq(subscriptions.companyId, companyId));
  return found;
}

export async function insertSubscription(db: Queries, row: Subscription): Promise<void> {
  await db.insert(subscriptions).values(row);
}
