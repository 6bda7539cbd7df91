import { callApi, companyClientsKey } from '@keydate/client';
import { companyClients } from '@keydate/contracts/clients';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';

const PAGE_SIZE = 50;

/** The company's clients by name, a page at a time; with a search text, those whose name or email contains it. */
export function useClients(typed: string) {
  const q = typed.trim() || undefined;
  return useInfiniteQuery({
    queryKey: [...companyClientsKey, 'receivers', q],
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }) =>
      (await callApi(companyClients, { query: { q, limit: PAGE_SIZE, cursor: pageParam || undefined } }, { signal }))
        .result,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    select: ({ pages }) => pages.flatMap(({ clients }) => clients),
  });
}
