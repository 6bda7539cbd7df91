import { createSubscription, saveBillingAddress, upgradeSubscription } from '@keydate/contracts/billing';
import { getBillingOverview } from '@keydate/contracts/billing-overview';
import { getUser } from '@keydate/contracts/people';
import { fake } from '@keydate/testing/fake-server/fake';
import { heldCall } from '@keydate/testing/fake-server/held-call';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ADDRESS, DECLINED, HAD_A_TRIAL, installPricing, ON_TEAM, VISA } from '../../../test/open-pricing';

const openPricing = installPricing();
afterEach(() => void jest.useRealTimers());

describe('a first subscription', () => {
  test('asks for the address, sends it only when it is complete, starts a trial and leads to the dashboard', async () => {
    const { press, server, session } = await openPricing();
    await press('Get Started Team');
    await press('Start free trial');
    expect(await screen.findByText('Please enter your address!')).toBeVisible();
    expect(server.exchanges.some(({ call }) => call === saveBillingAddress)).toBe(false);

    fillAddress();
    await press('Start free trial');

    const words = 'Free Trial started successfully, please check your email for download instructions!';
    expect(await screen.findByText(words)).toBeVisible();
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    expect(session.user()).toMatchObject({
      isSubscriptionPurchased: true,
      stripeAddress: { line1: '1 Elm Street', postal_code: '80401' },
      subscriptions: { subscription_tier: 'Team' },
    });
  });

  test('that has started cannot be tried again while the page is brought up to date', async () => {
    const { fault, letAnswer } = heldCall(getUser);
    const { press, server } = await openPricing({ person: { stripeAddress: ADDRESS }, world: { faults: [fault] } });
    await press('Get Started Team');
    const overviews = () => server.exchanges.filter(({ call }) => call === getBillingOverview);
    await waitFor(() => expect(overviews()).toHaveLength(2));

    expect(screen.getByText('Setting up your subscription')).toBeInTheDocument();
    expect(screen.queryByText(/charged today/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    letAnswer();
    expect(await screen.findByText(/^Free Trial started successfully/)).toBeVisible();
  });

  test('that fails can be tried again', async () => {
    const { press, server } = await openPricing({
      person: { stripeAddress: ADDRESS },
      world: { faults: [{ call: createSubscription, kind: 'refused', code: 'PAYMENTS_UNAVAILABLE' }] },
    });
    await press('Get Started Team');
    expect(await screen.findByText('Something went wrong!')).toBeVisible();
    expect(
      screen.getByText(/^We got no answer, so this may have gone through\. .* never charged twice\.$/),
    ).toBeVisible();
    server.world.faults = [];
    await press('Try again');

    expect(await screen.findByText(/^Free Trial started successfully/)).toBeVisible();
  });

  test('of a plan that was archived meanwhile is refused with a sentence, and the cards are fresh', async () => {
    const { press, server } = await openPricing({ person: { stripeAddress: ADDRESS } });
    await screen.findByRole('button', { name: 'Get Started Team' });
    for (const plan of server.world.billing.plans) if (plan.name === 'Team') plan.active = false;
    await press('Get Started Team');

    expect(await screen.findByText('This plan is no longer offered. Please choose another one.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('listitem', { name: 'Team' })).not.toBeInTheDocument());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('a later subscription', () => {
  const second = { person: { stripeAddress: ADDRESS }, billing: HAD_A_TRIAL };

  test('is paid: a declined card is said in red under the Pay button, and the next one leads back with a token', async () => {
    const { press, pay, leave } = await openPricing(second);
    await press('Get Started Team');
    await pay(DECLINED);
    expect(await screen.findByText('Your card was declined.')).toBeVisible();

    await pay(VISA);

    await waitFor(() => expect(leave).toHaveBeenCalled());
    const [address] = leave.mock.lastCall ?? [''];
    expect(address).toMatch(/^http:\/\/localhost\/subscription\?token=return-1&/);
  });

  test('shows the gross price struck through beside the net price where they differ', async () => {
    const { press } = await openPricing({ ...second, billing: { ...HAD_A_TRIAL, creditCents: 1500 } });
    await press('Get Started Team');

    const button = await screen.findByRole('button', { name: /^Pay/ });
    expect(button).toHaveTextContent('Pay $49.00 $34.00');
    expect(button.querySelector('s')).toHaveTextContent('$49.00');
    expect(screen.getByText('Your credit of $15.00 is applied.')).toBeVisible();
    // cards alone: the provider would offer Link and wallets too
    expect(screen.queryByRole('button', { name: 'Pay with Link' })).not.toBeInTheDocument();
  });

  test.each([
    ['an earlier remainder', { net_amount: 4930, credit_amount: -30 }, '$0.30 from an earlier invoice is added.'],
    ['a discount', { net_amount: 3900, credit_amount: 0 }, 'Your discount of $10.00 is applied.'],
    [
      'credit and a discount',
      { net_amount: 3400, credit_amount: 500 },
      'Your credit of $5.00 is applied. Your discount of $10.00 is applied.',
    ],
  ])('explains a difference that is %s', async (_what, amounts, sentence) => {
    const confirmation = { clientSecret: 'pi_1_secret_1', returnToken: 'return-1', isTrial: false };
    const answer = fake(createSubscription, () => ({
      result: { data: { ...confirmation, gross_amount: 4900, ...amounts } },
    }));
    const { press } = await openPricing({ ...second, more: [answer] });
    await press('Get Started Team');
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  test('whose rest is too little to be charged has started, and says where the rest goes', async () => {
    const { press } = await openPricing({ ...second, billing: { ...HAD_A_TRIAL, creditCents: 4870 } });
    await press('Get Started Team');
    expect(await screen.findByText('Your Team plan has started')).toBeVisible();
    expect(screen.getByText('$0.30 is below the minimum charge, so it is added to your next invoice.')).toBeVisible();
  });

  test('that credit pays in full has started, asks for no card and stays on the page', async () => {
    const { press } = await openPricing({ ...second, billing: { ...HAD_A_TRIAL, creditCents: 5000 } });
    await press('Get Started Team');

    expect(await screen.findByText('Your Team plan has started')).toBeVisible();
    expect(screen.queryByLabelText('Card number')).not.toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Current Plan Team' })).toBeDisabled();
    expect(window.location.pathname).toBe('/subscription');
  });
});

describe('an upgrade', () => {
  const onTeam = { person: ON_TEAM, billing: { state: 'active', isTrialOffered: false } as const };

  test('says how much more is due, waits three seconds once it is paid, and names the new tier', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { press, session } = await openPricing(onTeam);
    await press('Upgrade Office');
    expect(await screen.findByText(/^You pay \$40\.00 more today/)).toBeVisible();
    await press('Confirm upgrade');
    const began = Date.now();

    expect(await screen.findByRole('dialog', { name: 'Successfully Upgraded' })).toHaveTextContent('Office plan');
    expect(session.user()?.subscriptions?.subscription_tier).toBe('Office');
    expect(Date.now() - began).toBeGreaterThanOrEqual(3000);
  });

  test('is confirmed with the moment that its amount was shown for', async () => {
    const { press, server } = await openPricing(onTeam);
    await press('Upgrade Office');
    await press('Confirm upgrade');

    const sent = () => server.exchanges.find(({ call }) => call === upgradeSubscription)?.asked ?? '{}';
    await waitFor(() =>
      expect(JSON.parse(sent())).toEqual({
        toUpgradeId: 'price_office',
        proration_date: expect.any(Number) as number,
      }),
    );
  });

  test('that the provider has not made after the three seconds is said to be under way, and not to be done', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { press, server } = await openPricing(onTeam);
    await press('Upgrade Office');
    await press('Confirm upgrade');
    await screen.findAllByText('Your upgrade is being set up. This takes a few seconds.');
    const [account] = server.world.accounts;
    if (account) account.user = { ...account.user, ...ON_TEAM };

    expect(await screen.findByText('Your payment is being processed', {}, { timeout: 4000 })).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Successfully Upgraded' })).not.toBeInTheDocument();
  });

  test('during a trial says that nothing is due', async () => {
    const { press } = await openPricing({ ...onTeam, billing: { state: 'trialing' } });
    await press('Upgrade Office');

    expect(await screen.findByText(/^Nothing is due today/)).toBeVisible();
  });

  test('that the card on file does not pay opens the payment of the difference', async () => {
    const { press, pay, leave } = await openPricing({
      ...onTeam,
      billing: { ...onTeam.billing, isUpgradePaid: false },
    });
    await press('Upgrade Office');
    await press('Confirm upgrade');
    await screen.findByRole('button', { name: 'Pay $40.00' });
    await pay(VISA);

    await waitFor(() => expect(leave).toHaveBeenCalled());
  });

  test('that fails is told with the words of the specification and the server’s sentence', async () => {
    const { press } = await openPricing({
      ...onTeam,
      world: { faults: [{ call: upgradeSubscription, kind: 'refused', code: 'PAYMENT_OVERDUE' }] },
    });
    await press('Upgrade Office');
    await press('Confirm upgrade');

    expect(await screen.findByText('Error in upgrade Subs')).toBeVisible();
    expect(screen.getByText('Pay your open invoice first, then upgrade.')).toBeVisible();
  });
});

function fillAddress() {
  const entries = { 'Address line 1': '1 Elm Street', City: 'Golden', State: 'CO', 'ZIP code': '80401' };
  for (const [label, value] of Object.entries(entries))
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
}
