import type { SoldPlan } from '../ports/payments';
import { isPlanName, PLANS, type PlanName } from './plans';
import type { NewSubscription } from './subscriptions.repository';

type Stored = Pick<NewSubscription, 'plan' | 'nextPlan' | 'planUntil' | 'providerPlanId' | 'paymentAmountCents'>;

/** The plan that offered plans are compared with: the one in force, which has been paid for. */
export interface ComparedPlan {
  productId: string;
  monthlyCents: number;
  /** The smaller plan that follows; the provider has it already, as it is charged next. */
  next: { plan: PlanName; at: Date } | null;
}

export function comparedPlan(stored: Stored, catalog: readonly SoldPlan[], now: Date): ComparedPlan {
  const { plan, nextPlan, planUntil, providerPlanId: productId, paymentAmountCents: monthlyCents } = stored;
  if (!nextPlan || !planUntil || planUntil <= now) return { productId, monthlyCents, next: null };
  const sold = catalog.find((known) => isPlanName(known.plan) && known.plan === plan);
  const next = { plan: nextPlan, at: planUntil };
  return { productId: sold?.productId ?? plan, monthlyCents: sold?.monthlyCents ?? PLANS[plan].monthlyCents, next };
}
