import { randomUUID } from 'node:crypto';
import { cancelSubscription } from '@keydate/contracts/billing';
import { addTransaction } from '@keydate/contracts/transactions';
import { login } from '@keydate/contracts/people';
import { sql } from 'drizzle-orm';
import Stripe from 'stripe';
import { WEBHOOK_PATH } from '../../src/billing/webhook-path';
import { ask } from '../ask';
import { aTransaction } from '../transactions';
import { aRealtor } from '../people';
import {
  aSubscriber,
  aTrial,
  comeBack,
  startBillingServer,
  subscribe,
  userOf,
  type BillingServer,
} from './billing-server';

const PASSWORD = 'Juniper!2026';

let server: BillingServer;
beforeAll(async () => {
  server = await startBillingServer({ attempts: { perAddress: 100_000, perAccount: 3 } });
});
beforeEach(() => {
  server.webhooks.route = (payload, signature) => [[payload, signature]];
});
afterEach(() => server.endSubscriptions());
afterAll(() => server.close());

function post(body: string, headers: Record<string, string> = {}) {
  return fetch(`${server.origin}/api${WEBHOOK_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
}

/** True if an event of the provider was applied. */
async function isApplied(event: string): Promise<boolean> {
  const { rows } = await server.db.execute(sql`select 1 from payment_events where id = ${event}`);
  return rows.length > 0;
}

const anEvent = (customer = 'cus_nobody') =>
  JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: 'event',
    type: 'invoice.paid',
    data: { object: { id: 'in_1', object: 'invoice', customer } },
  });
const sign = (payload: string, secret: string, timestamp = Math.floor(Date.now() / 1000)) =>
  new Stripe('sk_test_signer').webhooks.generateTestHeaderString({ payload, secret, timestamp });

test.each([
  ['no signature', () => ({})],
  ['a signature of somebody else', (payload: string) => ({ 'stripe-signature': sign(payload, 'whsec_else') })],
  [
    'a signature of an hour ago',
    (payload: string) => ({
      'stripe-signature': sign(payload, server.webhookSecret, Math.floor(Date.now() / 1000) - 3600),
    }),
  ],
  ['a signature of other bytes', () => ({ 'stripe-signature': sign('{}', server.webhookSecret) })],
])('a webhook with %s is refused with a sentence, and leaves no trace', async (_what, headersOf) => {
  const realtor = await aTrial(server, 'Team');
  const isCancelled = async () => (await userOf(server, realtor)).subscriptions?.isCancelled;
  const held: (readonly [payload: string, signature: string])[] = [];
  server.webhooks.route = (...message) => {
    held.push(message);
    return [];
  };
  const { subscriptions } = await userOf(server, realtor);
  await server.stripe.subscriptions.update(subscriptions!.stripeSubscriptionId, { cancel_at_period_end: true });
  await server.settle();
  const [payload, signature] = held.at(-1)!;
  const { id } = JSON.parse(payload) as Stripe.Event;

  const response = await post(payload, headersOf(payload));
  expect([response.status, await response.json()]).toEqual([
    400,
    expect.objectContaining({ errors: { body: 'This was not signed by the payment provider, or too long ago.' } }),
  ]);
  expect([await isApplied(id), await isCancelled()]).toEqual([false, false]);

  // with the provider's own signature it is applied
  expect((await post(payload, { 'stripe-signature': signature })).status).toBe(200);
  expect([await isApplied(id), await isCancelled()]).toEqual([true, true]);
});

test('a webhook that is signed and no JSON is 400, and one that is too large 413', async () => {
  const broken = '{"id": ';
  expect((await post(broken, { 'stripe-signature': sign(broken, server.webhookSecret) })).status).toBe(400);
  const large = await post('x'.repeat(2 * 1024 * 1024));
  expect([large.status, await large.json()]).toEqual([
    413,
    expect.objectContaining({ message: 'This is too large to send.' }),
  ]);
});

test('a webhook about somebody unknown is accepted and changes nothing', async () => {
  const payload = anEvent();
  expect((await post(payload, { 'stripe-signature': sign(payload, server.webhookSecret) })).status).toBe(200);
});

test('webhooks that arrive twice and backward do no harm', async () => {
  const held: (readonly [string, string])[] = [];
  server.webhooks.route = (...message) => {
    held.push(message);
    return [];
  };
  const realtor = await aSubscriber(server);
  for (const [payload, signature] of [...held, ...held].toReversed())
    expect((await post(payload, { 'stripe-signature': signature })).status).toBe(200);
  expect((await userOf(server, realtor)).subscriptions?.subscription_tier).toBe('Team');
});

test('what a lost webhook left behind is repaired by the comparison, and when its person comes back', async () => {
  const realtor = await aTrial(server, 'Solo');
  server.webhooks.route = () => [];
  await server.pass(8);
  const { body } = await subscribe(server, realtor, 'Team');
  const { clientSecret, returnToken } = body.result.data;
  await server.typeCard(clientSecret!);
  expect((await userOf(server, realtor)).isSubscriptionPurchased).toBe(false);
  await comeBack(server, realtor, returnToken!);
  expect((await userOf(server, realtor)).isSubscriptionPurchased).toBe(true);

  const [subscription] = (await server.stripe.subscriptions.list({ status: 'active' })).data;
  await server.stripe.subscriptions.update(subscription!.id, { cancel_at_period_end: true });
  await server.reconcile(realtor);
  expect((await userOf(server, realtor)).subscriptions?.isCancelled).toBe(true);
});

test('a token of a return is not found by anybody else, and is no session', async () => {
  const realtor = await aTrial(server, 'Solo');
  await server.pass(8);
  const { body } = await subscribe(server, realtor, 'Team');
  const { returnToken } = body.result.data;
  const other = await aRealtor(server);
  expect((await comeBack(server, other, returnToken!)).status).toBe(404);
  expect((await ask(server, addTransaction, { token: returnToken!, body: aTransaction() })).status).toBe(401);
});

test('wrong passwords in a cancellation are 400, and use up the attempts to sign in', async () => {
  const realtor = await aTrial(server, 'Team', { password: PASSWORD });
  const { subscriptions } = await userOf(server, realtor);
  const cancel = (password: string) =>
    ask(server, cancelSubscription, {
      token: realtor.token,
      body: { subscriptionId: subscriptions!.stripeSubscriptionId, password },
    });
  const statuses = [];
  for (let tries = 0; tries < 4; tries += 1) statuses.push((await cancel('wrong')).status);
  expect(statuses).toEqual([400, 400, 400, 429]);
  const signIn = await ask(server, login, { body: { email: realtor.email, password: PASSWORD } });
  expect([signIn.status, signIn.body.message]).toEqual([429, 'Too many attempts. Please wait a little and try again.']);
});

describe('a company above the allowance of its plan', () => {
  test('keeps everything it has, and is refused only what is new', async () => {
    const realtor = await aTrial(server, 'Team');
    const add = () => ask(server, addTransaction, { token: realtor.token, body: aTransaction() });
    expect([(await add()).status, (await add()).status]).toEqual([200, 200]);
    await server.pass(8);
    const { status, body } = await add();
    expect([status, body.message]).toEqual([406, 'Active transaction limit has exceeded']);
    const { rows } = await server.db.execute(
      sql`select count(*)::int as active from transactions where company_id = ${realtor.companyId} and status = 'Active'`,
    );
    expect(rows[0]).toEqual({ active: 2 });
  });
});
