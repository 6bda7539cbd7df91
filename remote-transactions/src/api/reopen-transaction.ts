import { callApi, refusalOf, useChange } from '@keydate/client';
import { reopenTransaction } from '@keydate/contracts/transaction-update';
import type { Transaction } from '@keydate/contracts/transactions';
import { useQueryClient } from '@tanstack/react-query';
import { cacheTransaction } from './cache-transaction';
import { transactionKeys } from './transaction-keys';
import { VersionConflict } from './update-transaction';

/** Undoes the closing of a transaction, as it was closed. Fails with VersionConflict if somebody has changed it since. */
export function useReopenTransaction({
  onReopened,
  onFailed,
}: {
  onReopened: () => void;
  onFailed: (error: Error) => void;
}) {
  const store = useQueryClient();
  return useChange(reopenTransaction, {
    mutationFn: reopen,
    onSuccess: (transaction) => {
      cacheTransaction(store, transaction);
      // the closing had withdrawn some
      void store.invalidateQueries({ queryKey: transactionKeys.questions });
      onReopened();
    },
    onError: (error) => {
      if (error instanceof VersionConflict) cacheTransaction(store, error.current);
      onFailed(error);
    },
  });
}

async function reopen({ _id: id, version }: Transaction): Promise<Transaction> {
  try {
    return (await callApi(reopenTransaction, { params: { id }, body: { version } })).result.updatedTransaction;
  } catch (error) {
    const refusal = refusalOf(reopenTransaction, error);
    if (refusal?.code !== 'TRANSACTION_CHANGED') throw error;
    const { transaction: current, changedBy } = refusal.result;
    throw new VersionConflict(refusal.message, { current, changedBy });
  }
}
