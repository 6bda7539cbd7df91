import type { ProviderSubscription, SoldPlan } from '../../ports/payments';
import { isInForce } from './plan-in-force';
import { isPlanName, PLANS, type PlanName } from './plans';
import type { NewSubscription, Subscription } from './subscriptions.repository';

const LIVE: readonly ProviderSubscription['status'][] = ['trialing', 'active', 'past_due'];

/** Of what the provider has for a company, the subscription that holds: the stored one, else the oldest. */
export function liveOne(
  seen: readonly ProviderSubscription[],
  stored: Subscription | undefined,
): ProviderSubscription | undefined {
  const live = seen
    .filter(({ status }) => LIVE.includes(status))
    .sort((left, right) => left.createdAt.getTime() - right.createdAt.getTime());
  return live.find(({ id }) => id === stored?.providerSubscriptionId) ?? live[0];
}

interface Seen {
  companyId: string;
  stored: Subscription | undefined;
  seen: readonly ProviderSubscription[];
  catalog: readonly SoldPlan[];
  now: Date;
}

/** What is stored of a company after the provider was asked; null where there is nothing to change. */
export function stateAfter({ companyId, stored, seen, catalog, now }: Seen): NewSubscription | null {
  const live = liveOne(seen, stored);
  if (!live) return stored?.provider === 'STRIPE' && stored.status !== 'ended' ? endedState(stored) : null;
  const plan = planOf(live, catalog);
  if (!plan || live.status === 'incomplete') return null;
  return {
    companyId,
    provider: 'STRIPE',
    status: live.status,
    providerSubscriptionId: live.id,
    providerPlanId: live.productId,
    paymentAmountCents: live.monthlyCents,
    isCancelled: live.isCancelled,
    nextBillingAt: live.periodEndsAt,
    overdueSince: live.status === 'past_due' ? (live.due?.createdAt ?? stored?.overdueSince ?? now) : null,
    card: live.card,
    ...plansOf(stored, live, plan, now),
  };
}

/** The plan of a subscription, by the catalog; null for a product that is not one of ours. */
export function planOf({ productId }: ProviderSubscription, catalog: readonly SoldPlan[]): PlanName | null {
  const name = catalog.find((sold) => sold.productId === productId)?.plan;
  return name !== undefined && isPlanName(name) ? name : null;
}

/**
 * A larger plan holds at once. A smaller one, chosen in the provider's dashboard, follows when the period is over that
 * was paid for the larger.
 */
function plansOf(stored: Subscription | undefined, live: ProviderSubscription, plan: PlanName, now: Date) {
  const isSame = stored?.providerSubscriptionId === live.id && isInForce(stored, now);
  const until = stored?.planUntil ?? stored?.nextBillingAt;
  const isSmaller = isSame && PLANS[plan].monthlyCents < PLANS[stored.plan].monthlyCents;
  if (isSmaller && until && until > now) return { plan: stored.plan, nextPlan: plan, planUntil: until };
  return { plan, nextPlan: null, planUntil: null };
}

function endedState(stored: Subscription): NewSubscription {
  return { ...stored, status: 'ended', overdueSince: null, nextPlan: null, planUntil: null };
}
