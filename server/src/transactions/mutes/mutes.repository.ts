import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { transactions } from '../transactions.table';
import { reminderMutes } from './mutes.table';

type Mute = typeof reminderMutes.$inferSelect;

/** True if a person has stopped the emails about a transaction. */
export async function isMuted(db: Queries, mute: Mute): Promise<boolean> {
  const found = await db.select().from(reminderMutes).where(isOf(mute));
  return found.length > 0;
}

/** Stops or resumes the emails to a person about a transaction; returns false if they were so before. */
export async function setMuted(db: Queries, mute: Mute, muted: boolean): Promise<boolean> {
  const changed = muted
    ? await db.insert(reminderMutes).values(mute).onConflictDoNothing().returning()
    : await db.delete(reminderMutes).where(isOf(mute)).returning();
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

function isOf({ personId, transactionId }: Mute) {
  return and(eq(reminderMutes.personId, personId), eq(reminderMutes.transactionId, transactionId));
}

/** The people who have muted any of these transactions, as `transaction person`. */
export async function mutesOf(db: Queries, transactionIds: readonly string[]): Promise<Set<string>> {
  const found = await db
    .select()
    .from(reminderMutes)
    .where(inArray(reminderMutes.transactionId, [...transactionIds]));
  return new Set(found.map(({ transactionId, personId }) => `${transactionId} ${personId}`));
}
