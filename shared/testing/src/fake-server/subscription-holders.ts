import type { ErrorCode } from '@keydate/contracts/errors';
import { FREE_ACTIVE_TRANSACTIONS, FREE_MEMBERS } from '@keydate/contracts/limits';
import { canManageSubscription } from '@keydate/domain/company-permissions';
import { planRefusal, type HeldPlan } from '@keydate/domain/plan-button';
import { surplusOver, type PlanUse } from '@keydate/domain/plan-fit';
import type { CatalogPlan } from '../builders/billing';
import type { Asking } from './fake';
import { memberOf } from './members';
import type { Account, World } from './world';

/** Refuses everybody who may not manage the company's subscription. */
export function requireManager(asked: Asking<'COMPANY_MISSING' | 'FORBIDDEN'>): void {
  if (!canManageSubscription(memberOf(asked))) throw asked.refuse('FORBIDDEN');
}

/** The same, and refuses a subscription that was bought from Google or Apple: it cannot be changed here. */
export function refuseOtherProviders(
  asked: Asking<'COMPANY_MISSING' | 'FORBIDDEN' | 'MANAGED_BY_GOOGLE' | 'MANAGED_BY_APPLE'>,
): void {
  requireManager(asked);
  const provider = asked.account.user.subscriptions?.provider;
  if (provider === 'GOOGLE') throw asked.refuse('MANAGED_BY_GOOGLE');
  if (provider === 'APPLE') throw asked.refuse('MANAGED_BY_APPLE');
}

/** The members and active transactions of the account's company. */
export function currentUse({ user }: Account, { accounts, transactions }: World): PlanUse {
  return {
    members: accounts.filter((other) => other.user.company?._id === user.company?._id).length,
    activeTransactions: transactions.filter(({ status }) => status === 'Active').length,
  };
}

export function allowanceOf(plan: CatalogPlan | undefined): PlanUse {
  return plan?.allows ?? { members: FREE_MEMBERS, activeTransactions: FREE_ACTIVE_TRANSACTIONS };
}

/** The plan that the account's company has; an archived one too. */
export function planOf({ user }: Account, { billing }: World): CatalogPlan | undefined {
  return billing.plans.find(({ id }) => id === user.subscriptions?.subscritionPlanId);
}

/** A plan that is offered, by its price. */
export function offeredPlan(asked: Asking<'PLAN_NOT_OFFERED'>, priceId: string): CatalogPlan {
  const plan = asked.world.billing.plans.find((offered) => offered.active && offered.priceId === priceId);
  if (!plan) throw asked.refuse('PLAN_NOT_OFFERED');
  return plan;
}

const REFUSALS = {
  'managed-by-google': 'MANAGED_BY_GOOGLE',
  'managed-by-apple': 'MANAGED_BY_APPLE',
  cancelled: 'SUBSCRIPTION_CANCELLED',
  'past-due': 'PAYMENT_OVERDUE',
  changing: 'PLAN_CHANGING',
  'not-an-upgrade': 'NOT_AN_UPGRADE',
  'after-the-current': 'PLAN_AFTER_CURRENT',
  'too-small': 'PLAN_TOO_SMALL',
} as const satisfies Record<string, ErrorCode>;

/** Refuses a plan that the company may not change to now, by the rule that also draws its button. */
export function refusePlan(
  asked: Asking<(typeof REFUSALS)[keyof typeof REFUSALS]>,
  plan: CatalogPlan,
  held: HeldPlan,
): void {
  const refusal = planRefusal(plan, held, currentUse(asked.account, asked.world));
  if (refusal === 'too-small') refuseSmaller(asked, plan);
  else if (refusal) throw asked.refuse(REFUSALS[refusal]);
}

/** Refuses a plan that the company is too large for. */
export function refuseSmaller({ account, world, refuse }: Asking<'PLAN_TOO_SMALL'>, { allows }: CatalogPlan): void {
  const has = currentUse(account, world);
  if (surplusOver(has, allows)) throw refuse('PLAN_TOO_SMALL', { result: { has, allows } });
}

/** The plan of the account's company, in the form that the rules about plans need. */
export function heldPlan({ user }: Account, { billing }: World): HeldPlan | null {
  const { subscriptions: held } = user;
  return (
    held && {
      provider: held.provider,
      planId: held.subscritionPlanId,
      monthlyCents: Math.round(held.paymentAmount * 100),
      isCancelled: held.isCancelled,
      isPastDue: billing.state === 'past_due',
      isChanging: billing.nextPlan !== null,
    }
  );
}
