import type { Ticked } from './loan-milestones.repository';

/**
 * How a loan stands: by what the lenders who read the transaction have ticked. While nobody does, by what the last one left;
 * what held for a lender before does not hold for the next.
 */
export function standingMilestones(ticked: readonly Ticked[], reading: readonly { id: string }[]): Ticked[] {
  if (reading.length > 0) return ticked.filter(({ shareId }) => reading.some(({ id }) => id === shareId));
  const last = ticked.toSorted((a, b) => endOf(a) - endOf(b)).at(-1);
  return ticked.filter(({ shareId }) => shareId === last?.shareId);
}

function endOf({ endedAt }: Ticked): number {
  return endedAt?.getTime() ?? 0;
}
