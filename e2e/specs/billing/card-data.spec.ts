import { createSubscription } from '@keydate/contracts/billing';
import type { Page } from '@playwright/test';
import { payerAfterTrial } from '../../people/payer';
import { Subscriber } from '../../people/subscriber';
import { pricingScreen } from '../../screens/pricing-screen';
import { digits, sentRequests } from '../../seed/sent-requests';
import { Subscriptions } from '../../seed/subscriptions';
import { ASKS_THE_BANK, DECLINED, VISA } from '../../seed/test-cards';
import { expect, test } from '../../watched-test';

/** A tab whose every request and socket frame is read. */
function watch(page: Page, baseURL = '') {
  const sent = sentRequests(page);
  const { origin } = new URL(baseURL);
  return {
    sent,
    origin,
    /** Numbers and security codes went to one origin, the provider's; and all that went to ours was read, its socket too. */
    expectNoCardHere: (cards: readonly string[]) => {
      for (const card of cards) {
        const receivers = sent.receiversOf(new RegExp(digits(card)));
        expect(receivers).toHaveLength(1);
        expect(receivers).not.toContain(origin);
      }
      expect(sent.receiversOf(new RegExp(`\\b${Subscriber.CODE}\\b`))).not.toContain(origin);
      expect(sent.receiversOfFrames()).toContain(origin);
    },
  };
}

test('nothing of a card that pays, is declined or is asked about reaches our origin', async ({
  accounts,
  visitor,
  page,
  request,
  baseURL,
}) => {
  const { sent, origin, expectNoCardHere } = watch(page, baseURL);
  const { subscriber, screen } = await payerAfterTrial({ accounts, visitor, page, request });

  await subscriber.opensPricing();
  await screen.plan('Get Started', 'Team').click();
  await subscriber.paysWith(DECLINED);
  await expect(screen.problem).toHaveText('Your card was declined.');
  await subscriber.paysWith(ASKS_THE_BANK);
  await screen.challenge.complete.click();
  await expect(screen.said('Your Team plan has started')).toBeVisible();

  expectNoCardHere([DECLINED, ASKS_THE_BANK]);
  expect(sent.receiversOf(new RegExp(createSubscription.path))).toEqual([origin]);
});

test('nothing of a card that is added during the trial, and of the one that replaces it, reaches our origin', async ({
  accounts,
  visitor,
  page,
  request,
  baseURL,
}) => {
  const { owner } = await accounts.company();
  await new Subscriptions(request).hasAddress(owner);
  const { expectNoCardHere } = watch(page, baseURL);
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

  expectNoCardHere([ASKS_THE_BANK, VISA]);
});
