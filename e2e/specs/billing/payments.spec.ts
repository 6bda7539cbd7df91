import { createSubscription } from '@keydate/contracts/billing';
import { payerAfterTrial } from '../../people/payer';
import { Subscriber } from '../../people/subscriber';
import { pricingScreen } from '../../screens/pricing-screen';
import { digits, sentRequests } from '../../seed/sent-requests';
import { Subscriptions } from '../../seed/subscriptions';
import { ASKS_THE_BANK, DECLINED, NO_CHARGE_GOES_THROUGH, VISA } from '../../seed/test-cards';
import { expect, test } from '../../watched-test';

test('a second subscription is paid at once: not by a declined card, nor if the bank says no; nothing of a card reaches us', async ({
  accounts,
  visitor,
  page,
  request,
  baseURL,
}) => {
  const sent = sentRequests(page);
  const { origin } = new URL(baseURL!);
  const { subscriber, screen } = await payerAfterTrial({ accounts, visitor, page, request });

  await subscriber.opensPricing();
  await screen.plan('Get Started', 'Team').click();
  await subscriber.paysWith(DECLINED);
  await expect(screen.problem).toHaveText('Your card was declined.');
  await subscriber.paysWith(ASKS_THE_BANK);
  await screen.challenge.fail.click();
  await expect(screen.problem).toHaveText(/^We are unable to authenticate your payment method/);
  await expect(screen.plan('Current Plan', 'Team')).toHaveCount(0);

  await screen.pay.click();
  await screen.challenge.complete.click();
  await expect(screen.said('Your Team plan has started')).toBeVisible();
  await expect(page).toHaveURL(/\/subscription$/);
  await expect(screen.plan('Current Plan', 'Team')).toBeDisabled();
  await expect(screen.charges('$49.00')).toHaveCount(1);

  // numbers and security codes went to one origin, the provider's; and all that went to ours was read, its socket too
  for (const card of [DECLINED, ASKS_THE_BANK]) {
    const receivers = sent.receiversOf(new RegExp(digits(card)));
    expect(receivers).toHaveLength(1);
    expect(receivers).not.toContain(origin);
  }
  expect(sent.receiversOf(new RegExp(`\\b${Subscriber.CODE}\\b`))).not.toContain(origin);
  expect(sent.receiversOfFrames()).toContain(origin);
  expect(sent.receiversOf(new RegExp(createSubscription.path))).toEqual([origin]);
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
