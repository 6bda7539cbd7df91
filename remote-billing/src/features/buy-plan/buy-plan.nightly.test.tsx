import { createSubscription, upgradeSubscription } from '@keydate/contracts/billing';
import { getUser } from '@keydate/contracts/people';
import { fake } from '@keydate/testing/fake-server/fake';
import { aSubscription } from '@keydate/testing/builders/people';
import { screen, waitFor } from '@testing-library/react';
import { ADDRESS, HAD_A_TRIAL, installPricing, ON_TEAM, VISA } from '../../../test/open-pricing';

const openPricing = installPricing();
afterEach(() => void jest.useRealTimers());

describe('a first subscription', () => {
  test('in a second tab, after the first has bought one, is refused and the page shows the plan', async () => {
    const { press, server } = await openPricing({ person: { stripeAddress: ADDRESS } });
    await screen.findByRole('button', { name: 'Get Started Team' });
    const [account] = server.world.accounts;
    if (account) account.user = { ...account.user, subscriptions: aSubscription() };
    server.world.billing = { ...server.world.billing, state: 'trialing', isTrialOffered: false };
    await press('Get Started Team');

    expect(await screen.findByText('Your company already has a subscription.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Current Plan Team' })).toBeDisabled();
  });
});

describe('a later subscription', () => {
  const second = { person: { stripeAddress: ADDRESS }, billing: HAD_A_TRIAL };

  test('whose confirmation breaks off says so under the Pay button, and can be paid again', async () => {
    const { press, pay, leave } = await openPricing(second);
    await press('Get Started Team');
    leave.mockImplementationOnce(() => {
      throw new Error('The library of the provider broke off.');
    });
    await pay(VISA);
    expect(await screen.findByText(/^The payment provider did not answer/)).toBeVisible();

    await pay(VISA);

    await waitFor(() => expect(leave).toHaveBeenCalledTimes(2));
  });

  test('whose bank asks is paid once the person has answered, though a dialog is open', async () => {
    const { press, pay, leave } = await openPricing(second);
    await press('Get Started Team');
    await pay('4000002500003155');
    await press('Fail authentication');
    expect(await screen.findByText(/^We are unable to authenticate your payment method/)).toBeVisible();

    await pay('4000002500003155');
    await press('Complete authentication');

    await waitFor(() => expect(leave).toHaveBeenCalled());
  });
});

describe('an upgrade', () => {
  const onTeam = { person: ON_TEAM, billing: { state: 'active', isTrialOffered: false } as const };

  test('whose dialog is closed during the three seconds is on the page after them', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { press, session } = await openPricing(onTeam);
    await press('Upgrade Office');
    await press('Confirm upgrade');
    await screen.findAllByText('Your upgrade is being set up. This takes a few seconds.');
    await press('Close');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    expect(await screen.findByRole('button', { name: 'Current Plan Office' }, { timeout: 4000 })).toBeDisabled();
    expect(session.user()?.subscriptions?.subscription_tier).toBe('Office');
  });

  test('names the new tier, even when the person cannot be read again', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { press, server } = await openPricing(onTeam);
    await press('Upgrade Office');
    server.world.faults = [{ call: getUser, kind: 'refused', code: 'INTERNAL' }];
    await press('Confirm upgrade');

    expect(await screen.findByRole('dialog', { name: 'Successfully Upgraded' })).toHaveTextContent('Office plan');
  });

  test('to a plan that was archived meanwhile is refused with a sentence, and the cards are fresh', async () => {
    const { press, server } = await openPricing(onTeam);
    await screen.findByRole('button', { name: 'Upgrade Office' });
    for (const plan of server.world.billing.plans) if (plan.name === 'Office') plan.active = false;
    await press('Upgrade Office');

    expect(await screen.findByText('This plan is no longer offered. Please choose another one.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('listitem', { name: 'Office' })).not.toBeInTheDocument());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('that credit pays in part shows the gross price struck through beside what is left to pay', async () => {
    const { press } = await openPricing({
      ...onTeam,
      billing: { ...onTeam.billing, isUpgradePaid: false, creditCents: 1500 },
    });
    await press('Upgrade Office');
    await press('Confirm upgrade');

    const button = await screen.findByRole('button', { name: /^Pay/ });
    expect(button).toHaveTextContent('Pay $40.00 $25.00');
    expect(button.querySelector('s')).toHaveTextContent('$40.00');
  });
});

describe('from a server that is older than the page', () => {
  const nothing = { clientSecret: null, returnToken: null };
  const payment = { clientSecret: 'pi_1_secret_1', returnToken: 'return-1' };

  test('what needs no payment is a trial', async () => {
    const answer = fake(createSubscription, () => ({ result: { data: { ...nothing, net_amount: 0 } } }));
    const { press } = await openPricing({ person: { stripeAddress: ADDRESS }, more: [answer] });
    await press('Get Started Team');

    expect(await screen.findByText(/^Free Trial started successfully/)).toBeVisible();
  });

  test('a later subscription and an upgrade have one price', async () => {
    const later = fake(createSubscription, () => ({ result: { data: { ...payment, net_amount: 4900 } } }));
    const upgrade = fake(upgradeSubscription, () => ({
      result: { data: { ...payment, isPaid: false, invoice: { amount_due: 4000 } } },
    }));
    const more = [later, upgrade];
    const { press, unmount } = await openPricing({
      person: { stripeAddress: ADDRESS },
      billing: HAD_A_TRIAL,
      more,
    });
    await press('Get Started Team');
    expect(await screen.findByRole('button', { name: 'Pay $49.00' })).toBeVisible();
    unmount();

    const { press: pressOfTeam } = await openPricing({ person: ON_TEAM, billing: { state: 'active' }, more });
    await pressOfTeam('Upgrade Office');
    await pressOfTeam('Confirm upgrade');
    expect(await screen.findByRole('button', { name: 'Pay $40.00' })).toBeVisible();
  });
});
