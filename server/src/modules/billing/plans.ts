import { FREE_ACTIVE_TRANSACTIONS, FREE_MEMBERS } from '@keydate/contracts/limits';

export interface Allowance {
  /** People of the company, its owner among them. */
  members: number;
  activeTransactions: number;
}

/** The four products (docs/rules.md, Plans and limits). */
export const PLANS = {
  Solo: { members: 1, activeTransactions: 5, monthlyCents: 1900 },
  Team: { members: 5, activeTransactions: 20, monthlyCents: 4900 },
  Office: { members: 15, activeTransactions: 60, monthlyCents: 12_900 },
  Brokerage: { members: 50, activeTransactions: 250, monthlyCents: 34_900 },
} as const satisfies Record<string, Allowance & { monthlyCents: number }>;

export type PlanName = keyof typeof PLANS;

/** What a company may have: by its plan, or the free allowance without one. */
export function allowanceOf(plan: PlanName | undefined): Allowance {
  return plan ? PLANS[plan] : { members: FREE_MEMBERS, activeTransactions: FREE_ACTIVE_TRANSACTIONS };
}
