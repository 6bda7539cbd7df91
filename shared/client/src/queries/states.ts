import { contentList } from '@keydate/contracts/companies';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../call-api';

/** The states that forms offer, by name; the list does not change while a page is open. */
export function useStates() {
  return useQuery({
    queryKey: ['states'],
    queryFn: async ({ signal }) => (await callApi(contentList, {}, { signal })).result.states,
    staleTime: Infinity,
  });
}
