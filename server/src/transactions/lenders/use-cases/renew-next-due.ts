import { isShownToLender } from '@keydate/domain/lender-access';
import type { Tx } from '../../../db/database';
import { nextDueOf } from '../../next-due';
import type { TransactionState } from '../../use-cases/change-transaction';
import { readingLenders, updateLender } from '../lenders.repository';

/** Updates the date by which a transaction is sorted in its lenders' lists: the next deadline that each of them sees. */
export async function renewNextDueOfLenders(tx: Tx, { transaction, dates }: TransactionState): Promise<void> {
  for (const { id, nextDue, ...share } of await readingLenders(tx, [transaction.id])) {
    const seen = dates.filter((date) => isShownToLender(date, share));
    const renewed = nextDueOf(transaction.status, seen);
    if (renewed !== nextDue) await updateLender(tx, id, { nextDue: renewed });
  }
}
