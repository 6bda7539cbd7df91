import { listExplanations } from '@keydate/contracts/explanations';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../call-api';

/** A person's deadline explanations; those of one state where it is given, by its name. */
export function explanationsQuery(userId: string, state?: string) {
  return queryOptions({
    queryKey: ['explanations', userId, state ?? 'all'],
    queryFn: async ({ signal }) =>
      (await callApi(listExplanations, { params: { userId }, query: { state } }, { signal })).explanations,
  });
}
