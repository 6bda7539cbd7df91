import type { PlanProduct, ProviderSubscription } from '../ports/payments';
import { isInForce } from './plan-in-force';
import { isPlanName, PLANS, type PlanName } from './plans';
import type { NewSubscription, Subscription } from './subscriptions.repository';

const LIVE: readonly ProviderSubscription['status'][] = ['trialing', 'active', 'past_due', 'paused'];

/**
 * The company's subscriptions to our plans: the operator may sell the same customer something else. A subscription that we
 * made or stored stays ours, even after its product was changed in the provider's dashboard.
 */
export function ownSubscriptions(
  seen: readonly ProviderSubscription[],
  stored: Subscription | undefined,
  products: readonly PlanProduct[],
): ProviderSubscription[] {
  const ours = new Set(products.map(({ productId }) => productId));
  return seen.filter(
    ({ id, purchase, productId }) => id === stored?.providerSubscriptionId || purchase !== null || ours.has(productId),
  );
}

/** The live one of a company's subscriptions to our plans: the stored one, else the oldest. */
export function currentSubscription(
  seen: readonly ProviderSubscription[],
  stored: Subscription | undefined,
): ProviderSubscription | undefined {
  const live = seen
    .filter(({ status }) => LIVE.includes(status))
    .sort((left, right) => left.createdAt.getTime() - right.createdAt.getTime());
  // one that continues counts before one that is paused
  const going = live.filter(({ status }) => status !== 'paused');
  const among = going.length > 0 ? going : live;
  return among.find(({ id }) => id === stored?.providerSubscriptionId) ?? among[0];
}

interface Seen {
  companyId: string;
  stored: Subscription | undefined;
  seen: readonly ProviderSubscription[];
  products: readonly PlanProduct[];
  now: Date;
}

/** The subscription to store for a company, from the provider's answer; null if nothing changed. */
export function stateAfter({ companyId, stored, seen, products, now }: Seen): NewSubscription | null {
  const live = currentSubscription(seen, stored);
  if (!live) return stored?.provider === 'STRIPE' && stored.status !== 'ended' ? endedState(stored, now) : null;
  const plan = planOf(live.productId, products);
  if (!plan || live.status === 'incomplete') return null;
  return {
    companyId,
    provider: 'STRIPE',
    status: live.status,
    endedAt: null,
    providerSubscriptionId: live.id,
    providerPlanId: live.productId,
    paymentAmountCents: live.monthlyCents,
    isCancelled: live.isCancelled,
    nextBillingAt: live.periodEndsAt,
    ...overdueState(stored, live, now),
    card: live.card,
    otherMethod: live.otherMethod,
    ...plansAt(now, plan, [storedTerm(stored, live, now), paidTerm(live, products)]),
  };
}

/** The plan of a product; null for one that is not ours. */
function planOf(productId: string, products: readonly PlanProduct[]): PlanName | null {
  const name = products.find((sold) => sold.productId === productId)?.plan;
  return name !== undefined && isPlanName(name) ? name : null;
}

/** A plan that a company is entitled to until a moment. */
interface Term {
  plan: PlanName;
  until: Date;
}

function storedTerm(stored: Subscription | undefined, live: ProviderSubscription, now: Date): Term | null {
  if (stored?.providerSubscriptionId !== live.id || !isInForce(stored, now)) return null;
  return { plan: stored.plan, until: stored.planUntil ?? stored.nextBillingAt };
}

/** If a webhook was lost, the company may have paid for more than is stored. */
function paidTerm({ paid }: ProviderSubscription, products: readonly PlanProduct[]): Term | null {
  const plan = paid && planOf(paid.productId, products);
  return plan && { plan, until: paid.until };
}

/**
 * A larger plan takes effect at once. A smaller one, chosen in the provider's dashboard, takes effect when the period ends
 * that was paid for the larger one.
 */
function plansAt(now: Date, plan: PlanName, terms: readonly (Term | null)[]) {
  const [larger] = terms
    .filter((term) => term !== null)
    .filter((term) => term.until > now && PLANS[term.plan].monthlyCents > PLANS[plan].monthlyCents)
    .sort((left, right) => PLANS[right.plan].monthlyCents - PLANS[left.plan].monthlyCents);
  return larger
    ? { plan: larger.plan, nextPlan: plan, planUntil: larger.until }
    : { plan, nextPlan: null, planUntil: null };
}

/**
 * When a charge became overdue, and the amount of the latest one. Another invoice in the same period does not restart
 * the days of grace.
 */
function overdueState(
  stored: Subscription | undefined,
  { id, status, periodEndsAt, due }: ProviderSubscription,
  now: Date,
): Pick<Subscription, 'overdueSince' | 'overdueCents'> {
  if (status !== 'past_due') return { overdueSince: null, overdueCents: null };
  const isSamePeriod =
    stored?.providerSubscriptionId === id && stored.nextBillingAt.getTime() === periodEndsAt.getTime();
  const known = isSamePeriod ? stored : { overdueSince: null, overdueCents: null };
  const [first = now] = [known.overdueSince, due?.createdAt]
    .filter((since) => since instanceof Date)
    .sort((left, right) => left.getTime() - right.getTime());
  return { overdueSince: first, overdueCents: due?.amountDueCents ?? known.overdueCents };
}

/** The stored subscription, once it is over. */
export function endedState(stored: Subscription, now: Date): NewSubscription {
  const nothingDue = { overdueSince: null, overdueCents: null, nextPlan: null, planUntil: null };
  return { ...stored, ...nothingDue, status: 'ended', endedAt: stored.endedAt ?? now };
}
