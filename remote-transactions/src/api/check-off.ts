import { useChange } from '@keydate/client';
import { updateTransaction } from '@keydate/contracts/transaction-update';
import type { ContractDate, Transaction } from '@keydate/contracts/transactions';
import { useQueryClient } from '@tanstack/react-query';
import { cacheTransaction } from './cache-transaction';
import { isUnanswered } from './is-unanswered';
import { transactionKeys } from './transaction-keys';
import { VersionConflict, sendChange } from './update-transaction';

/** Deadlines to check off as done, or to take back, as the person sees them. */
export interface CheckOff {
  from: Transaction;
  dates: readonly ContractDate[];
  isDone: boolean;
}

/** Called even if the component that sent the call is unmounted by then. */
interface Callbacks {
  onFailed: (error: Error, checkOff: CheckOff) => void;
}

/**
 * Checks deadlines off as done, even if somebody changed other parts in the meantime. If they changed one of these deadlines,
 * this fails with VersionConflict and shows the current transaction: a moved deadline is not the one that is done.
 */
export function useCheckOff({ onFailed }: Callbacks) {
  const store = useQueryClient();
  return useChange(updateTransaction, {
    mutationFn: send,
    onSuccess: (transaction) => cacheTransaction(store, transaction),
    onError: (error, checkOff) => {
      if (error instanceof VersionConflict) cacheTransaction(store, error.current);
      // it may be checked off: show the transaction as the server has it
      else if (isUnanswered(error)) void store.invalidateQueries({ queryKey: transactionKeys.one(checkOff.from._id) });
      onFailed(error, checkOff);
    },
  });
}

async function send({ from, dates, isDone }: CheckOff): Promise<Transaction> {
  try {
    return await sendChange(from._id, from.version, { checkedOff: dates.map(({ _id }) => ({ _id, isDone })) });
  } catch (error) {
    if (!(error instanceof VersionConflict) || !dates.every((date) => isStillIn(error.current, date))) throw error;
    return send({ from: error.current, dates, isDone });
  }
}

function isStillIn({ contractDates }: Transaction, { _id, date, title }: ContractDate): boolean {
  return contractDates.some((now) => now._id === _id && now.date === date && now.title === title);
}
