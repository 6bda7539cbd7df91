import { listExplanations } from '@keydate/contracts/explanations';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../call-api';

/** The cache key of all of a person's explanations; invalidate it after one of them has changed. */
export function explanationsKey(userId: string) {
  return ['explanations', userId];
}

/** A person's deadline explanations; only those of `state`, a state's name, if it is given. */
export function explanationsQuery(userId: string, state?: string) {
  return queryOptions({
    queryKey: [...explanationsKey(userId), state ?? 'all'],
    queryFn: async ({ signal }) =>
      (await callApi(listExplanations, { params: { userId }, query: { state } }, { signal })).explanations,
  });
}
