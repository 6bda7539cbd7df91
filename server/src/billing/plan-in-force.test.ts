import { isInForce, type Terms } from './plan-in-force';

const PERIOD_END = new Date('2026-03-10T12:00:00Z');
const BEFORE = new Date('2026-03-10T11:59:59Z');

const aTrial = (change: Partial<Terms> = {}): Terms => ({
  provider: 'STRIPE',
  status: 'trialing',
  plan: 'Team',
  nextPlan: null,
  planUntil: null,
  isCancelled: false,
  nextBillingAt: PERIOD_END,
  overdueSince: null,
  card: null,
  otherMethod: null,
  ...change,
});
const card: Terms['card'] = { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2030 };

test.each([
  ['a trial without a card', aTrial()],
  ['a canceled trial with a card', aTrial({ card, isCancelled: true })],
  ['a canceled plan', aTrial({ status: 'active', isCancelled: true })],
])('%s ends with its period, before the provider says so', (_case, terms) => {
  expect(isInForce(terms, PERIOD_END)).toBe(false);
  expect(isInForce(terms, BEFORE)).toBe(true);
});

test.each([
  ['a trial with a card', aTrial({ card })],
  ['a paid plan', aTrial({ status: 'active' })],
])('%s stays in force until the provider reports its end', (_case, terms) => {
  expect(isInForce(terms, PERIOD_END)).toBe(true);
  expect(isInForce({ ...terms, status: 'ended' }, PERIOD_END)).toBe(false);
});
