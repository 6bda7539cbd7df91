import { asc, eq, lte, type SQL } from 'drizzle-orm';
import { people } from '../../accounts/tables';
import type { Queries, Tx } from '../../db/database';
import { isOneOf } from '../../db/is-one-of';
import { reminderSettings } from '../reminders.table';
import { summaries } from './summaries.table';

export type SummaryRow = typeof summaries.$inferSelect;

/** How many summaries one database transaction queues: all have the same hour. */
const AT_ONCE = 50;

/** The hour of a person's summary; null if it is off. */
export async function summaryHourOf(db: Queries, personId: string): Promise<SummaryRow['at']> {
  const [found] = await db.select({ at: summaries.at }).from(summaries).where(eq(summaries.personId, personId));
  return found?.at ?? null;
}

/** Some people's summaries, with what decides their time zone; undefined settings are of somebody who has chosen nothing. */
function withZones(db: Queries, isWanted: SQL | undefined) {
  const { id, email, fullName, companyId, role, worksForId, timeZone } = people;
  return db
    .select({
      summary: summaries,
      person: { id, email, fullName, companyId, role, worksForId, timeZone },
      settings: { timeZone: reminderSettings.timeZone },
    })
    .from(summaries)
    .innerJoin(people, eq(people.id, summaries.personId))
    .leftJoin(reminderSettings, eq(reminderSettings.personId, summaries.personId))
    .where(isWanted);
}
export type FoundSummary = Awaited<ReturnType<typeof withZones>>[number];

/** Locks some due summaries that no other server has, the longest due first. */
export async function lockDueSummaries(tx: Tx, now: Date): Promise<FoundSummary[]> {
  return withZones(tx, lte(summaries.goesOutAt, now))
    .orderBy(asc(summaries.goesOutAt))
    .limit(AT_ONCE)
    .for('update', { of: summaries, skipLocked: true });
}

/** Locks a person's summary until the database transaction ends; undefined if they have never chosen one. */
export async function lockSummaryOf(tx: Tx, personId: string): Promise<FoundSummary | undefined> {
  const [found] = await withZones(tx, eq(summaries.personId, personId)).for('update', { of: summaries });
  return found;
}

/** The summaries of those of these people who have ever chosen one. */
export async function summariesOf(tx: Tx, personIds: readonly string[]): Promise<FoundSummary[]> {
  return withZones(tx, isOneOf(summaries.personId, personIds));
}

/** The summaries of some mails. */
export async function summariesOfMails(tx: Tx, mailIds: readonly string[]): Promise<FoundSummary[]> {
  return withZones(tx, isOneOf(summaries.mailId, mailIds));
}

/** Stores the hour at which a person wants the summary, or null for none. `planSummary` follows. */
export async function storeSummaryHour(tx: Tx, personId: string, at: SummaryRow['at']): Promise<void> {
  await tx
    .insert(summaries)
    .values({ personId, at, goesOutAt: null, lastDay: null, mailId: null })
    .onConflictDoUpdate({ target: summaries.personId, set: at === null ? { at, goesOutAt: null } : { at } });
}

export async function updateSummary(
  tx: Tx,
  personId: string,
  change: Partial<Omit<SummaryRow, 'personId'>>,
): Promise<void> {
  await tx.update(summaries).set(change).where(eq(summaries.personId, personId));
}
