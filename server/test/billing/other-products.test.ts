import { cancelSubscription } from '@keydate/contracts/billing';
import type Stripe from 'stripe';
import { ask } from '../ask';
import type { TestPerson } from '../people';
import {
  aCustomer,
  aSubscriber,
  aTrial,
  overviewOf,
  passPeriod,
  startBillingServer,
  subscribe,
  subscriptionsAt,
  useBadCard,
  userOf,
  type BillingServer,
} from './billing-server';

const CLASSIC = { billing_mode: { type: 'classic' } } as const;

let server: BillingServer;
beforeAll(async () => {
  server = await startBillingServer();
});
afterEach(() => server.endSubscriptions());
afterAll(() => server.close());

/** The operator sells the company's customer help each month, in the provider's dashboard. */
async function sellHelp(
  { companyId }: TestPerson,
  terms: Partial<Stripe.SubscriptionCreateParams> = { trial_period_days: 365 },
): Promise<Stripe.Subscription> {
  const { data } = await server.stripe.customers.list({ limit: 100 });
  const customer = data.find(({ metadata }) => metadata.keydate_company === companyId)!.id;
  const { id: product } = await server.stripe.products.create({ name: 'Help with the setup' });
  const recurring = { interval: 'month' } as const;
  const price = await server.stripe.prices.create({ product, currency: 'usd', unit_amount: 9900, recurring });
  const sold = await server.stripe.subscriptions.create({
    customer,
    items: [{ price: price.id }],
    ...CLASSIC,
    ...terms,
  });
  // sold earlier than the plan that the company buys here
  await server.pass(0.01);
  return sold;
}

const again = ({ id }: Stripe.Subscription) => server.stripe.subscriptions.retrieve(id);

test('a company whose customer has bought another product begins with its trial, and has the plan', async () => {
  const realtor = await aCustomer(server);
  await sellHelp(realtor);
  await server.settle();
  expect(await overviewOf(server, realtor)).toMatchObject({ state: 'none', isTrialOffered: true });

  const { body } = await subscribe(server, realtor, 'Team');
  expect(body.result.data.isTrial).toBe(true);
  await server.settle();
  expect((await userOf(server, realtor)).subscriptions?.subscription_tier).toBe('Team');
});

test('a company that buys again after its customer has bought another product has the plan once it is paid', async () => {
  const realtor = await aTrial(server, 'Solo');
  await server.pass(8);
  await server.settle();
  await sellHelp(realtor);
  const { body } = await subscribe(server, realtor, 'Team');
  await server.typeCard(body.result.data.clientSecret!);
  await server.reconcile(realtor);

  expect((await userOf(server, realtor)).subscriptions?.subscription_tier).toBe('Team');
  expect(await overviewOf(server, realtor)).toMatchObject({ state: 'active', card: { last4: '4242' } });
});

test('cancelling the plan, and its end, leave the other product as it is', async () => {
  const realtor = await aTrial(server);
  const help = await sellHelp(realtor);
  const { stripeSubscriptionId: subscriptionId } = (await userOf(server, realtor)).subscriptions!;
  await ask(server, cancelSubscription, {
    token: realtor.token,
    body: { subscriptionId, password: 'Juniper!2026' },
  });
  await server.pass(8);
  await server.reconcile(realtor);

  expect((await userOf(server, realtor)).isSubscriptionPurchased).toBe(false);
  expect(await again(help)).toMatchObject({ status: 'trialing', cancel_at_period_end: false });
});

test('where both are overdue, the plan alone ends after its days of grace, and the other product’s invoice stays open', async () => {
  const realtor = await aSubscriber(server);
  const help = await sellHelp(realtor, { trial_period_days: 1 });
  await useBadCard(server, realtor);
  await passPeriod(server, realtor);
  await server.pass(7.2);
  await server.reconcile(realtor);

  const { id: helpId, status } = await again(help);
  expect(status).toBe('past_due');
  const open = await server.stripe.invoices.list({ subscription: helpId, status: 'open' });
  expect(open.data.length).toBeGreaterThan(0);
  const others = (await subscriptionsAt(server, realtor)).filter(({ id }) => id !== helpId);
  expect(others.map((other) => other.status)).toEqual(['canceled', 'canceled']);
});

test('the open invoice of another product that has ended is not taken back', async () => {
  const realtor = await aSubscriber(server);
  const help = await sellHelp(realtor, { trial_period_days: 1 });
  await useBadCard(server, realtor);
  await server.pass(2);
  await server.stripe.subscriptions.cancel(help.id);
  await server.reconcile(realtor);

  expect((await server.stripe.invoices.list({ subscription: help.id, status: 'open' })).data).toHaveLength(1);
});
