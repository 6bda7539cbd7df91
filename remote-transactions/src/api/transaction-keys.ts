import { transactionsKey } from '@keydate/client';
import type { TransactionFilters } from '../domain/transaction-filters';

/** The query keys of cached transactions. */
export const transactionKeys = {
  lists: [...transactionsKey, 'list'] as const,
  list: (userId: string, { side, status }: TransactionFilters) =>
    [...transactionsKey, 'list', userId, side, status] as const,
  one: (id: string) => [...transactionsKey, 'one', id] as const,
  /** One creation, by the id of its request. */
  creation: (requestId: string) => ['transaction-add', requestId],
  searches: [...transactionsKey, 'search'] as const,
  search: (query: string) => [...transactionsKey, 'search', query] as const,
};
