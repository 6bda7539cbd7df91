import { and, desc, eq, lt, ne } from 'drizzle-orm';
import { deleteInBatches } from '../db/delete-in-batches';
import type { Queries } from '../db/database';
import { paymentReturns } from './payment-returns.table';

export type PaymentReturn = typeof paymentReturns.$inferSelect;

export async function insertReturn(db: Queries, row: Omit<PaymentReturn, 'isDone'>): Promise<void> {
  await db.insert(paymentReturns).values(row);
}

export async function findReturn(db: Queries, tokenHash: string): Promise<PaymentReturn | undefined> {
  const [found] = await db.select().from(paymentReturns).where(eq(paymentReturns.tokenHash, tokenHash));
  return found;
}

/** The cards that a company has begun to store and that are not applied yet, newest first. */
export async function findOpenCards(db: Queries, companyId: string): Promise<PaymentReturn[]> {
  return db
    .select()
    .from(paymentReturns)
    .where(
      and(
        eq(paymentReturns.companyId, companyId),
        eq(paymentReturns.purpose, 'card'),
        eq(paymentReturns.isDone, false),
      ),
    )
    .orderBy(desc(paymentReturns.createdAt));
}

/** The payments that a company has begun and that are not known to be paid yet, newest first. */
export async function findOpenPayments(db: Queries, companyId: string): Promise<PaymentReturn[]> {
  return db.select().from(paymentReturns).where(openPaymentsOf(companyId)).orderBy(desc(paymentReturns.createdAt));
}

/** A company has one payment at a time: once another one begins, the earlier ones can no longer be paid. */
export async function closeOtherPayments(db: Queries, companyId: string, intentId: string): Promise<void> {
  await db
    .update(paymentReturns)
    .set({ isDone: true })
    .where(and(openPaymentsOf(companyId), ne(paymentReturns.intentId, intentId)));
}

/** The provider no longer knows what the company has begun to confirm. */
export async function closeReturns(db: Queries, companyId: string): Promise<void> {
  await db.update(paymentReturns).set({ isDone: true }).where(eq(paymentReturns.companyId, companyId));
}

function openPaymentsOf(companyId: string) {
  return and(
    eq(paymentReturns.companyId, companyId),
    ne(paymentReturns.purpose, 'card'),
    eq(paymentReturns.isDone, false),
  );
}

/** @returns whether it was not marked before */
export async function markReturnDone(db: Queries, intentId: string): Promise<boolean> {
  const marked = await db
    .update(paymentReturns)
    .set({ isDone: true })
    .where(and(eq(paymentReturns.intentId, intentId), eq(paymentReturns.isDone, false)))
    .returning({ tokenHash: paymentReturns.tokenHash });
  return marked.length > 0;
}

export async function deleteReturnsBefore(db: Queries, before: Date): Promise<void> {
  await deleteInBatches(db, paymentReturns, lt(paymentReturns.createdAt, before));
}
