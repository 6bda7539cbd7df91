import { GRACE_DAYS } from '@keydate/contracts/limits';
import { DAY_MS } from '@keydate/domain/durations';
import type { PlanName } from './plans';
import type { Subscription } from './subscriptions.repository';

/** The parts of a subscription that say which plan is in force. */
export type Terms = Pick<
  Subscription,
  | 'provider'
  | 'status'
  | 'plan'
  | 'nextPlan'
  | 'planUntil'
  | 'isCancelled'
  | 'nextBillingAt'
  | 'overdueSince'
  | 'card'
  | 'otherMethod'
>;

/** The end of a failed renewal's days of grace; null if nothing is overdue. */
export function graceEndOf({ status, overdueSince }: Pick<Terms, 'status' | 'overdueSince'>): Date | null {
  return status === 'past_due' && overdueSince ? new Date(overdueSince.getTime() + GRACE_DAYS * DAY_MS) : null;
}

/**
 * True if a subscription is in force. A paused one is not. A canceled subscription, a trial without a way to pay and the days of grace end on
 * their date, even if the provider has not reported it yet. A paid period never ends early.
 */
export function isInForce(terms: Terms, now: Date): boolean {
  const { provider, status, isCancelled, nextBillingAt } = terms;
  if (status === 'ended' || status === 'paused') return false;
  const graceEnd = graceEndOf(terms);
  if (graceEnd) return now < graceEnd;
  const endsWithPeriod = isCancelled || (status === 'trialing' && !hasMethod(terms) && provider === 'STRIPE');
  return !endsWithPeriod || now < nextBillingAt;
}

/** True if the provider has something to charge, a card or not. */
export function hasMethod({ card, otherMethod }: Pick<Terms, 'card' | 'otherMethod'>): boolean {
  return card !== null || otherMethod !== null;
}

/** The plan that a company has; null for the free allowance. */
export function planInForce(terms: Terms | undefined, now: Date): PlanName | null {
  if (!terms || !isInForce(terms, now)) return null;
  const { plan, nextPlan, planUntil } = terms;
  return nextPlan && planUntil && planUntil <= now ? nextPlan : plan;
}
