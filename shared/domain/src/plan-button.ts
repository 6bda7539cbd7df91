import { surplusOver, type PlanUse } from './plan-fit';

/** The subscription of a company, as the rules about plans see it. */
export interface HeldPlan {
  provider: 'STRIPE' | 'GOOGLE' | 'APPLE';
  /** The plan in force, and its price. */
  planId: string;
  monthlyCents: number;
  isCancelled: boolean;
  /** True if its last charge failed and is still due. */
  isPastDue: boolean;
  /** True if a smaller plan follows when the paid period ends. */
  isChanging: boolean;
}

/** A plan that is offered. */
export interface OfferedPlan {
  id: string;
  monthlyCents: number;
  allows: PlanUse;
}

export type PlanRefusal =
  | 'managed-by-google'
  | 'managed-by-apple'
  | 'cancelled'
  | 'past-due'
  | 'changing'
  | 'not-an-upgrade'
  /** Costs no more than the plan that is cancelled. */
  | 'after-the-current'
  /** The company is larger than the plan allows. */
  | 'too-small';

/**
 * The button of a plan (spec § 4.5). Disabled are the current plan, cancelled or not, and what `refusal` gives a reason
 * for.
 */
export type PlanButton =
  { label: 'Current Plan' | 'Cancelled' } | { label: 'Get Started' | 'Upgrade'; refusal: PlanRefusal | null };

/** The button of `plan` for a company that has `held` (null without a subscription) and is as large as `use`. */
export function planButton(plan: OfferedPlan, held: HeldPlan | null, use: PlanUse): PlanButton {
  if (held?.planId === plan.id) return { label: held.isCancelled ? 'Cancelled' : 'Current Plan' };
  const isUpgrade = held !== null && plan.monthlyCents > held.monthlyCents;
  return { label: isUpgrade ? 'Upgrade' : 'Get Started', refusal: planRefusal(plan, held, use) };
}

/** Why a company may not have `plan` now; null where it may. The server refuses what the browser's button does. */
export function planRefusal(plan: OfferedPlan, held: HeldPlan | null, use: PlanUse): PlanRefusal | null {
  if (held?.provider === 'GOOGLE') return 'managed-by-google';
  if (held?.provider === 'APPLE') return 'managed-by-apple';
  if (held && plan.monthlyCents <= held.monthlyCents) return held.isCancelled ? 'after-the-current' : 'not-an-upgrade';
  if (held?.isCancelled) return 'cancelled';
  if (held?.isPastDue) return 'past-due';
  // the provider would take off the smaller plan's price, and the larger one is paid
  if (held?.isChanging) return 'changing';
  return surplusOver(use, plan.allows) ? 'too-small' : null;
}

/** The button at the page's end (spec § 4.5): "Change Subscription Now" or "Resume Subscription". */
export function subscriptionButton(held: Pick<HeldPlan, 'provider' | 'isCancelled'> | null): {
  label: 'Change Subscription Now' | 'Resume Subscription';
  isEnabled: boolean;
} {
  return {
    label: held?.isCancelled ? 'Resume Subscription' : 'Change Subscription Now',
    isEnabled: held?.provider === 'STRIPE',
  };
}
