import { DAY_MS } from '@keydate/domain/durations';
import Stripe from 'stripe';
import { answerBank, startTestSandbox, typeCard, type TestSandbox } from './test-sandbox';

const SECRET = 'whsec_test';

let now = new Date('2026-11-21T10:00:00Z');
let sandbox: TestSandbox;
let stripe: Stripe;
const events: Stripe.Event[] = [];

beforeAll(async () => {
  sandbox = await startTestSandbox({
    now: () => now,
    deliver: async (payload, signature) => {
      events.push(stripe.webhooks.constructEvent(payload, signature, SECRET));
      return true;
    },
  });
  ({ stripe } = sandbox);
  sandbox.setWebhook({ url: 'http://localhost/unused', secret: SECRET });
});
beforeEach(async () => {
  await sandbox.catchUp();
  events.length = 0;
});
afterAll(() => sandbox.close());

async function pass(days: number): Promise<void> {
  now = new Date(now.getTime() + days * DAY_MS);
  await sandbox.catchUp();
}

async function aPrice(unit_amount: number): Promise<Stripe.Price> {
  const product = await stripe.products.create({ name: `Plan of ${unit_amount}` });
  return stripe.prices.create({ product: product.id, currency: 'usd', unit_amount, recurring: { interval: 'month' } });
}

const CLASSIC = { billing_mode: { type: 'classic' } } as const;

const aCustomer = () =>
  stripe.customers.create({ name: 'Larkspur Row', address: { line1: '1610 Wynkoop', country: 'US' } });

async function aPaidSubscription(price: Stripe.Price, number?: string) {
  const { id: customer } = await aCustomer();
  const subscription = await stripe.subscriptions.create({
    customer,
    items: [{ price: price.id }],
    ...CLASSIC,
    payment_behavior: 'default_incomplete',
    payment_settings: { save_default_payment_method: 'on_subscription' },
    expand: ['latest_invoice.confirmation_secret'],
  });
  const secret = (subscription.latest_invoice as Stripe.Invoice).confirmation_secret!.client_secret;
  const answer = await typeCard(sandbox, secret, { ...(number && { number }), outcome: 'complete' });
  return { customer, id: subscription.id, secret, answer };
}

test('a subscription is billed in the classic mode, and is refused without it or in another', async () => {
  const { id: customer } = await aCustomer();
  const items = [{ price: (await aPrice(1900)).id }];
  const create = (mode: object) => stripe.subscriptions.create({ customer, items, ...mode });
  expect(await create(CLASSIC)).toMatchObject({ billing_mode: { type: 'classic' } });
  const refused = { type: 'StripeInvalidRequestError', message: expect.stringContaining('billing_mode') as string };
  await expect(create({})).rejects.toMatchObject(refused);
  await expect(create({ billing_mode: { type: 'flexible' } })).rejects.toMatchObject(refused);
});

test('a trial without a card ends with the trial', async () => {
  const { id: customer } = await aCustomer();
  const subscription = await stripe.subscriptions.create({
    customer,
    items: [{ price: (await aPrice(1900)).id }],
    ...CLASSIC,
    trial_period_days: 7,
    trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
  });
  expect(subscription).toMatchObject({ status: 'trialing', latest_invoice: expect.stringMatching(/^in_/) as string });
  await pass(6.9);
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('trialing');
  await pass(0.2);
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('canceled');
  expect(events.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['customer.subscription.trial_will_end', 'customer.subscription.deleted']),
  );
});

test('a first payment is incomplete until a card is typed; a declined one is told in its own words', async () => {
  const { id, secret, answer } = await aPaidSubscription(await aPrice(1900), '4000000000000002');
  expect(answer.error).toMatchObject({ code: 'card_declined', message: 'Your card was declined.' });
  expect((await stripe.subscriptions.retrieve(id)).status).toBe('incomplete');
  expect(await typeCard(sandbox, secret)).toMatchObject({ status: 'succeeded' });
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({
    status: 'active',
    default_payment_method: expect.stringMatching(/^pm_/) as string,
  });
});

test.each([
  ['4000000000009995', 'card_declined'],
  ['4000000000000069', 'expired_card'],
  ['4000000000000127', 'incorrect_cvc'],
])('the test card %s is refused with %s', async (number, code) => {
  const { answer } = await aPaidSubscription(await aPrice(1900), number);
  expect(answer.error?.code).toBe(code);
});

test('a card of 3-D Secure pays once its challenge is passed, and not when it is failed', async () => {
  const passed = await aPaidSubscription(await aPrice(1900), '4000002500003155');
  expect(passed.answer.status).toBe('succeeded');
  const price = await aPrice(1900);
  const { id: customer } = await aCustomer();
  const subscription = await stripe.subscriptions.create({
    customer,
    items: [{ price: price.id }],
    ...CLASSIC,
    payment_behavior: 'default_incomplete',
    expand: ['latest_invoice.confirmation_secret'],
  });
  const secret = (subscription.latest_invoice as Stripe.Invoice).confirmation_secret!.client_secret;
  await typeCard(sandbox, secret, { number: '4000002500003155', outcome: 'fail' });
  const [intent] = [await stripe.paymentIntents.retrieve(secret.split('_secret_')[0]!)];
  expect(intent).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: { code: 'payment_intent_authentication_failure' },
  });
});

test('what is paid already is not charged again: who confirms it is told how it stands, and who answers the bank passes', async () => {
  const { secret } = await aPaidSubscription(await aPrice(1900));
  expect(await typeCard(sandbox, secret)).toMatchObject({
    error: { code: 'payment_intent_unexpected_state', payment_intent: { status: 'succeeded' } },
  });

  const { secret: asked } = await aPaidSubscription(await aPrice(1900), '4000000000000002');
  await typeCard(sandbox, asked, { number: '4000002500003155' });
  await typeCard(sandbox, asked);
  expect(await answerBank(sandbox, asked, 'fail')).toMatchObject({ status: 'succeeded' });
});

test('a renewal charges the saved card; one that fails makes the subscription past due', async () => {
  const good = await aPaidSubscription(await aPrice(1900));
  const bad = await aPaidSubscription(await aPrice(2900));
  const [card] = (await stripe.customers.listPaymentMethods(bad.customer)).data;
  expect(card?.card?.last4).toBe('4242');
  const setup = await stripe.setupIntents.create({ customer: bad.customer });
  await typeCard(sandbox, setup.client_secret!, { number: '4000000000000341' });
  const [, saved] = (await stripe.customers.listPaymentMethods(bad.customer)).data.toReversed();
  await stripe.subscriptions.update(bad.id, { default_payment_method: saved!.id });
  await pass(32);
  expect((await stripe.subscriptions.retrieve(good.id)).status).toBe('active');
  expect((await stripe.invoices.list({ subscription: good.id })).data.map(({ amount_paid }) => amount_paid)).toEqual([
    1900, 1900,
  ]);
  const failed = await stripe.subscriptions.retrieve(bad.id, { expand: ['latest_invoice'] });
  expect(failed).toMatchObject({ status: 'past_due', latest_invoice: { status: 'open', amount_due: 2900 } });
  await stripe.invoices.pay((failed.latest_invoice as Stripe.Invoice).id, { payment_method: card!.id });
  expect((await stripe.subscriptions.retrieve(bad.id)).status).toBe('active');
});

test('an upgrade costs the rest of the period, as the preview says', async () => {
  const [small, large] = [await aPrice(1900), await aPrice(4900)];
  const { id } = await aPaidSubscription(small);
  await pass(15);
  const { items } = await stripe.subscriptions.retrieve(id);
  const change = [{ id: items.data[0]!.id, price: large.id }];
  const preview = await stripe.invoices.createPreview({
    subscription: id,
    subscription_details: { items: change, proration_behavior: 'always_invoice' },
  });
  expect(preview.amount_due).toBeGreaterThan(1400);
  expect(preview.amount_due).toBeLessThan(1600);
  const changed = await stripe.subscriptions.update(id, {
    items: change,
    proration_behavior: 'always_invoice',
    payment_behavior: 'pending_if_incomplete',
    expand: ['latest_invoice'],
  });
  expect(changed.latest_invoice).toMatchObject({ status: 'paid', amount_paid: preview.amount_due });
  expect(changed.items.data[0]!.price.id).toBe(large.id);
});

test('of a subscription that is cancelled there is no next invoice, but what it would be after a resumption', async () => {
  const { id } = await aPaidSubscription(await aPrice(1900));
  await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  await expect(stripe.invoices.createPreview({ subscription: id })).rejects.toMatchObject({
    code: 'invoice_upcoming_none',
  });
  const subscription_details = { cancel_at_period_end: false };
  const preview = await stripe.invoices.createPreview({ subscription: id, subscription_details });
  expect(preview.amount_due).toBe(1900);
});

test('an upgrade whose payment fails waits for it, and changes nothing until then', async () => {
  const [small, large] = [await aPrice(1900), await aPrice(4900)];
  const { id, customer } = await aPaidSubscription(small);
  const setup = await stripe.setupIntents.create({ customer });
  await typeCard(sandbox, setup.client_secret!, { number: '4000000000000341' });
  const bad = (await stripe.customers.listPaymentMethods(customer)).data.find(({ card }) => card?.last4 === '0341');
  await stripe.subscriptions.update(id, { default_payment_method: bad!.id });
  const waiting = await stripe.subscriptions.update(id, {
    items: [{ price: large.id }],
    proration_behavior: 'always_invoice',
    payment_behavior: 'pending_if_incomplete',
    expand: ['latest_invoice.confirmation_secret'],
  });
  expect(waiting.items.data[0]!.price.id).toBe(small.id);
  expect(waiting.pending_update).not.toBeNull();
  await typeCard(sandbox, (waiting.latest_invoice as Stripe.Invoice).confirmation_secret!.client_secret);
  const changed = await stripe.subscriptions.retrieve(id);
  expect([changed.items.data[0]!.price.id, changed.pending_update]).toEqual([large.id, null]);
});

test('a repeated request with its key has the first one’s answer; with other parameters it is refused', async () => {
  const options = { idempotencyKey: `customer-${sandbox.publishableKey}` };
  const first = await stripe.customers.create({ name: 'Once' }, options);
  const again = await stripe.customers.create({ name: 'Once' }, options);
  expect(again.id).toBe(first.id);
  await expect(stripe.customers.create({ name: 'Twice' }, options)).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
  });
});

test('what does not exist, is archived or is not understood is refused as by Stripe', async () => {
  await expect(stripe.subscriptions.retrieve('sub_nothing')).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  });
  const price = await aPrice(1900);
  await stripe.products.update(price.product as string, { active: false });
  const { id: customer } = await aCustomer();
  await expect(
    stripe.subscriptions.create({ ...CLASSIC, customer, items: [{ price: price.id }] }),
  ).rejects.toMatchObject({
    statusCode: 400,
    message: expect.stringContaining('inactive') as string,
  });
  await expect(stripe.customers.create({ nonsense: '1' } as never)).rejects.toMatchObject({
    code: 'parameter_unknown',
  });
});

test('a customer of a test clock lives in its time', async () => {
  const frozen = Math.floor(now.getTime() / 1000);
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: frozen });
  const { id: customer } = await stripe.customers.create({ test_clock: clock.id });
  const subscription = await stripe.subscriptions.create({
    customer,
    items: [{ price: (await aPrice(1900)).id }],
    ...CLASSIC,
    trial_period_days: 7,
    trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
  });
  await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: frozen + 8 * 86_400 });
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('canceled');
});

test('an invoice has a page of its own, which is its receipt once it is paid', async () => {
  const { id } = await aPaidSubscription(await aPrice(1900));
  const [invoice] = (await stripe.invoices.list({ subscription: id })).data;
  const response = await fetch(invoice!.hosted_invoice_url!);
  expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('$19.00')]);
});

test('what an account holds outlives the sandbox', async () => {
  const { id } = await aCustomer();
  const other = await startTestSandbox({ now: () => now });
  const reader = new Stripe(sandbox.secretKey, { host: other.host, port: other.port, protocol: 'http' });
  expect(await reader.customers.retrieve(id)).toMatchObject({ id, name: 'Larkspur Row' });
  await other.close();
});

test('without a key, or with a publishable one, nothing is told', async () => {
  const ask = (key?: string) =>
    fetch(`${sandbox.origin}/v1/customers`, { headers: key ? { authorization: `Bearer ${key}` } : {} });
  expect([(await ask()).status, (await ask(sandbox.publishableKey)).status]).toEqual([401, 403]);
});

test('it does not start in production', async () => {
  const { KEYDATE_MODE } = process.env;
  process.env.KEYDATE_MODE = 'production';
  try {
    await expect(startTestSandbox()).rejects.toThrow('cannot be started in production');
  } finally {
    if (KEYDATE_MODE === undefined) delete process.env.KEYDATE_MODE;
    else process.env.KEYDATE_MODE = KEYDATE_MODE;
  }
});
