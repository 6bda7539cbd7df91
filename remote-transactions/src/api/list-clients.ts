import { callApi, companyClientsKey } from '@keydate/client';
import { companyClients } from '@keydate/contracts/clients';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { pause } from './pause';

/** A screenful of cards and the next. */
const PAGE = 30;

/** How long typing must rest before the server is asked. */
const REST_MS = 200;

/** The clients of the company whose name or e-mail holds what is typed, by name, a page at a time; all of them while nothing is. */
export function useClientList(typed = '') {
  const q = typed.trim() || undefined;
  return useInfiniteQuery({
    queryKey: [...companyClientsKey, q],
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }) => {
      if (q) await pause(REST_MS, signal);
      return (await callApi(companyClients, { query: { q, limit: PAGE, cursor: pageParam || undefined } }, { signal }))
        .result;
    },
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    select: ({ pages }) => pages.flatMap(({ clients }) => clients),
  });
}
