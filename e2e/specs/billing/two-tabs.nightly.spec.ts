import type { BrowserContext, Page } from '@playwright/test';
import { createSubscription } from '@keydate/contracts/billing';
import { payerAfterTrial } from '../../people/payer';
import { Subscriber } from '../../people/subscriber';
import { pricingScreen } from '../../screens/pricing-screen';
import { sendTogether } from '../../seed/send-together';
import { Subscriptions } from '../../seed/subscriptions';
import { ASKS_THE_BANK, VISA } from '../../seed/test-cards';
import { expect, test } from '../../watched-test';

const PURCHASE = `**/api/v1/user/${createSubscription.path}`;
const CONFIRMATION = /\/v1\/payment_intents\/\w+\/confirm$/;

/** The subscription's page in two tabs. */
async function twoTabs(page: Page, context: BrowserContext) {
  const tabs = [page, await context.newPage()].map((tab) => ({
    ...pricingScreen(tab),
    tab,
    subscriber: new Subscriber(tab),
  }));
  for (const { subscriber } of tabs) await subscriber.opensPricing();
  const [first, second] = tabs;
  if (!first || !second) throw new Error('There are two tabs.');
  return [first, second] as const;
}

test('two tabs that subscribe at once end with one subscription', async ({
  accounts,
  visitor,
  page,
  context,
  request,
}) => {
  const { owner } = await accounts.company();
  const subscriptions = new Subscriptions(request);
  await subscriptions.hasAddress(owner);
  await visitor.returns(owner.email);
  const tabs = await twoTabs(page, context);

  await sendTogether(context, PURCHASE, tabs.length);
  await Promise.all(tabs.map(({ plan }) => plan('Get Started', 'Team').click()));

  for (const { said } of tabs) await expect(said(/^Free Trial started|already has a subscription/)).toBeVisible();
  expect((await subscriptions.userOf(owner)).subscriptions?.subscription_tier).toBe('Team');
  for (const { subscriber, plan } of tabs) {
    await subscriber.opensPricing();
    await expect(plan('Current Plan', 'Team')).toBeDisabled();
  }
});

test('two tabs that pay for a plan at once end with one subscription and one charge, and both say that it has started', async ({
  accounts,
  visitor,
  page,
  context,
  request,
}) => {
  const { owner, subscriptions } = await payerAfterTrial({ accounts, visitor, page, request });
  const tabs = await twoTabs(page, context);

  await sendTogether(context, PURCHASE, tabs.length);
  await Promise.all(tabs.map(({ plan }) => plan('Get Started', 'Team').click()));
  for (const { subscriber } of tabs) await subscriber.typesCard(VISA);
  await sendTogether(context, CONFIRMATION, tabs.length);
  await Promise.all(tabs.map(({ pay }) => pay.click()));

  // in both at once: it is said for three seconds
  await Promise.all(tabs.map(({ said }) => expect(said('Your Team plan has started')).toBeVisible()));
  for (const { plan, charges } of tabs) {
    await expect(plan('Current Plan', 'Team')).toBeDisabled();
    await expect(charges('$49.00')).toHaveCount(1);
  }
  expect(await subscriptions.boughtBy(owner)).toEqual({ subscriptions: 1, paidCents: [4900] });
});

test('while the bank asks in one tab, another pays: the first says that the plan has started, and nothing is charged twice', async ({
  accounts,
  visitor,
  page,
  context,
  request,
}) => {
  const { owner, subscriptions } = await payerAfterTrial({ accounts, visitor, page, request });
  const [first, second] = await twoTabs(page, context);

  await first.plan('Get Started', 'Team').click();
  await first.subscriber.paysWith(ASKS_THE_BANK);
  await expect(first.challenge.complete).toBeEnabled();
  await second.plan('Get Started', 'Team').click();
  await second.subscriber.paysWith(VISA);
  await expect(second.said('Your Team plan has started')).toBeVisible();

  await first.tab.bringToFront();
  await first.challenge.complete.click();
  await expect(first.said('Your Team plan has started')).toBeVisible();
  await expect(first.charges('$49.00')).toHaveCount(1);
  expect(await subscriptions.boughtBy(owner)).toEqual({ subscriptions: 1, paidCents: [4900] });
});

test('a payment that another plan, chosen in another tab, has replaced is told as over, and charges nothing', async ({
  accounts,
  visitor,
  page,
  context,
  request,
}) => {
  const { owner, subscriptions } = await payerAfterTrial({ accounts, visitor, page, request });
  const [first, second] = await twoTabs(page, context);

  await first.plan('Get Started', 'Team').click();
  await first.subscriber.typesCard(VISA);
  await second.plan('Get Started', 'Office').click();
  await expect(second.pay).toBeEnabled();
  await first.pay.click();
  await expect(first.problem).toHaveText(/^This payment is no longer open, and you were not charged/);

  await second.subscriber.paysWith(VISA);
  await expect(second.said('Your Office plan has started')).toBeVisible();
  expect(await subscriptions.boughtBy(owner)).toEqual({ subscriptions: 1, paidCents: [12900] });
});
