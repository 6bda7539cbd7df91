import type { BillingOverview } from '@keydate/contracts/billing-overview';
import type { User } from '@keydate/contracts/people';
import type { HeldPlan } from '@keydate/domain/plan-button';
import type { Plan } from './plan';

/**
 * What the company holds, as the rules about plans see it; null without a subscription. The person's own subscription has
 * the plan that is charged next, which is not the one in force where a smaller one follows. In a tab that stays open the
 * person is older than the overview, and still has a plan that ended since.
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

/** Whether it is this plan that the company holds, or that is charged next. */
export function holdsPlan({ subscriptions: held }: Pick<User, 'subscriptions'>, { id }: Pick<Plan, 'id'>): boolean {
  return held?.subscritionPlanId === id;
}

/**
 * Whether what was paid for is there. Where the person could not be read, or an older server does not name the plan, the
 * payment's outcome is all that is known.
 */
export function hasArrived(
  outcome: 'succeeded' | 'processing' | 'failed' | undefined,
  planId: string | undefined,
  user: Pick<User, 'subscriptions'> | null,
): boolean {
  if (outcome !== undefined && outcome !== 'succeeded') return false;
  return user === null || planId === undefined || holdsPlan(user, { id: planId });
}

/** Until when the plan stays without another charge: the paid period's end; of an overdue one, the end of its days of grace. */
export function heldUntil(
  held: NonNullable<User['subscriptions']>,
  { graceEndsAt }: Pick<BillingOverview, 'graceEndsAt'>,
): string {
  return graceEndsAt ?? held.nextBillingDate;
}
