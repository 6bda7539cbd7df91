import { isShownToLender } from '@keydate/domain/lender-access';
import type { Tx } from '../../../db/database';
import { nextDueOf } from '../../transactions/next-due';
import type { TransactionState } from '../../transactions/use-cases/change-transaction';
import { readingLenders, updateLender } from '../lenders.repository';

/** Sorts a transaction anew in its lenders' lists: by the next deadline of those that each of them sees. */
export async function renewNextDueOfLenders(tx: Tx, { transaction, dates }: TransactionState): Promise<void> {
  for (const { id, sharedDateIds, nextDue } of await readingLenders(tx, [transaction.id])) {
    const seen = dates.filter((date) => isShownToLender(date, sharedDateIds));
    const renewed = nextDueOf(transaction.status, seen);
    if (renewed !== nextDue) await updateLender(tx, id, { nextDue: renewed });
  }
}
