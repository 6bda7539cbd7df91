import { payerAfterTrial } from '../../people/payer';
import { Subscriber } from '../../people/subscriber';
import { pricingScreen } from '../../screens/pricing-screen';
import { PaymentProvider } from '../../seed/payment-provider';
import { Subscriptions } from '../../seed/subscriptions';
import { ASKS_THE_BANK, DECLINED, NO_CHARGE_GOES_THROUGH, VISA } from '../../seed/test-cards';
import { expect, test } from '../../watched-test';
import { expectAccessibleInBothThemes } from '../accessibility/expect-accessible';

test('a second subscription is paid at once: after a declined card, the next one pays', async ({
  accounts,
  visitor,
  page,
  request,
}) => {
  const { subscriber, screen } = await payerAfterTrial({ accounts, visitor, page, request });

  await subscriber.opensPricing();
  await screen.plan('Get Started', 'Team').click();
  await subscriber.paysWith(DECLINED);
  await expect(screen.problem).toHaveText('Your card was declined.');
  await expect(screen.plan('Current Plan', 'Team')).toHaveCount(0);

  await subscriber.paysWith(VISA);
  await expect(screen.said('Your Team plan has started')).toBeVisible();
  await expect(page).toHaveURL(/\/subscription$/);
  await expect(screen.plan('Current Plan', 'Team')).toBeDisabled();
  await expect(screen.charges('$49.00')).toHaveCount(1);
});

test('a payment that the bank asks about is paid when the person passes, and not when they fail', async ({
  accounts,
  visitor,
  page,
  request,
}) => {
  const { subscriber, screen } = await payerAfterTrial({ accounts, visitor, page, request });

  await subscriber.opensPricing();
  await screen.plan('Get Started', 'Team').click();
  await subscriber.paysWith(ASKS_THE_BANK);
  await screen.challenge.fail.click();
  await expect(screen.problem).toHaveText(/^We are unable to authenticate your payment method/);
  await expect(screen.plan('Current Plan', 'Team')).toHaveCount(0);

  await screen.pay.click();
  await screen.challenge.complete.click();
  await expect(screen.said('Your Team plan has started')).toBeVisible();
  await expect(screen.plan('Current Plan', 'Team')).toBeDisabled();
  await expect(screen.charges('$49.00')).toHaveCount(1);
});

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

test('an upgrade is charged to the card on file, and is paid by hand where that card is refused', async ({
  accounts,
  visitor,
  page,
  request,
}) => {
  const { owner } = await accounts.company();
  await new Subscriptions(request).pays(owner, 'Solo');
  await visitor.returns(owner.email);
  const subscriber = new Subscriber(page);
  const screen = pricingScreen(page);

  await subscriber.opensPricing();
  await screen.plan('Upgrade', 'Team').click();
  await expect(screen.dialog('Amount Charged')).toContainText('You pay $30.00 more today.');
  await screen.button('Confirm upgrade').click();
  await expect(screen.dialog('Successfully Upgraded')).toContainText('Team');
  await screen.button('Done').click();
  await expect(screen.plan('Current Plan', 'Team')).toBeDisabled();

  await screen.button('Change card').click();
  await subscriber.typesCard(NO_CHARGE_GOES_THROUGH);
  await screen.button('Save card').click();
  await expect(screen.said('Your card is saved')).toBeVisible();

  await screen.plan('Upgrade', 'Office').click();
  await screen.button('Confirm upgrade').click();
  await subscriber.paysWith(VISA);
  await expect(screen.dialog('Successfully Upgraded')).toContainText('Office');
  await expect(page).toHaveURL(/\/subscription$/);
  await screen.button('Done').click();
  await expect(screen.plan('Current Plan', 'Office')).toBeDisabled();
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
