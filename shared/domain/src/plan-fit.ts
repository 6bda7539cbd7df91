/** People and active transactions of a company: what it has, or what a plan allows. */
export interface PlanUse {
  members: number;
  activeTransactions: number;
}

/** By how much a company is larger than a plan allows; null where it fits. */
export function surplusOver(has: PlanUse, allows: PlanUse): PlanUse | null {
  const members = Math.max(0, has.members - allows.members);
  const activeTransactions = Math.max(0, has.activeTransactions - allows.activeTransactions);
  return members + activeTransactions > 0 ? { members, activeTransactions } : null;
}
