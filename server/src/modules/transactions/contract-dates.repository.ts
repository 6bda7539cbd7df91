import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../db/database';
import { contractDates } from './contract-dates.table';

export type DealDate = typeof contractDates.$inferSelect;

export async function insertDates(db: Queries, dates: DealDate[]): Promise<void> {
  if (dates.length > 0) await db.insert(contractDates).values(dates);
}

/** The dates of a deal in the order in which its contract names them. */
export async function datesOfDeal(db: Queries, dealId: string): Promise<DealDate[]> {
  return db.select().from(contractDates).where(eq(contractDates.transactionId, dealId)).orderBy(asc(contractDates.position));
}

/** The dates of deals, by deal, in the order in which their contracts name them. */
export async function datesOfDeals(db: Queries, dealIds: string[]): Promise<Map<string, DealDate[]>> {
  if (dealIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(contractDates)
    .where(inArray(contractDates.transactionId, dealIds))
    .orderBy(asc(contractDates.transactionId), asc(contractDates.position));
  const byDeal = new Map<string, DealDate[]>(dealIds.map((id) => [id, []]));
  for (const row of rows) byDeal.get(row.transactionId)?.push(row);
  return byDeal;
}

/** Makes these the dates of a deal: those that stay keep their rows, so that what refers to them goes on. */
export async function replaceDates(tx: Transaction, dealId: string, dates: DealDate[]): Promise<void> {
  const kept = dates.map(({ id }) => id);
  await tx.delete(contractDates).where(and(eq(contractDates.transactionId, dealId), notInArray(contractDates.id, kept)));
  if (dates.length === 0) return;
  await tx
    .insert(contractDates)
    .values(dates)
    .onConflictDoUpdate({
      target: contractDates.id,
      set: { position: sql`excluded.position`, day: sql`excluded.day`, title: sql`excluded.title`, description: sql`excluded.description` },
    });
}
