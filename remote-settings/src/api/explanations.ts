import { callApi, explanationsKey, explanationsQuery, useChange, useSignedInUser } from '@keydate/client';
import type { CallInput } from '@keydate/contracts/call';
import { restoreExplanation, updateExplanation } from '@keydate/contracts/explanations';
import { useQuery } from '@tanstack/react-query';

/** All explanations of the person, of every state. */
export function useExplanations() {
  return useQuery(explanationsQuery(useSignedInUser()._id));
}

/** Changes an explanation to the person's own words. */
export function useUpdateExplanation(id: string) {
  return useChange(updateExplanation, {
    mutationFn: async (body: CallInput<typeof updateExplanation>['body']) =>
      (await callApi(updateExplanation, { params: { id }, body })).explanation,
    stale: [explanationsKey(useSignedInUser()._id)],
  });
}

/** Brings the original text of an explanation back. */
export function useRestoreExplanation(id: string) {
  return useChange(restoreExplanation, {
    mutationFn: async () => (await callApi(restoreExplanation, { params: { id } })).explanation,
    stale: [explanationsKey(useSignedInUser()._id)],
  });
}
