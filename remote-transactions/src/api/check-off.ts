import { useChange } from '@keydate/client';
import { updateTransaction } from '@keydate/contracts/transaction-update';
import type { ContractDate, Transaction } from '@keydate/contracts/transactions';
import type { Settled } from '@keydate/domain/settled-deadline';
import { useQueryClient } from '@tanstack/react-query';
import { cacheTransaction } from './cache-transaction';
import { isUnanswered } from './is-unanswered';
import { transactionKeys } from './transaction-keys';
import { VersionConflict, sendChange } from './update-transaction';

/** Deadlines to settle, or to take back, as the person sees them. */
export interface CheckOff {
  from: SeenTransaction;
  dates: readonly SeenDate[];
  isDone: boolean;
  /** How, and with which note; without it they are done, or stay as they are settled. */
  how?: Settled | undefined;
}
export type SeenTransaction = Pick<Transaction, '_id' | 'version' | 'street'>;
export type SeenDate = Pick<ContractDate, '_id' | 'date' | 'title' | 'done'>;

/** Called even if the component that sent the call is unmounted by then. */
interface Callbacks {
  onSaved?: (transaction: Transaction, checkOff: CheckOff) => void;
  onFailed: (error: Error, checkOff: CheckOff) => void;
}

/**
 * Settles deadlines, even if somebody changed other parts in the meantime. If they changed one of these deadlines,
 * this fails with VersionConflict and shows the current transaction: a moved deadline is not the one that is done,
 * and another person's note is not written over.
 */
export function useCheckOff({ onSaved, onFailed }: Callbacks) {
  const store = useQueryClient();
  return useChange(updateTransaction, {
    mutationFn: send,
    onSuccess: (transaction, checkOff) => {
      cacheTransaction(store, transaction);
      onSaved?.(transaction, checkOff);
    },
    onError: (error, checkOff) => {
      if (error instanceof VersionConflict) cacheTransaction(store, error.current);
      // it may be checked off: show the transaction as the server has it
      else if (isUnanswered(error)) void store.invalidateQueries({ queryKey: transactionKeys.one(checkOff.from._id) });
      onFailed(error, checkOff);
    },
  });
}

async function send({ from, dates, isDone, how }: CheckOff): Promise<Transaction> {
  try {
    return await sendChange(from._id, from.version, { checkedOff: dates.map(({ _id }) => ({ _id, isDone, ...how })) });
  } catch (error) {
    if (!(error instanceof VersionConflict) || !dates.every((date) => isStillIn(error.current, date, how))) throw error;
    return send({ from: error.current, dates, isDone, how });
  }
}

function isStillIn({ contractDates }: Transaction, { _id, date, title, done }: SeenDate, how?: Settled): boolean {
  const now = contractDates.find((one) => one._id === _id);
  if (now?.date !== date || now.title !== title) return false;
  return how === undefined || now.done?.at === done?.at;
}
