import { callApi } from '@keydate/client';
import type { CallReply } from '@keydate/contracts/call';
import { getTransaction } from '@keydate/contracts/transactions';
import { useQuery } from '@tanstack/react-query';
import { transactionKeys } from './transaction-keys';

/** A transaction, and the invite codes for its client card. */
export type TransactionDetails = CallReply<typeof getTransaction>['result'];

/** One transaction with all its dates. */
export function useTransaction(id: string) {
  return useQuery({
    queryKey: transactionKeys.one(id),
    queryFn: async ({ signal }): Promise<TransactionDetails> =>
      (await callApi(getTransaction, { params: { id } }, { signal })).result,
  });
}
