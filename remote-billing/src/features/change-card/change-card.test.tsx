import { readPaymentReturn } from '@keydate/contracts/billing';
import { aCard, type BillingWorld } from '@keydate/testing/builders/billing';
import { fake } from '@keydate/testing/fake-server/fake';
import { screen, waitFor } from '@testing-library/react';
import { installPricing, ON_TEAM, VISA } from '../../../test/open-pricing';
import type { PaymentReturn } from '../../api/read-return';

const openPricing = installPricing();

test('during a trial a card can be added, and the notice that asks for it goes', async () => {
  const { press, user, leave } = await openPricing({ person: ON_TEAM, billing: { state: 'trialing' } });
  expect(await screen.findByText('Your trial ends on 03-09-2031')).toBeVisible();
  const [add] = screen.getAllByRole('button', { name: 'Add a card' });
  if (add) await user.click(add);
  await user.type(await screen.findByLabelText('Card number'), VISA);
  await press('Save card');

  expect(await screen.findByText('Your card is saved')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Your trial ends on 03-09-2031')).not.toBeInTheDocument());
  expect(screen.getByText('Mastercard ending in 4444')).toBeVisible();
  expect(leave).not.toHaveBeenCalled();
});

describe('a card that the provider', () => {
  const saves = async (outcome: PaymentReturn['outcome']) => {
    const answer = fake(readPaymentReturn, () => ({ result: { data: { purpose: 'card' as const, outcome } } }));
    const page = await openPricing({
      person: ON_TEAM,
      billing: { state: 'active', card: aCard() },
      more: [answer],
    });
    await page.press('Change card');
    await page.user.type(await screen.findByLabelText('Card number'), VISA);
    await page.press('Save card');
    return page;
  };

  test('has not confirmed yet is said to be checked, and not to be saved', async () => {
    const { press } = await saves('processing');
    expect(await screen.findByText('Your card is being checked')).toBeVisible();
    expect(screen.getByText(/^It will appear here once your bank confirms it\./)).toBeVisible();
    expect(screen.queryByText('Your card is saved')).not.toBeInTheDocument();

    await press('Done');
    await waitFor(() => expect(screen.queryByText('Your card is being checked')).not.toBeInTheDocument());
  });

  test('refuses after all is said not to be saved', async () => {
    await saves('failed');
    expect(await screen.findByText('Your card was not saved')).toBeVisible();
    expect(screen.queryByText('Your card is saved')).not.toBeInTheDocument();
  });
});

describe('after a failed payment', () => {
  const until = new Date(2031, 1, 14, 12).toISOString();
  const changes = async (billing: Partial<BillingWorld> = {}) => {
    const page = await openPricing({
      person: { ...ON_TEAM, subscriptionNotice: { kind: 'payment_failed', until } },
      billing: { state: 'past_due', card: aCard(), graceEndsAt: until, ...billing },
    });
    await page.user.click((await screen.findAllByRole('button', { name: 'Change card' }))[0]!);
    await page.user.type(await screen.findByLabelText('Card number'), VISA);
    return page;
  };

  test('the form says that the new card is charged at once, and nothing is overdue afterward', async () => {
    const { press } = await changes();
    expect(screen.getByText(/^Your open invoice will be charged to this card right away/)).toBeVisible();
    await press('Save card');

    expect(await screen.findByText('Your card is saved')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Your last payment failed')).not.toBeInTheDocument());
  });

  test('a card that does not pay the open invoice either is said to have not paid it', async () => {
    const { press } = await changes({ isOverduePaid: false });
    await press('Save card');

    expect(
      await screen.findByText('Your card is saved, but your open invoice could not be charged to it'),
    ).toBeVisible();
    expect(screen.getByText('Your last payment failed')).toBeVisible();
  });
});

test('while a plan is cancelled, the form does not say that the card will be charged', async () => {
  const { subscriptions } = ON_TEAM;
  const { press } = await openPricing({
    person: { ...ON_TEAM, subscriptions: subscriptions && { ...subscriptions, isCancelled: true } },
    billing: { state: 'active', card: aCard() },
  });
  await press('Change card');

  expect(await screen.findByText(/^Nothing is charged now\. If you resume/)).toBeVisible();
});
