import { useChange } from '@keydate/client';
import { updateTransaction } from '@keydate/contracts/transaction-update';
import type { Transaction } from '@keydate/contracts/transactions';
import { useQueryClient } from '@tanstack/react-query';
import type { TransactionChange } from '../domain/editable-sections';
import { cacheTransaction } from './cache-transaction';
import { isUnanswered } from './is-unanswered';
import { transactionKeys } from './transaction-keys';
import { VersionConflict, sendChange } from './update-transaction';

/** A change of the days or the rule that dates count from, with the dates that move, or of the loan, and the transaction that the person sees. */
interface CountsChange {
  from: Transaction;
  change: TransactionChange;
}

/**
 * Saves such a change in one version. Somebody else's change of other parts stays too. If they
 * changed what the person has seen, this fails with VersionConflict, and the page has the current transaction: its moves may be others.
 */
export function useChangeCounts() {
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

async function send({ from, change }: CountsChange): Promise<Transaction> {
  try {
    return await sendChange(from._id, from.version, change);
  } catch (error) {
    if (!(error instanceof VersionConflict) || !isAsSeen(from, error.current, change)) throw error;
    return send({ from: error.current, change });
  }
}

/** True if nobody changed what the person saw: the closing and its loan, or all that days depend on. */
function isAsSeen(before: Transaction, now: Transaction, change: CountsChange['change']): boolean {
  const parts =
    'no_loan' in change
      ? (['closing', 'no_loan'] as const)
      : (['state', 'counting', 'closing', 'closing_marked', 'contractDates'] as const);
  return parts.every((part) => JSON.stringify(before[part]) === JSON.stringify(now[part]));
}
