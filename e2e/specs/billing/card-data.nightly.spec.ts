import { Subscriber } from '../../people/subscriber';
import { pricingScreen } from '../../screens/pricing-screen';
import { digits, sentRequests } from '../../seed/sent-requests';
import { Subscriptions } from '../../seed/subscriptions';
import { ASKS_THE_BANK, VISA } from '../../seed/test-cards';
import { expect, test } from '../../watched-test';

test('nothing of a card that is added during the trial, and of the one that replaces it, reaches our origin', async ({
  accounts,
  visitor,
  page,
  request,
  baseURL,
}) => {
  const { owner } = await accounts.company();
  await new Subscriptions(request).hasAddress(owner);
  const sent = sentRequests(page);
  const { origin } = new URL(baseURL!);
  await visitor.returns(owner.email);
  const subscriber = new Subscriber(page);
  const screen = pricingScreen(page);

  await subscriber.opensPricing();
  await screen.plan('Get Started', 'Team').click();
  await expect(screen.said(/^Free Trial started/)).toBeVisible();
  await subscriber.opensPricing();
  await screen.button('Add a card').first().click();
  await subscriber.typesCard(ASKS_THE_BANK);
  await screen.button('Save card').click();
  await screen.challenge.complete.click();
  await expect(screen.said(/3155/)).toBeVisible();

  await screen.button('Change card').click();
  await subscriber.typesCard(VISA);
  await screen.button('Save card').click();
  await expect(screen.said(/4242/)).toBeVisible();

  for (const card of [ASKS_THE_BANK, VISA]) {
    const receivers = sent.receiversOf(new RegExp(digits(card)));
    expect(receivers).toHaveLength(1);
    expect(receivers).not.toContain(origin);
  }
  expect(sent.receiversOf(new RegExp(`\\b${Subscriber.CODE}\\b`))).not.toContain(origin);
});
