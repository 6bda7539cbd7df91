import { callApi, useChange } from '@keydate/client';
import { listMilestones, tickMilestone } from '@keydate/contracts/loan-milestones';
import type { CallInput } from '@keydate/contracts/call';
import { catchUp } from '@keydate/contracts/socket';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refetchOn } from './refetch-on';
import { transactionKeys } from './transaction-keys';

/** The loan's steps that lenders have ticked, in their usual order. Fetches them again when the server asks tabs to catch up. */
export function useMilestones(transactionId: string) {
  const store = useQueryClient();
  useEffect(() => refetchOn(store, transactionKeys.milestones(transactionId), catchUp), [store, transactionId]);
  return useQuery({
    queryKey: transactionKeys.milestones(transactionId),
    queryFn: async ({ signal }) =>
      (await callApi(listMilestones, { params: { transactionId } }, { signal })).result.milestones,
  });
}

/** Ticks a step with a day, or takes it back. */
export function useTickMilestone(transactionId: string) {
  const store = useQueryClient();
  return useChange(tickMilestone, {
    mutationFn: async (body: CallInput<typeof tickMilestone>['body']) =>
      (await callApi(tickMilestone, { params: { transactionId }, body })).result.milestones,
    onSuccess: (milestones, { milestone }) => {
      store.setQueryData(transactionKeys.milestones(transactionId), milestones);
      // the page need not warn of a moved closing any more
      if (milestone === 'disclosure-received')
        void store.invalidateQueries({ queryKey: transactionKeys.one(transactionId) });
    },
  });
}
