import { callApi } from '@keydate/client';
import { listTransactions } from '@keydate/contracts/transactions';
import { contractTypeOfSide } from '@keydate/domain/contract-type';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { TransactionFilters } from '../domain/transaction-filters';
import { transactionKeys } from './transaction-keys';

/** Ten rows of the widest grid. */
const PAGE = 30;

/**
 * Looking again costs a request for each page, one after the other: the more pages a person has scrolled to, the longer
 * they pass for fresh, so that no list asks for more than two pages a minute.
 */
const PAGE_FRESH_FOR_MS = 30_000;

/** The transactions that a person sees, a page at a time, newest first. */
export function useTransactionList(userId: string, filters: TransactionFilters) {
  return useInfiniteQuery({
    queryKey: transactionKeys.list(userId, filters),
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }) => {
      const query = {
        contract_type: contractTypeOfSide(filters.side),
        status: filters.status,
        limit: PAGE,
        cursor: pageParam || undefined,
      };
      return (await callApi(listTransactions, { params: { userId }, query }, { signal })).result;
    },
    staleTime: ({ state }) => PAGE_FRESH_FOR_MS * (state.data?.pages.length ?? 1),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    select: ({ pages }) => pages.flatMap(({ transactions }) => transactions),
  });
}
