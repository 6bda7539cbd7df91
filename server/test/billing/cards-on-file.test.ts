import { changeCard } from '@keydate/contracts/billing';
import { ask } from '../ask';
import type { TestPerson } from '../people';
import {
  aSubscriber,
  aTrial,
  liveAt,
  overviewOf,
  startBillingServer,
  userOf,
  type BillingServer,
} from './billing-server';
import { answerBank, typeCard } from './test-sandbox';

const MASTERCARD = '5555555555554444';
const ASKS_THE_BANK = '4000002500003155';

let server: BillingServer;
beforeAll(async () => {
  server = await startBillingServer();
});
afterEach(() => server.endSubscriptions());
afterAll(() => server.close());
afterEach(() => {
  server.webhooks.route = (payload, signature) => [[payload, signature]];
});

const begin = async ({ token }: TestPerson) => (await ask(server, changeCard, { token })).body.result.data.clientSecret;

test('a card whose form was closed is gone on with, and one that was saved is followed by another', async () => {
  const realtor = await aTrial(server);
  const first = await begin(realtor);
  expect(await begin(realtor)).toBe(first);
  await typeCard(server.sandbox, first);
  await server.settle();
  expect((await overviewOf(server, realtor)).card?.last4).toBe('4242');
  const second = await begin(realtor);
  expect(second).not.toBe(first);
  await typeCard(server.sandbox, second, { number: MASTERCARD });
  await server.settle();
  expect((await overviewOf(server, realtor)).card?.last4).toBe('4444');
});

test('of two forms the card that was entered last is charged, also in the one that was opened first', async () => {
  const realtor = await aSubscriber(server);
  const first = await begin(realtor);
  await typeCard(server.sandbox, first, { number: ASKS_THE_BANK });
  const second = await begin(realtor);
  expect(second).not.toBe(first);
  await typeCard(server.sandbox, second, { number: MASTERCARD });
  await server.settle();
  expect((await overviewOf(server, realtor)).card?.last4).toBe('4444');
  await server.pass(1);
  await answerBank(server.sandbox, first, 'fail');
  expect(await begin(realtor)).toBe(first);
  await typeCard(server.sandbox, first);
  await server.settle();
  expect((await overviewOf(server, realtor)).card?.last4).toBe('4242');
});

test('a card that is saved days after its form was opened is charged from then on', async () => {
  const realtor = await aSubscriber(server);
  const clientSecret = await begin(realtor);
  await server.pass(5);
  await typeCard(server.sandbox, clientSecret, { number: MASTERCARD });
  await server.settle();
  expect((await overviewOf(server, realtor)).card?.last4).toBe('4444');
});

test('a card that the dashboard removed before it was taken up is given up, and keeps nothing else waiting', async () => {
  const realtor = await aTrial(server);
  const clientSecret = await begin(realtor);
  // the provider's events of the opened form have arrived: from here on, none comes
  await server.settle();
  server.webhooks.route = () => [];
  await typeCard(server.sandbox, clientSecret);
  const { customer } = (await liveAt(server, realtor))!;
  const [card] = (await server.stripe.customers.listPaymentMethods(customer as string)).data;
  await server.stripe.paymentMethods.detach(card!.id);
  expect(await overviewOf(server, realtor)).toMatchObject({ state: 'trialing', card: null });
  expect(await begin(realtor)).not.toBe(clientSecret);
  await server.pass(8);
  await server.reconcile(realtor);
  expect((await userOf(server, realtor)).isSubscriptionPurchased).toBe(false);
});

test('a card that the dashboard stores for the customer is the one that is charged, and no other is asked for', async () => {
  const realtor = await aTrial(server);
  const { customer } = (await liveAt(server, realtor))!;
  const intent = await server.stripe.setupIntents.create({ customer: customer as string });
  await typeCard(server.sandbox, intent.client_secret!, { number: MASTERCARD });
  const { payment_method: card } = await server.stripe.setupIntents.retrieve(intent.id);
  await server.stripe.customers.update(customer as string, {
    invoice_settings: { default_payment_method: card as string },
  });
  expect((await overviewOf(server, realtor)).card?.last4).toBe('4444');
  await server.pass(5.1);
  await server.reconcile(realtor);
  expect(await server.mailsTo(realtor.email)).toHaveLength(1);
  await server.pass(2);
  await server.reconcile(realtor);
  expect(await overviewOf(server, realtor)).toMatchObject({ state: 'active', card: { last4: '4444' } });
});
