import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { transactions } from './transactions.table';

/** Makes the transactions that one person has in a company another's. */
export async function passTransactions(
  tx: Tx,
  { companyId, fromId, toId }: { companyId: string; fromId: string; toId: string },
): Promise<void> {
  await tx
    .update(transactions)
    .set({ ownerId: toId })
    .where(and(eq(transactions.companyId, companyId), eq(transactions.ownerId, fromId)));
}
