import { callApi } from '@keydate/client';
import { getTransaction } from '@keydate/contracts/transactions';
import { useQuery } from '@tanstack/react-query';
import { transactionKeys } from './transaction-keys';

/** One transaction with all its dates. */
export function useTransaction(id: string) {
  return useQuery({
    queryKey: transactionKeys.one(id),
    queryFn: async ({ signal }) => (await callApi(getTransaction, { params: { id } }, { signal })).result.transactions,
  });
}
