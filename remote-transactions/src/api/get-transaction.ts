import { callApi } from '@keydate/client';
import type { CallReply } from '@keydate/contracts/call';
import { getTransaction } from '@keydate/contracts/transactions';
import { useQuery } from '@tanstack/react-query';
import { transactionKeys } from './transaction-keys';

/** A deal, and the invite codes that its client card shows. */
export type DealSeen = CallReply<typeof getTransaction>['result'];

/** One transaction with all its dates. */
export function useTransaction(id: string) {
  return useQuery({
    queryKey: transactionKeys.one(id),
    queryFn: async ({ signal }): Promise<DealSeen> =>
      (await callApi(getTransaction, { params: { id } }, { signal })).result,
  });
}
