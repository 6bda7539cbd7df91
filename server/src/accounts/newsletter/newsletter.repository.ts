import { eq } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { newsletterSubscribers } from './newsletter.table';

type Subscriber = typeof newsletterSubscribers.$inferSelect;

/** Stores an address; false if it was stored already, which stays unchanged. */
export async function insertSubscriber(db: Queries, subscriber: Subscriber): Promise<boolean> {
  const inserted = await db
    .insert(newsletterSubscribers)
    .values(subscriber)
    .onConflictDoNothing()
    .returning({ email: newsletterSubscribers.email });
  return inserted.length > 0;
}

/** Deletes an address; false if no stored one has this token. */
export async function deleteSubscriber(db: Queries, removalTokenHash: string): Promise<boolean> {
  const deleted = await db
    .delete(newsletterSubscribers)
    .where(eq(newsletterSubscribers.removalTokenHash, removalTokenHash))
    .returning({ email: newsletterSubscribers.email });
  return deleted.length > 0;
}
