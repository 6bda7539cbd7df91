import { callApi, pause } from '@keydate/client';
import { catchUp } from '@keydate/contracts/socket';
import { searchTransactions } from '@keydate/contracts/transactions';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refetchOn } from './refetch-on';
import { transactionKeys } from './transaction-keys';

/** How long the person must stop typing before the search is sent. */
const TYPING_PAUSE_MS = 200;

/**
 * The transactions that match, once the person stops typing. Drops an outdated answer, and searches again when the server asks
 * tabs to catch up, such as when a lender loses a transaction.
 */
export function useTransactionSearch(typed: string) {
  const store = useQueryClient();
  useEffect(() => refetchOn(store, transactionKeys.searches, catchUp), [store]);
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
