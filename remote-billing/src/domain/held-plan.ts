import type { BillingOverview } from '@keydate/contracts/billing-overview';
import type { User } from '@keydate/contracts/people';
import type { HeldPlan } from '@keydate/domain/plan-button';
import type { Plan } from './plan';

/**
 * The company's plan, as the rules about plans see it; null without a subscription. The subscription of the person has the
 * plan that is charged next, which differs from the plan in force if a smaller one follows. In a tab that stays open, the
 * person may be older than the overview, and still have a plan that has ended.
 */
export function heldPlanOf(
  { subscriptions: held }: Pick<User, 'subscriptions'>,
  { plan, nextPlan, state }: Pick<BillingOverview, 'plan' | 'nextPlan' | 'state'>,
): HeldPlan | null {
  if (!held || state === 'none' || state === 'ended') return null;
  return {
    provider: held.provider,
    planId: plan?.id ?? held.subscritionPlanId,
    // the wire has dollars here
    monthlyCents: plan?.monthly_amount ?? Math.round(held.paymentAmount * 100),
    isCancelled: held.isCancelled,
    isPastDue: state === 'past_due',
    isChanging: nextPlan !== null,
  };
}

/** True if the company has this plan, or is charged for it next. */
export function holdsPlan({ subscriptions: held }: Pick<User, 'subscriptions'>, { id }: Pick<Plan, 'id'>): boolean {
  return held?.subscritionPlanId === id;
}

/**
 * True if the company has the plan that it paid for. If the person could not be read, or an older server does not name the plan,
 * the payment's outcome decides.
 */
export function hasArrived(
  outcome: 'succeeded' | 'processing' | 'failed' | undefined,
  planId: string | undefined,
  user: Pick<User, 'subscriptions'> | null,
): boolean {
  if (outcome !== undefined && outcome !== 'succeeded') return false;
  return user === null || planId === undefined || holdsPlan(user, { id: planId });
}

/** Until when the plan stays active without another charge: the end of the paid period or, if overdue, of the days of grace. */
export function heldUntil(
  held: NonNullable<User['subscriptions']>,
  { graceEndsAt }: Pick<BillingOverview, 'graceEndsAt'>,
): string {
  return graceEndsAt ?? held.nextBillingDate;
}

/** True if the provider has something to charge, a card or not. */
export function hasMethod({ card, otherMethod }: Pick<BillingOverview, 'card' | 'otherMethod'>): boolean {
  return card !== null || otherMethod !== null;
}

/** The charge of the period that has begun, in its first hour: it is made even if the plan is cancelled now. */
export function chargeUnderWay(
  { nextBillingDate }: NonNullable<User['subscriptions']>,
  { nextCharge }: Pick<BillingOverview, 'nextCharge'>,
): BillingOverview['nextCharge'] {
  return nextCharge && nextCharge.at < nextBillingDate ? nextCharge : null;
}
