import { callApi, pause } from '@keydate/client';
import { searchTransactions } from '@keydate/contracts/transactions';
import { useQuery } from '@tanstack/react-query';
import { transactionKeys } from './transaction-keys';

/** How long the person must stop typing before the search is sent. */
const TYPING_PAUSE_MS = 200;

/** The transactions that match, once the person stops typing. An outdated answer is dropped. */
export function useTransactionSearch(typed: string) {
  const query = typed.trim();
  return useQuery({
    queryKey: transactionKeys.search(query),
    enabled: query !== '',
    queryFn: async ({ signal }) => {
      await pause(TYPING_PAUSE_MS, signal);
      return (await callApi(searchTransactions, { query: { q: query } }, { signal })).result.transactions;
    },
  });
}
