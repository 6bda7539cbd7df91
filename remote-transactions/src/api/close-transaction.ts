import type { Transaction } from '@keydate/contracts/transactions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keepTransaction } from './keep-transaction';
import { Overtaken, sendChange } from './update-transaction';

/** What follows from the answer. It is heard even when what asked is gone by then. */
interface Answers {
  onClosed: () => void;
  onFailed: (error: Error, transaction: Transaction) => void;
}

/** Closes a transaction (spec § 4.2). Fails with Overtaken, and shows the transaction as it is now, when somebody changed it meanwhile. */
export function useCloseTransaction({ onClosed, onFailed }: Answers) {
  const store = useQueryClient();
  return useMutation({
    mutationFn: ({ _id, version }: Transaction) => sendChange(_id, version, { status: 'Closed' }),
    onSuccess: (transaction) => {
      keepTransaction(store, transaction);
      onClosed();
    },
    onError: (error, transaction) => {
      if (error instanceof Overtaken) keepTransaction(store, error.present);
      onFailed(error, transaction);
    },
  });
}
