import { FREE_ACTIVE_TRANSACTIONS, FREE_MEMBERS } from '@keydate/contracts/limits';
import type { PlanUse } from '@keydate/domain/plan-fit';

/** The limits of a company: people, its owner among them, and active transactions. */
export type Allowance = PlanUse;

/** The four products (server/src/billing/README.md, Plans and limits). */
export const PLANS = {
  Solo: { members: 1, activeTransactions: 5, monthlyCents: 1900 },
  Team: { members: 5, activeTransactions: 20, monthlyCents: 4900 },
  Office: { members: 15, activeTransactions: 60, monthlyCents: 12_900 },
  Brokerage: { members: 50, activeTransactions: 250, monthlyCents: 34_900 },
} as const satisfies Record<string, Allowance & { monthlyCents: number }>;

export type PlanName = keyof typeof PLANS;

export function isPlanName(name: string): name is PlanName {
  return Object.hasOwn(PLANS, name);
}

/** The limits of a plan; without a plan, those of the free allowance. */
export function allowanceOf(plan: PlanName | null): Allowance {
  if (plan === null) return { members: FREE_MEMBERS, activeTransactions: FREE_ACTIVE_TRANSACTIONS };
  const { members, activeTransactions } = PLANS[plan];
  return { members, activeTransactions };
}
