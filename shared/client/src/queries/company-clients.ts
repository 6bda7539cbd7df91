import { companyClients } from '@keydate/contracts/clients';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { callApi } from '../call-api';
import { pause } from '../pause';

/** The cache key of the clients of the person's company, which several remotes show; invalidate it after adding a client. */
export const companyClientsKey = ['company-clients'] as const;

/** Two screens of cards. */
const PAGE_SIZE = 30;

/** How long the person must stop typing before the search is sent. */
const TYPING_PAUSE_MS = 200;

/** The company's clients, sorted by name, a page at a time. With a search text: those whose name or email contains it. */
export function useClientList(typed = '') {
  const q = typed.trim() || undefined;
  return useInfiniteQuery({
    queryKey: [...companyClientsKey, q],
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }) => {
      if (q) await pause(TYPING_PAUSE_MS, signal);
      return (
        await callApi(companyClients, { query: { q, limit: PAGE_SIZE, cursor: pageParam || undefined } }, { signal })
      ).result;
    },
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    select: ({ pages }) => pages.flatMap(({ clients }) => clients),
  });
}
