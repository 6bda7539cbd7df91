import { readPaymentReturn } from '@keydate/contracts/billing';
import { fake } from '@keydate/testing/fake-server/fake';
import { screen, waitFor } from '@testing-library/react';
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
  [PROCESSING, { purpose: 'subscription', outcome: 'processing', planId: TEAM }],
  ['Your company now has the Team plan.', { purpose: 'upgrade', outcome: 'succeeded', planId: TEAM }],
  ['Your payment did not go through', { purpose: 'upgrade', outcome: 'failed', planId: TEAM }],
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

test('an upgrade is said to be done only after the person was read again, 3 seconds later', async () => {
  const { server, session } = await comeBack({ purpose: 'upgrade', outcome: 'succeeded', planId: OFFICE });
  const [account] = server.world.accounts;
  await waitFor(() => expect(server.exchanges.some(({ call }) => call === readPaymentReturn)).toBe(true));
  const subscriptions = { ...ON_TEAM.subscriptions!, subscritionPlanId: OFFICE, subscription_tier: 'Office' };
  if (account) account.user = { ...account.user, subscriptions };

  expect(await screen.findByText('Your company now has the Office plan.')).toBeVisible();
  expect(session.user()?.subscriptions?.subscription_tier).toBe('Office');
});
