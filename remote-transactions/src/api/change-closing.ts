import { useChange } from '@keydate/client';
import { updateTransaction } from '@keydate/contracts/transaction-update';
import type { Transaction } from '@keydate/contracts/transactions';
import { useQueryClient } from '@tanstack/react-query';
import { cacheTransaction } from './cache-transaction';
import { isUnanswered } from './is-unanswered';
import { transactionKeys } from './transaction-keys';
import { VersionConflict, sendChange } from './update-transaction';

/** Which deadline is the closing, or if it has a loan, as the person sees the transaction. */
interface ClosingChange {
  from: Transaction;
  change: { closing: string | null } | { no_loan: boolean };
}

/**
 * Marks a deadline as the closing, or says if there is a loan, even if somebody changed other parts in the meantime. If they
 * changed the closing too, this fails with VersionConflict and shows the current transaction.
 */
export function useChangeClosing() {
  const store = useQueryClient();
  return useChange(updateTransaction, {
    mutationFn: send,
    onSuccess: (transaction) => cacheTransaction(store, transaction),
    onError: (error, { from }) => {
      if (error instanceof VersionConflict) cacheTransaction(store, error.current);
      // it may be changed: show the transaction as the server has it
      else if (isUnanswered(error)) void store.invalidateQueries({ queryKey: transactionKeys.one(from._id) });
    },
  });
}

async function send({ from, change }: ClosingChange): Promise<Transaction> {
  try {
    return await sendChange(from._id, from.version, change);
  } catch (error) {
    if (!(error instanceof VersionConflict) || !hasSameClosing(from, error.current, change)) throw error;
    return send({ from: error.current, change });
  }
}

/** True if nobody changed what the person saw of the closing, and the deadline that they mark is still there. */
function hasSameClosing(before: Transaction, now: Transaction, change: ClosingChange['change']): boolean {
  const rowOf = ({ contractDates }: Transaction) => {
    const row = contractDates.find(({ _id }) => 'closing' in change && _id === change.closing);
    return row && `${row.date} ${row.title}`;
  };
  return (
    before.closing === now.closing &&
    before.closing_marked === now.closing_marked &&
    before.no_loan === now.no_loan &&
    rowOf(before) === rowOf(now)
  );
}
