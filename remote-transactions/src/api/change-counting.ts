import { useChange } from '@keydate/client';
import { updateTransaction } from '@keydate/contracts/transaction-update';
import type { ContractDate, Transaction } from '@keydate/contracts/transactions';
import type { CountingTerms } from '@keydate/domain/computed-deadlines/follow-days';
import { useQueryClient } from '@tanstack/react-query';
import { datesById, datesSection } from '../domain/editable-sections';
import { cacheTransaction } from './cache-transaction';
import { isUnanswered } from './is-unanswered';
import { transactionKeys } from './transaction-keys';
import { sendChange, VersionConflict } from './update-transaction';

/** The terms that dates count from, and all dates on the days that the person has seen in the preview. */
interface CountingChange {
  from: Transaction;
  counting?: CountingTerms | null;
  dates: readonly ContractDate[];
}

/**
 * Saves what dates count from together with the dates that move, in one version. If somebody has changed the transaction meanwhile, this
 * fails with VersionConflict, and the page has the current one: its moves may be others.
 */
export function useChangeCounting() {
  const store = useQueryClient();
  return useChange(updateTransaction, {
    mutationFn: ({ from, counting, dates }: CountingChange) =>
      sendChange(from._id, from.version, {
        ...datesSection.write(datesById(dates)),
        ...(counting !== undefined && { counting }),
      }),
    onSuccess: (transaction) => cacheTransaction(store, transaction),
    onError: (error, { from }) => {
      if (error instanceof VersionConflict) cacheTransaction(store, error.current);
      // it may be changed: show the transaction as the server has it
      else if (isUnanswered(error)) void store.invalidateQueries({ queryKey: transactionKeys.one(from._id) });
    },
  });
}
