import { readPaymentReturn } from '@keydate/contracts/billing';
import { fake } from '@keydate/testing/fake-server/fake';
import { act, screen, waitFor } from '@testing-library/react';
import { installPricing, ON_TEAM } from '../../../test/open-pricing';
import type { PaymentReturn } from '../../api/read-return';

const openPricing = installPricing();

const TEAM = ON_TEAM.subscriptions!.subscritionPlanId;
const OFFICE = 'prod_of_another_plan';
const PROCESSING = 'Your payment is being processed';

// an upgrade is waited for
beforeEach(() => void jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => void jest.useRealTimers());

/** Somebody whose company has the Team plan comes back from the provider. */
async function comeBack(returned: PaymentReturn) {
  const answer = fake(readPaymentReturn, () => ({ result: { data: returned } }));
  return openPricing({ person: ON_TEAM, billing: { state: 'active' }, at: '/subscription?token=t', more: [answer] });
}

test.each<[string, PaymentReturn]>([
  ['Your Team plan has started', { purpose: 'subscription', outcome: 'succeeded', planId: TEAM }],
  ['Your payment did not go through', { purpose: 'subscription', outcome: 'failed', planId: TEAM }],
  [PROCESSING, { purpose: 'upgrade', outcome: 'processing', planId: TEAM }],
  ['Your card is saved', { purpose: 'card', outcome: 'succeeded' }],
  ['Your card was not saved', { purpose: 'card', outcome: 'failed' }],
  ['Your card is being checked', { purpose: 'card', outcome: 'processing' }],
  // of an older server
  ['Your company now has the Team plan.', { purpose: 'upgrade', outcome: 'succeeded' }],
])('“%s” is said of %j', async (sentence, returned) => {
  await comeBack(returned);

  expect(await screen.findByText(sentence)).toBeVisible();
});

test.each<PaymentReturn['purpose']>(['subscription', 'upgrade'])(
  'what is paid and not there yet is being processed, and is not said to be done: %s',
  async (purpose) => {
    await comeBack({ purpose, outcome: 'succeeded', planId: OFFICE });

    expect(await screen.findByText(PROCESSING)).toBeVisible();
    expect(screen.queryByText(/plan has started|Successfully Upgraded/)).not.toBeInTheDocument();
  },
);

test('what the provider carries out a moment after the payment is said to be done then, and the plans are up to date', async () => {
  const { server, session } = await comeBack({ purpose: 'subscription', outcome: 'succeeded', planId: OFFICE });
  await screen.findByText(PROCESSING);
  const [account] = server.world.accounts;
  const subscriptions = { ...ON_TEAM.subscriptions!, subscritionPlanId: OFFICE, subscription_tier: 'Office' };
  if (account) account.user = { ...account.user, subscriptions };
  await act(() => jest.advanceTimersByTimeAsync(6000));

  expect(await screen.findByText('Your Office plan has started')).toBeVisible();
  expect(screen.queryByText(PROCESSING)).not.toBeInTheDocument();
  expect(session.user()?.subscriptions?.subscription_tier).toBe('Office');
});

test('a card that came back from its bank and was refused for the open invoice is not called fine', async () => {
  const until = new Date(2031, 1, 14, 12).toISOString();
  const returned: PaymentReturn = { purpose: 'card', outcome: 'succeeded' };
  const answer = fake(readPaymentReturn, () => ({ result: { data: returned } }));
  await openPricing({
    person: { ...ON_TEAM, subscriptionNotice: { kind: 'payment_failed', until } },
    billing: { state: 'past_due', graceEndsAt: until },
    at: '/subscription?token=t',
    more: [answer],
  });

  const words = 'Your card is saved, but your open invoice could not be charged to it';
  expect(await screen.findByText(words)).toBeVisible();
});

test('an upgrade is said to be done only after the person was read again, 3 seconds later', async () => {
  const { server, session } = await comeBack({ purpose: 'upgrade', outcome: 'succeeded', planId: OFFICE });
  const [account] = server.world.accounts;
  await waitFor(() => expect(server.exchanges.some(({ call }) => call === readPaymentReturn)).toBe(true));
  const subscriptions = { ...ON_TEAM.subscriptions!, subscritionPlanId: OFFICE, subscription_tier: 'Office' };
  if (account) account.user = { ...account.user, subscriptions };

  expect(await screen.findByText('Your company now has the Office plan.')).toBeVisible();
  expect(session.user()?.subscriptions?.subscription_tier).toBe('Office');
});
