import { callApi, companyClientsQuery } from '@keydate/client';
import type { CallInput } from '@keydate/contracts/call';
import { addTransaction } from '@keydate/contracts/transactions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { transactionKeys } from './transaction-keys';

/** What the wizard sends (spec § 7, transaction-add). */
export type TransactionToAdd = CallInput<typeof addTransaction>['body'];

/** What follows from the answer. It is heard even when the window that asked is gone by then. */
interface Answers {
  onCreated: () => void;
  onFailed: (error: Error) => void;
}

/** Creates a transaction; the lists that show it, and the clients it may have added to, are read anew. */
export function useAddTransaction({ onCreated, onFailed }: Answers) {
  const store = useQueryClient();
  return useMutation({
    mutationFn: async (body: TransactionToAdd) => (await callApi(addTransaction, { body })).result.transaction,
    onSuccess: async () => {
      onCreated();
      await Promise.all([
        store.invalidateQueries({ queryKey: transactionKeys.all }),
        store.invalidateQueries({ queryKey: companyClientsQuery.queryKey }),
      ]);
    },
    onError: onFailed,
  });
}
