import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { transactions } from '../transactions/transactions.table';
import type { ReminderSettings } from './planning.repository';
import { reminderMutes, reminderSettings } from './reminders.table';
import type { Subscription } from './unsubscribe-token';

/** The choices of a person, or undefined if they have made none. */
export async function findReminderSettings(db: Queries, personId: string): Promise<ReminderSettings | undefined> {
  const [found] = await db.select().from(reminderSettings).where(eq(reminderSettings.personId, personId));
  return found;
}

export async function storeReminderSettings(db: Queries, settings: ReminderSettings): Promise<void> {
  await db
    .insert(reminderSettings)
    .values(settings)
    .onConflictDoUpdate({ target: reminderSettings.personId, set: settings });
}

/** True if a person has stopped the emails about a transaction. */
export async function isMuted(db: Queries, subscription: Subscription): Promise<boolean> {
  const found = await db.select().from(reminderMutes).where(isOf(subscription));
  return found.length > 0;
}

/** Stops or resumes the emails to a person about a transaction; returns false if they were so before. */
export async function setMuted(db: Queries, subscription: Subscription, muted: boolean): Promise<boolean> {
  const changed = muted
    ? await db.insert(reminderMutes).values(subscription).onConflictDoNothing().returning()
    : await db.delete(reminderMutes).where(isOf(subscription)).returning();
  return changed.length > 0;
}

/** The active transactions about which a person gets no emails. */
export async function activeMutedBy(db: Queries, personId: string): Promise<string[]> {
  const found = await db
    .select({ id: transactions.id })
    .from(reminderMutes)
    .innerJoin(transactions, eq(transactions.id, reminderMutes.transactionId))
    .where(and(eq(reminderMutes.personId, personId), eq(transactions.status, 'Active')));
  return found.map(({ id }) => id);
}

function isOf({ personId, transactionId }: Subscription) {
  return and(eq(reminderMutes.personId, personId), eq(reminderMutes.transactionId, transactionId));
}
