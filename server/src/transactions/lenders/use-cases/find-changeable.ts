import { AppError } from '../../../app-error';
import type { Tx } from '../../../db/database';
import type { Member } from '../../../accounts';
import { changedBy } from '../../policies/check-transaction';
import { lockTransaction, type TransactionWithClient } from '../../transactions.repository';
import { findLender, lockLender, type Lender } from '../lenders.repository';

export interface ChangeableLender extends TransactionWithClient {
  lender: Lender;
}

/**
 * A lender of a transaction that a member may change, under locks for which every other change waits: first the
 * transaction's, then the lender's. Throws FORBIDDEN or NOT_FOUND as reading the transaction does.
 */
export async function findChangeable(tx: Tx, member: Member, id: string): Promise<ChangeableLender> {
  const asked = await findLender(tx, id);
  if (!asked) throw new AppError('NOT_FOUND');
  const found = await changedBy(tx, member, await lockTransaction(tx, asked.transactionId));
  await lockLender(tx, id);
  // read again under the locks: it may have been answered in the meantime
  const lender = await findLender(tx, id);
  if (!lender) throw new AppError('NOT_FOUND');
  return { ...found, lender };
}
