import { callApi } from '@keydate/client';
import { searchTransactions } from '@keydate/contracts/transactions';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { pause } from './pause';
import { transactionKeys } from './transaction-keys';

/** How long typing must rest before the server is asked. */
const REST_MS = 200;

/** The transactions that match, once typing rests; an answer that is no longer wanted is dropped. */
export function useTransactionSearch(typed: string) {
  const query = typed.trim();
  return useQuery({
    queryKey: transactionKeys.search(query),
    enabled: query !== '',
    queryFn: async ({ signal }) => {
      await pause(REST_MS, signal);
      return (await callApi(searchTransactions, { query: { q: query } }, { signal })).result.transactions;
    },
    placeholderData: keepPreviousData,
  });
}
