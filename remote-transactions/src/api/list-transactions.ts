import { callApi } from '@keydate/client';
import { listTransactions } from '@keydate/contracts/transactions';
import { contractTypeOfSide } from '@keydate/domain/contract-type';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { TransactionFilters } from '../domain/transaction-filters';
import { transactionKeys } from './transaction-keys';

/** Ten rows of the widest grid. */
const PAGE_SIZE = 30;

/**
 * A refresh takes one request after the other for each page. The more pages a person has scrolled to, the longer the list
 * counts as fresh, so that no list fetches more than two pages a minute.
 */
const PAGE_FRESH_FOR_MS = 30_000;

/** The transactions that a person may see, newest first, a page at a time. */
export function useTransactionList(userId: string, filters: TransactionFilters) {
  return useInfiniteQuery({
    queryKey: transactionKeys.list(userId, filters),
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }) => {
      const query = {
        contract_type: contractTypeOfSide(filters.side),
        status: filters.status,
        limit: PAGE_SIZE,
        cursor: pageParam || undefined,
      };
      return (await callApi(listTransactions, { params: { userId }, query }, { signal })).result;
    },
    staleTime: ({ state }) => PAGE_FRESH_FOR_MS * (state.data?.pages.length ?? 1),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    select: ({ pages }) => pages.flatMap(({ transactions }) => transactions),
  });
}
