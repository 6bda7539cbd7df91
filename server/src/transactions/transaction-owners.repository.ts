import { and, eq, inArray } from 'drizzle-orm';
import type { Queries, Tx } from '../db/database';
import { transactions } from './transactions.table';

/** All transactions of these people in a company, closed ones too. */
export async function transactionsOwnedBy(
  db: Queries,
  { companyId, ownerIds }: { companyId: string; ownerIds: readonly string[] },
): Promise<string[]> {
  const found = await db
    .select({ id: transactions.id })
    .from(transactions)
    .where(and(eq(transactions.companyId, companyId), inArray(transactions.ownerId, [...ownerIds])));
  return found.map(({ id }) => id);
}

/** Reassigns a person's transactions in a company. */
export async function passTransactions(
  tx: Tx,
  { companyId, fromId, toId }: { companyId: string; fromId: string; toId: string },
): Promise<void> {
  await tx
    .update(transactions)
    .set({ ownerId: toId })
    .where(and(eq(transactions.companyId, companyId), eq(transactions.ownerId, fromId)));
}
