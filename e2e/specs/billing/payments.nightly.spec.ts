import { payerAfterTrial } from '../../people/payer';
import { PaymentProvider } from '../../seed/payment-provider';
import { ASKS_THE_BANK, VISA } from '../../seed/test-cards';
import { expect, test } from '../../watched-test';
import { expectAccessibleInBothThemes } from '../accessibility/expect-accessible';

test('a payment that the provider has not carried out yet is said to be processed', async ({
  accounts,
  visitor,
  page,
  request,
}) => {
  const { subscriber, screen } = await payerAfterTrial({ accounts, visitor, page, request });
  let before: string | undefined;
  // the person stays as they were before the payment
  await page.route(/\/getuser$/i, async (route) => {
    before ??= await (await route.fetch()).text();
    await route.fulfill({ contentType: 'application/json', body: before });
  });

  await subscriber.opensPricing();
  await screen.plan('Get Started', 'Team').click();
  await subscriber.paysWith(VISA);
  await expect(screen.said('Your payment is being processed')).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('a page that is reloaded in the middle of a payment, and of the bank’s question, charges once in the end', async ({
  accounts,
  visitor,
  page,
  request,
}) => {
  const { owner, subscriptions, subscriber, screen } = await payerAfterTrial({ accounts, visitor, page, request });

  await subscriber.opensPricing();
  await screen.plan('Get Started', 'Team').click();
  await subscriber.typesCard(VISA);
  await page.reload();

  await screen.plan('Get Started', 'Team').click();
  await subscriber.paysWith(ASKS_THE_BANK);
  await expect(screen.challenge.complete).toBeEnabled();
  await page.reload();
  expect((await subscriptions.userOf(owner)).isSubscriptionPurchased).toBe(false);

  await screen.plan('Get Started', 'Team').click();
  await subscriber.paysWith(ASKS_THE_BANK);
  await screen.challenge.complete.click();
  await expect(screen.said('Your Team plan has started')).toBeVisible();
  await expect(screen.plan('Current Plan', 'Team')).toBeDisabled();
  await expect(screen.charges('$49.00')).toHaveCount(1);
  expect(await subscriptions.boughtBy(owner)).toEqual({ subscriptions: 1, paidCents: [4900] });
});

test('a payment form that does not come is told, and comes with another try', async ({
  accounts,
  visitor,
  page,
  request,
}) => {
  const { subscriber, screen } = await payerAfterTrial({ accounts, visitor, page, request });
  await subscriber.opensPricing();
  await page.route(/\/elements\/payment/, (route) => route.abort(), { times: 1 });

  await screen.plan('Get Started', 'Team').click();
  await expect(screen.said(/^The payment form could not be loaded/)).toBeVisible();
  await screen.button('Try again').click();
  await subscriber.paysWith(VISA);
  await expect(screen.said('Your Team plan has started')).toBeVisible();
});

test('a payment whose person never came back and whose webhook was lost counts with the next comparison', async ({
  accounts,
  visitor,
  page,
  request,
}) => {
  const { owner, subscriptions, subscriber, screen } = await payerAfterTrial({ accounts, visitor, page, request });
  const provider = new PaymentProvider(request);
  await subscriber.opensPricing();
  await screen.plan('Get Started', 'Team').click();

  await provider.losesEvents(true);
  await page.route(/\/subscription\?token=/, (route) => route.abort());
  const wayBack = page.waitForEvent('requestfailed', (failed) => failed.url().includes('token='));
  await subscriber.paysWith(VISA);
  await wayBack;
  await provider.losesEvents(false);
  expect((await subscriptions.userOf(owner)).isSubscriptionPurchased).toBe(false);

  await provider.isCompared();
  expect((await subscriptions.userOf(owner)).isSubscriptionPurchased).toBe(true);
  await subscriber.opensPricing();
  await expect(screen.plan('Current Plan', 'Team')).toBeDisabled();
});
