import type { TransactionFilters } from '../domain/transaction-filters';

/** The query keys of cached transactions. */
export const transactionKeys = {
  lists: ['transactions', 'list'] as const,
  list: (userId: string, { side, status }: TransactionFilters) =>
    ['transactions', 'list', userId, side, status] as const,
  one: (id: string) => ['transactions', 'one', id] as const,
  /** One creation, by the id of its request. */
  creation: (requestId: string) => ['transaction-add', requestId],
  searches: ['transactions', 'search'] as const,
  search: (query: string) => ['transactions', 'search', query] as const,
};
