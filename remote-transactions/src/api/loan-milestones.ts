import { callApi } from '@keydate/client';
import { listMilestones, tickMilestone as tick, type TickedMilestone } from '@keydate/contracts/loan-milestones';
import type { CallInput } from '@keydate/contracts/call';
import { catchUp } from '@keydate/contracts/socket';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refetchOn } from './refetch-on';

/** Where the page's store has the steps of a transaction's loan. */
export const milestonesKey = (transactionId: string) => ['transactions', 'milestones', transactionId] as const;

/** The loan's steps that lenders have ticked, in their usual order. Fetches them again when the server asks tabs to catch up. */
export function useMilestones(transactionId: string) {
  const store = useQueryClient();
  useEffect(() => refetchOn(store, milestonesKey(transactionId), catchUp), [store, transactionId]);
  return useQuery({
    queryKey: milestonesKey(transactionId),
    queryFn: async ({ signal }) =>
      (await callApi(listMilestones, { params: { transactionId } }, { signal })).result.milestones,
  });
}

/** Ticks a step with a day, or takes it back; gives all that are ticked then. */
export async function tickMilestone(
  transactionId: string,
  body: CallInput<typeof tick>['body'],
): Promise<TickedMilestone[]> {
  return (await callApi(tick, { params: { transactionId }, body })).result.milestones;
}
