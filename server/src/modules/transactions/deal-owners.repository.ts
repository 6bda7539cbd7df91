import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database';
import { transactions } from './transactions.table';

/** Makes the deals that one person has in a company another's. */
export async function passDeals(
  tx: Transaction,
  { companyId, fromId, toId }: { companyId: string; fromId: string; toId: string },
): Promise<void> {
  await tx
    .update(transactions)
    .set({ ownerId: toId })
    .where(and(eq(transactions.companyId, companyId), eq(transactions.ownerId, fromId)));
}
