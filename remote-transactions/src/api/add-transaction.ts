import { callApi, companyClientsKey, refusalOf } from '@keydate/client';
import type { CallInput, CallReply } from '@keydate/contracts/call';
import { addTransaction, type Transaction } from '@keydate/contracts/transactions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { beginListsAnew } from './keep-lists';
import { transactionKeys } from './transaction-keys';

/** What the wizard sends (spec § 7, transaction-add). */
export type TransactionToAdd = CallInput<typeof addTransaction>['body'];

type Reply = CallReply<typeof addTransaction>['result'];

/** There is a transaction now: made by this body, or by another one that was sent under the same `requestId` before. */
export type Added =
  | { kind: 'created'; transaction: Transaction; client: Reply['client'] }
  | { kind: 'created-before'; transaction: Transaction };

/** What follows from the answer. It is heard even when the window that asked is gone by then. */
interface Answers {
  onAdded: (added: Added) => void;
  onFailed: (error: Error) => void;
}

/** Creates a transaction; lists, search, and the clients it may have added to, are read anew. */
export function useAddTransaction({ onAdded, onFailed }: Answers) {
  const store = useQueryClient();
  return useMutation({
    mutationFn: add,
    onSuccess: async (added) => {
      onAdded(added);
      await Promise.all([
        beginListsAnew(store),
        store.invalidateQueries({ queryKey: transactionKeys.searches }),
        store.invalidateQueries({ queryKey: companyClientsKey }),
      ]);
    },
    onError: onFailed,
  });
}

async function add(body: TransactionToAdd): Promise<Added> {
  try {
    const { transaction, client } = (await callApi(addTransaction, { body })).result;
    return { kind: 'created', transaction: transaction, client };
  } catch (error) {
    const refusal = refusalOf(addTransaction, error);
    if (refusal?.code !== 'TRANSACTION_CREATED_BEFORE') throw error;
    return { kind: 'created-before', transaction: refusal.result.transaction };
  }
}
