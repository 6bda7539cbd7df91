import { resumeSubscription, upgradeSubscription } from '@keydate/contracts/billing';
import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { PlanName } from '../../src/billing/plans';
import { syncCompany } from '../../src/billing/use-cases/sync-company';
import { subscriptions } from '../../src/billing/subscriptions.table';
import { ask } from '../ask';
import type { TestPerson } from '../people';
import {
  anOverdue,
  aSubscriber,
  aTrial,
  liveAt,
  loseWebhooks,
  overviewOf,
  passPeriod,
  payAtProvider,
  startBillingServer,
  subscribe,
  userOf,
  type BillingServer,
} from './billing-server';
import { typeCard } from './test-sandbox';

let server: BillingServer;
beforeAll(async () => {
  server = await startBillingServer();
});
afterEach(() => server.endSubscriptions());
afterAll(() => server.close());
afterEach(() => {
  server.webhooks.route = (payload, signature) => [[payload, signature]];
});

const upgrade = async ({ token }: TestPerson, plan: PlanName) =>
  ask(server, upgradeSubscription, { token, body: { toUpgradeId: await server.priceOf(plan) } });
const tierOf = async (person: TestPerson) => (await userOf(server, person)).subscriptions?.subscription_tier;

test('who paid an overdue invoice on the provider’s page sees it on coming back', async () => {
  const realtor = await anOverdue(server);
  expect(await overviewOf(server, realtor)).toMatchObject({ state: 'past_due' });
  loseWebhooks(server);
  await payAtProvider(server, realtor, (await liveAt(server, realtor))!.latest_invoice as string);
  expect(await overviewOf(server, realtor)).toMatchObject({ state: 'active', graceEndsAt: null });
  expect((await userOf(server, realtor)).subscriptionNotice).toBeNull();
});

test('twenty who look at once are all answered', async () => {
  const realtor = await aTrial(server);
  const seen = await Promise.all(Array.from({ length: 20 }, () => syncCompany(server.tools, realtor.companyId)));
  expect(new Set(seen.map(({ stored }) => stored?.status))).toEqual(new Set(['trialing']));
});

test('who paid the difference of an upgrade on the provider’s page has the larger plan on coming back', async () => {
  const realtor = await aSubscriber(server, 'Team', { number: '4000002760003184' });
  await upgrade(realtor, 'Office');
  loseWebhooks(server);
  // the page of an invoice confirms its payment
  await typeCard(server.sandbox, await secretOfOpen(realtor));
  expect((await overviewOf(server, realtor)).plan?.monthly_amount).toBe(12_900);
  expect(await tierOf(realtor)).toBe('Office');
});

describe('an upgrade that was paid on the provider’s page, of which no webhook told, and that the dashboard took back', () => {
  async function aTakenBack(to: PlanName): Promise<TestPerson> {
    const realtor = await aSubscriber(server, 'Team', { number: '4000002760003184' });
    await upgrade(realtor, 'Office');
    loseWebhooks(server);
    await typeCard(server.sandbox, await secretOfOpen(realtor));
    const { id, items } = (await liveAt(server, realtor))!;
    const item = { id: items.data[0]!.id, price: await server.priceOf(to) };
    await server.stripe.subscriptions.update(id, { items: [item], proration_behavior: 'none' });
    return realtor;
  }

  test.each(['Team', 'Solo'] as const)('holds until the paid period ends, and then %s follows', async (to) => {
    const realtor = await aTakenBack(to);
    const { plan, nextPlan } = await overviewOf(server, realtor);
    expect([plan?.monthly_amount, nextPlan?.tier]).toEqual([12_900, to]);
    expect(await tierOf(realtor)).toBe('Office');
    await passPeriod(server, realtor);
    await server.reconcile(realtor);
    expect(await tierOf(realtor)).toBe(to);
  });

  test('is not charged again', async () => {
    const realtor = await aTakenBack('Team');
    expect((await upgrade(realtor, 'Office')).body.code).toBe('NOT_AN_UPGRADE');
  });

  test('holds also for a company of which nothing was ever stored', async () => {
    const realtor = await aTakenBack('Solo');
    await server.db.delete(subscriptions).where(eq(subscriptions.companyId, realtor.companyId));
    await server.reconcile(realtor);
    expect(await tierOf(realtor)).toBe('Office');
  });
});

test('who paid the first invoice of a plan on the provider’s page has the plan on coming back', async () => {
  const realtor = await aTrial(server, 'Solo');
  await server.pass(8);
  await subscribe(server, realtor, 'Team');
  loseWebhooks(server);
  await typeCard(server.sandbox, await secretOfOpen(realtor));
  expect(await overviewOf(server, realtor)).toMatchObject({ state: 'active' });
  expect(await tierOf(realtor)).toBe('Team');
});

test('an upgrade that the provider has made, and of which nobody was told, is answered as paid and is stored', async () => {
  const realtor = await aSubscriber(server);
  loseWebhooks(server);
  const { id, items } = (await liveAt(server, realtor))!;
  const item = { id: items.data[0]!.id, price: await server.priceOf('Office') };
  await server.stripe.subscriptions.update(id, { items: [item], proration_behavior: 'always_invoice' });
  expect(await tierOf(realtor)).toBe('Team');
  expect((await upgrade(realtor, 'Office')).body.result.data.isPaid).toBe(true);
  expect(await tierOf(realtor)).toBe('Office');
});

test('a change of what has ended at the provider is refused, and the end is stored', async () => {
  const realtor = await aTrial(server);
  loseWebhooks(server);
  await server.stripe.subscriptions.cancel((await liveAt(server, realtor))!.id);
  expect((await userOf(server, realtor)).isSubscriptionPurchased).toBe(true);
  expect((await ask(server, resumeSubscription, { token: realtor.token })).body.code).toBe('SUBSCRIPTION_MISSING');
  expect((await userOf(server, realtor)).isSubscriptionPurchased).toBe(false);
});

/** The secret that confirms the payment of a company's open invoice. */
async function secretOfOpen(person: TestPerson): Promise<string> {
  const { id } = (await liveAt(server, person))!;
  const seen = await server.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice.confirmation_secret'] });
  return (seen.latest_invoice as Stripe.Invoice).confirmation_secret!.client_secret;
}
