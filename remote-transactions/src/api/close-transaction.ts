import { useChange } from '@keydate/client';
import { updateTransaction } from '@keydate/contracts/transaction-update';
import type { Transaction } from '@keydate/contracts/transactions';
import { useQueryClient } from '@tanstack/react-query';
import { cacheTransaction } from './cache-transaction';
import { transactionKeys } from './transaction-keys';
import { VersionConflict, sendChange } from './update-transaction';

/** Called with the answer, even if the component that sent the call is unmounted by then. */
interface Callbacks {
  onClosed: (transaction: Transaction) => void;
  onFailed: (error: Error, transaction: Transaction) => void;
}

/**
 * Closes a transaction (spec § 4.2). If somebody else has changed it, this fails with VersionConflict and shows the current
 * transaction.
 */
export function useCloseTransaction({ onClosed, onFailed }: Callbacks) {
  const store = useQueryClient();
  return useChange(updateTransaction, {
    mutationFn: ({ _id, version }: Transaction) => sendChange(_id, version, { status: 'Closed' }),
    onSuccess: (transaction) => {
      cacheTransaction(store, transaction);
      void store.invalidateQueries({ queryKey: transactionKeys.questions });
      onClosed(transaction);
    },
    onError: (error, transaction) => {
      if (error instanceof VersionConflict) cacheTransaction(store, error.current);
      onFailed(error, transaction);
    },
  });
}
