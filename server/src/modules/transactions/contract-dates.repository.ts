import { and, asc, eq, notInArray, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../db/database';
import { contractDates } from './contract-dates.table';

export type TransactionDate = typeof contractDates.$inferSelect;

export async function insertDates(db: Queries, dates: TransactionDate[]): Promise<void> {
  if (dates.length > 0) await db.insert(contractDates).values(dates);
}

/** The dates of a transaction in the order in which its contract names them. */
export async function datesOfTransaction(db: Queries, transactionId: string): Promise<TransactionDate[]> {
  return db
    .select()
    .from(contractDates)
    .where(eq(contractDates.transactionId, transactionId))
    .orderBy(asc(contractDates.position));
}

/** What a transaction's reader sees of a date. */
export type ShownDate = Pick<TransactionDate, 'id' | 'day' | 'title' | 'description'>;

/** Makes these the dates of a transaction: those that stay keep their rows, so that what refers to them goes on. */
export async function replaceDates(tx: Tx, transactionId: string, dates: TransactionDate[]): Promise<void> {
  const kept = dates.map(({ id }) => id);
  await tx
    .delete(contractDates)
    .where(and(eq(contractDates.transactionId, transactionId), notInArray(contractDates.id, kept)));
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
