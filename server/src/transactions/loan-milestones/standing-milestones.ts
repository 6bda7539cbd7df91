import type { Ticked } from './loan-milestones.repository';

/**
 * The present steps of a loan: those that the lenders who read the transaction have ticked. If nobody reads it, those
 * of the last lender; a new lender starts without the earlier one's steps.
 */
export function standingMilestones(ticked: readonly Ticked[], reading: readonly { id: string }[]): Ticked[] {
  if (reading.length > 0) return ticked.filter(({ shareId }) => reading.some(({ id }) => id === shareId));
  const last = ticked.toSorted((a, b) => endOf(a) - endOf(b)).at(-1);
  return ticked.filter(({ shareId }) => shareId === last?.shareId);
}

function endOf({ endedAt }: Ticked): number {
  return endedAt?.getTime() ?? 0;
}
