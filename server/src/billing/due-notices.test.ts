import { dueNotices } from './due-notices';
import type { Subscription } from './subscriptions.repository';

const trialUntil = (end: string): Subscription => ({
  companyId: 'company',
  provider: 'STRIPE',
  status: 'trialing',
  plan: 'Team',
  providerSubscriptionId: 'sub_1',
  providerPlanId: 'prod_1',
  paymentAmountCents: 4900,
  isCancelled: false,
  nextBillingAt: new Date(end),
  nextPlan: null,
  planUntil: null,
  overdueSince: null,
  overdueCents: null,
  endedAt: null,
  otherMethod: null,
  card: null,
});
const endingAt = (end: string, now: string) =>
  dueNotices(trialUntil(end), new Date(now)).flatMap(({ notice: { kind, key } }) =>
    kind === 'trial-ending' ? [key] : [],
  );

test('a trial that is extended is told of two days before its new end, too', () => {
  const first = endingAt('2031-03-08T12:00:00Z', '2031-03-06T12:00:00Z');
  expect(first).toHaveLength(1);
  expect(endingAt('2031-03-15T12:00:00Z', '2031-03-06T12:00:00Z')).toEqual([]);
  const second = endingAt('2031-03-15T12:00:00Z', '2031-03-13T12:00:00Z');
  expect(second).toHaveLength(1);
  expect(second).not.toEqual(first);
});
