import { and, asc, eq, notInArray, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../db/database';
import { contractDates } from './contract-dates.table';

export type DealDate = typeof contractDates.$inferSelect;

export async function insertDates(db: Queries, dates: DealDate[]): Promise<void> {
  if (dates.length > 0) await db.insert(contractDates).values(dates);
}

/** The dates of a deal in the order in which its contract names them. */
export async function datesOfDeal(db: Queries, dealId: string): Promise<DealDate[]> {
  return db
    .select()
    .from(contractDates)
    .where(eq(contractDates.transactionId, dealId))
    .orderBy(asc(contractDates.position));
}

/** What a deal's reader is told of a date. */
export type ShownDate = Pick<DealDate, 'id' | 'day' | 'title' | 'description'>;

/** Makes these the dates of a deal: those that stay keep their rows, so that what refers to them goes on. */
export async function replaceDates(tx: Transaction, dealId: string, dates: DealDate[]): Promise<void> {
  const kept = dates.map(({ id }) => id);
  await tx
    .delete(contractDates)
    .where(and(eq(contractDates.transactionId, dealId), notInArray(contractDates.id, kept)));
  if (dates.length === 0) return;
  await tx
    .insert(contractDates)
    .values(dates)
    .onConflictDoUpdate({
      target: [contractDates.transactionId, contractDates.id],
      set: {
        position: sql`excluded.position`,
        day: sql`excluded.day`,
        title: sql`excluded.title`,
        description: sql`excluded.description`,
      },
    });
}
