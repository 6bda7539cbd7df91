import { callApi } from '@keydate/client';
import { catchUp } from '@keydate/contracts/socket';
import { listTransactions } from '@keydate/contracts/transactions';
import { contractTypeOfSide } from '@keydate/domain/contract-type';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { TransactionFilters } from '../domain/transaction-filters';
import { refetchOn } from './refetch-on';
import { transactionKeys } from './transaction-keys';

/** Ten rows of the widest grid. */
const PAGE_SIZE = 30;

/**
 * A refresh takes one request after the other for each page. The more pages a person has scrolled to, the longer the list
 * counts as fresh, so that no list fetches more than two pages a minute.
 */
const PAGE_FRESH_FOR_MS = 30_000;

/** The query of the first page. The card's `firstCalls` name it, so that it is asked for while the scripts load. */
export function firstPage({ side, status }: TransactionFilters) {
  const type = contractTypeOfSide(side);
  return { ...(type && { contract_type: type }), status, limit: PAGE_SIZE };
}

/**
 * The transactions that a person may see, by their next deadline, a page at a time; each once, even if it moved between two pages.
 * Fetches them again when the server asks tabs to catch up, such as when a lender loses one.
 */
export function useTransactionList(userId: string, filters: TransactionFilters) {
  const store = useQueryClient();
  useEffect(() => refetchOn(store, transactionKeys.lists, catchUp), [store]);
  return useInfiniteQuery({
    queryKey: transactionKeys.list(userId, filters),
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...firstPage(filters), ...(pageParam && { cursor: pageParam }) };
      return (await callApi(listTransactions, { params: { userId }, query }, { signal })).result;
    },
    staleTime: ({ state }) => PAGE_FRESH_FOR_MS * (state.data?.pages.length ?? 1),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    select: ({ pages }) => [
      ...new Map(pages.flatMap(({ transactions }) => transactions.map((one) => [one._id, one]))).values(),
    ],
  });
}
