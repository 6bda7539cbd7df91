import fc from 'fast-check';
import { planButton, subscriptionButton, type HeldPlan, type OfferedPlan } from './plan-button';

const solo: OfferedPlan = { id: 'solo', monthlyCents: 1900, allows: { members: 1, activeTransactions: 5 } };
const team: OfferedPlan = { id: 'team', monthlyCents: 4900, allows: { members: 5, activeTransactions: 20 } };
const office: OfferedPlan = { id: 'office', monthlyCents: 12_900, allows: { members: 15, activeTransactions: 60 } };
const plans = [solo, team, office];
const onTeam: HeldPlan = {
  provider: 'STRIPE',
  planId: 'team',
  monthlyCents: 4900,
  isCancelled: false,
  isPastDue: false,
  isChanging: false,
};
const small = { members: 1, activeTransactions: 1 };
const buttons = (held: HeldPlan | null, use = small) => plans.map((plan) => planButton(plan, held, use));

test('without a subscription every plan that the company fits can be started', () => {
  expect(buttons(null)).toEqual(plans.map(() => ({ label: 'Get Started', refusal: null })));
});

test('with one, a cheaper plan is a disabled Get Started, the current one stands there, and a dearer one is an upgrade', () => {
  expect(buttons(onTeam)).toEqual([
    { label: 'Get Started', refusal: 'not-an-upgrade' },
    { label: 'Current Plan' },
    { label: 'Upgrade', refusal: null },
  ]);
});

test('a cancelled plan says so, is resumed before it is upgraded, and makes room for a cheaper one when it ends', () => {
  expect(buttons({ ...onTeam, isCancelled: true })).toEqual([
    { label: 'Get Started', refusal: 'after-the-current' },
    { label: 'Cancelled' },
    { label: 'Upgrade', refusal: 'cancelled' },
  ]);
});

test('what is due is paid before an upgrade', () => {
  expect(buttons({ ...onTeam, isPastDue: true })[2]).toEqual({ label: 'Upgrade', refusal: 'past-due' });
});

test('nothing is upgraded while a smaller plan waits for the paid period to end', () => {
  expect(buttons({ ...onTeam, isChanging: true })).toEqual([
    { label: 'Get Started', refusal: 'not-an-upgrade' },
    { label: 'Current Plan' },
    { label: 'Upgrade', refusal: 'changing' },
  ]);
});

test('a plan bought from Google or Apple is changed there alone', () => {
  expect(buttons({ ...onTeam, provider: 'GOOGLE' })[2]).toEqual({ label: 'Upgrade', refusal: 'managed-by-google' });
  expect(buttons({ ...onTeam, provider: 'APPLE' })[0]).toEqual({ label: 'Get Started', refusal: 'managed-by-apple' });
});

test('a company that is larger than a plan allows cannot have it, its first plan included', () => {
  expect(
    buttons(null, { members: 2, activeTransactions: 1 }).map((button) => 'refusal' in button && button.refusal),
  ).toEqual(['too-small', null, null]);
  expect(buttons(onTeam, { members: 3, activeTransactions: 61 })[2]).toEqual({
    label: 'Upgrade',
    refusal: 'too-small',
  });
});

test('with a subscription nothing that costs as little or less can ever be chosen', () => {
  const aHeld = fc.record({
    provider: fc.constantFrom('STRIPE' as const, 'GOOGLE' as const, 'APPLE' as const),
    planId: fc.constantFrom('solo', 'team', 'office', 'archived'),
    monthlyCents: fc.nat(40_000),
    isCancelled: fc.boolean(),
    isPastDue: fc.boolean(),
    isChanging: fc.boolean(),
  });
  fc.assert(
    fc.property(aHeld, fc.constantFrom(...plans), (held, plan) => {
      const button = planButton(plan, held, small);
      const isOpen = 'refusal' in button && button.refusal === null;
      expect(isOpen && plan.monthlyCents <= held.monthlyCents).toBe(false);
    }),
  );
});

test('a subscription is changed now only where Stripe holds it, and resumed once it is cancelled', () => {
  expect(subscriptionButton(null)).toEqual({ label: 'Change Subscription Now', isEnabled: false });
  expect(subscriptionButton(onTeam)).toEqual({ label: 'Change Subscription Now', isEnabled: true });
  expect(subscriptionButton({ ...onTeam, isCancelled: true })).toEqual({
    label: 'Resume Subscription',
    isEnabled: true,
  });
  expect(subscriptionButton({ ...onTeam, provider: 'APPLE' }).isEnabled).toBe(false);
});
