import { expect, test } from '../../own-server-test';
import { Subscriber } from '../../people/subscriber';
import { hostedInvoiceScreen } from '../../screens/hosted-invoice-screen';
import { pricingScreen } from '../../screens/pricing-screen';
import { ASKS_THE_BANK, DECLINED, NO_CHARGE_GOES_THROUGH } from '../../seed/test-cards';

const DAY_MINUTES = 24 * 60;

test('a payment that failed is told above the pages and by mail, and its invoice is paid on the provider’s page', async ({
  accounts,
  clock,
  inbox,
  visitor,
  page,
}) => {
  const { owner } = await accounts.company();
  await visitor.returns(owner.email);
  const subscriber = new Subscriber(page);
  const screen = pricingScreen(page);
  await subscriber.opensPricing();
  await subscriber.startsTrial('Team');
  await subscriber.opensPricing();
  await screen.button('Add a card').first().click();
  await subscriber.typesCard(NO_CHARGE_GOES_THROUGH);
  await screen.button('Save card').click();
  await expect(screen.said('Your card is saved')).toBeVisible();

  await clock.passes({ minutes: 8 * DAY_MINUTES });
  await inbox.newestMail(owner.email, ({ subject }) => /could not charge/i.test(subject));
  await page.goto('/messages');
  await expect(screen.said('Your last payment failed')).toBeVisible();
  await screen.link('See subscription').click();

  const opened = page.waitForEvent('popup');
  await screen.link(/^Pay invoice/).click();
  const invoice = hostedInvoiceScreen(await opened);
  await expect(invoice.heading('Invoice')).toBeVisible();
  await subscriber.typesCard(DECLINED, invoice);
  await invoice.pay.click();
  await expect(invoice.problem).toHaveText('Your card was declined.');
  await subscriber.typesCard(ASKS_THE_BANK, invoice);
  await invoice.pay.click();
  await invoice.fail.click();
  await expect(invoice.problem).toHaveText(/^We are unable to authenticate your payment method/);
  await invoice.pay.click();
  await invoice.complete.click();
  await expect(invoice.heading('Receipt')).toBeVisible();

  await page.reload();
  await expect(screen.plan('Current Plan', 'Team')).toBeDisabled();
  await expect(screen.link(/^Receipt/)).not.toHaveCount(0);
  await expect(screen.said('Your last payment failed')).toHaveCount(0);
});
