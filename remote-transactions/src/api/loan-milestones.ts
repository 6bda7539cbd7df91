import { callApi } from '@keydate/client';
import { listMilestones, tickMilestone as tick, type TickedMilestone } from '@keydate/contracts/loan-milestones';
import type { CallInput } from '@keydate/contracts/call';
import { useQuery } from '@tanstack/react-query';

/** Where the page's store has the steps of a transaction's loan. */
export const milestonesKey = (transactionId: string) => ['transactions', 'milestones', transactionId] as const;

/** The steps of the loan that lenders have ticked, in their usual order. */
export function useMilestones(transactionId: string) {
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
