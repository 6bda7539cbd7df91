import { callApi, explanationsQuery, useSignedInUser } from '@keydate/client';
import type { CallInput } from '@keydate/contracts/call';
import {
  restoreExplanation as restore,
  updateExplanation as update,
  type Explanation,
} from '@keydate/contracts/explanations';
import { useQuery } from '@tanstack/react-query';

/** All explanations of the person, of every state. */
export function useExplanations() {
  return useQuery(explanationsQuery(useSignedInUser()._id));
}

export async function updateExplanation(id: string, body: CallInput<typeof update>['body']): Promise<Explanation> {
  return (await callApi(update, { params: { id }, body })).explanation;
}

export async function restoreExplanation(id: string): Promise<Explanation> {
  return (await callApi(restore, { params: { id } })).explanation;
}
