import { randomUUID } from 'node:crypto';
import { changeCard, createSubscription, readPaymentReturn, saveBillingAddress } from '@keydate/contracts/billing';
import { getBillingOverview } from '@keydate/contracts/billing-overview';
import { getUser } from '@keydate/contracts/people';
import { getStripePrices, getStripeProducts } from '@keydate/contracts/plans';
import { DAY_MS } from '@keydate/domain/durations';
import type Stripe from 'stripe';
import { settableClock } from '../../src/adapters/clocks';
import { stripePayments } from '../../src/adapters/stripe-payments/stripe-payments';
import type { Database } from '../../src/db/database';
import type { PlanName } from '../../src/billing/plans';
import type { Payments } from '../../src/ports/payments';
import { createCatalog } from '../../src/billing/use-cases/create-catalog';
import { reconcileCompany } from '../../src/billing/use-cases/reconcile';
import { WEBHOOK_EVENTS, WEBHOOK_PATH } from '../../src/billing/webhook-path';
import { ask } from '../ask';
import { aRealtor, type TestPerson } from '../people';
import { startTestServer, type TestServer } from '../test-server';
import { startTestSandbox, typeCard, type TestSandbox } from './test-sandbox';

export interface BillingServer extends TestServer {
  sandbox: TestSandbox;
  stripe: Stripe;
  webhookSecret: string;
  /** Types the test card that always pays. */
  typeCard(clientSecret: string): Promise<unknown>;
  /** Days pass: everything that becomes due is done, and its webhooks arrive. */
  pass(days: number): Promise<void>;
  /** Delivers the provider's events. */
  settle(): Promise<void>;
  /** How a webhook is delivered, and how often; it gets lost if the list is empty. */
  webhooks: { route: (payload: string, signature: string) => readonly [string, string][] };
  /** Runs the server's hourly job for the company of one person: other tests have others. */
  reconcile(person: TestPerson): Promise<void>;
  priceOf(plan: PlanName): Promise<string>;
  /** Ends all subscriptions without webhooks: otherwise they would renew in each test that follows. */
  endSubscriptions(): Promise<void>;
}

/** A server with a payment provider of its own, and one clock for both. */
export async function startBillingServer(
  settings: Parameters<typeof startTestServer>[0] = {},
  own: { db?: Database } = {},
): Promise<BillingServer> {
  const clock = settableClock();
  const webhooks: BillingServer['webhooks'] = { route: (payload, signature) => [[payload, signature]] };
  const secret = `whsec_${randomUUID()}`;
  const target = { url: '', secret };
  const sandbox = await startTestSandbox({
    // in memory; payment-sandbox.test.ts has one that stores
    connection: null,
    now: () => clock.now(),
    deliver: async (payload, signature) => {
      for (const [sent, signed] of webhooks.route(payload, signature)) {
        const response = await fetch(target.url, {
          method: 'POST',
          headers: { 'stripe-signature': signed, 'content-type': 'application/json' },
          body: sent,
        });
        if (!response.ok) return false;
      }
      return true;
    },
  });
  const { host, port, secretKey, publishableKey } = sandbox;
  const payments = stripePayments({ secretKey, publishableKey, webhookSecret: secret, sandbox: { host, port } });
  await createCatalog({ payments });
  const server = await startTestServer(settings, { payments, clock, ...own });
  const typeCardOf = (clientSecret: string) => sandbox.typeCard(sandbox.account, clientSecret);
  server.tools.demo!.sandbox = { ...sandbox, typeCard: typeCardOf };
  target.url = `${server.origin}/api${WEBHOOK_PATH}`;
  sandbox.setWebhook({ ...target, events: WEBHOOK_EVENTS });
  const prices = new Map((await payments.readCatalog()).map(({ plan, priceId }) => [plan, priceId]));
  return {
    ...server,
    sandbox,
    webhookSecret: secret,
    typeCard: (clientSecret) => typeCard(sandbox, clientSecret),
    stripe: sandbox.stripe,
    webhooks,
    settle: () => sandbox.catchUp(),
    pass: async (days) => {
      clock.set(new Date(clock.now().getTime() + days * DAY_MS));
      await sandbox.catchUp();
    },
    reconcile: async ({ companyId }) => {
      await reconcileCompany(server.tools, companyId);
      await server.tools.background.settle();
    },
    priceOf: async (plan) => prices.get(plan)!,
    endSubscriptions: async () => {
      await sandbox.catchUp();
      sandbox.loseEvents(true);
      // the server may have ended one meanwhile
      for await (const { id } of sandbox.stripe.subscriptions.list({ limit: 100 }))
        await sandbox.stripe.subscriptions.cancel(id).catch(() => undefined);
      await sandbox.catchUp();
      sandbox.loseEvents(false);
    },
    close: async () => {
      await sandbox.close();
      await server.close();
    },
  };
}

export const ADDRESS = {
  line1: '1610 Wynkoop Street',
  line2: null,
  city: 'Denver',
  state: 'CO',
  postal_code: '80202',
  country: 'US',
};

/** A realtor whose company never had a plan; its address is stored. */
export async function aCustomer(
  server: BillingServer,
  input: Parameters<typeof aRealtor>[1] = {},
): Promise<TestPerson> {
  const realtor = await aRealtor(server, { plan: null, ...input });
  await ask(server, saveBillingAddress, { token: realtor.token, body: { name: 'Robin Vale', address: ADDRESS } });
  return realtor;
}

export async function subscribe(server: BillingServer, { token }: TestPerson, plan: PlanName) {
  return ask(server, createSubscription, { token, body: { price_id: await server.priceOf(plan) } });
}

/** A realtor in the trial of a plan whose webhooks have arrived. */
export async function aTrial(
  server: BillingServer,
  plan: PlanName = 'Team',
  input: Parameters<typeof aRealtor>[1] = {},
) {
  const realtor = await aCustomer(server, input);
  const { status, body } = await subscribe(server, realtor, plan);
  if (status !== 200) throw new Error(`The trial was answered ${status}: ${JSON.stringify(body)}`);
  await server.settle();
  return realtor;
}

/** A realtor who pays for a plan, after a trial that was not continued. */
export async function aSubscriber(
  server: BillingServer,
  plan: PlanName = 'Team',
  { number, ...input }: Parameters<typeof aRealtor>[1] & { number?: string } = {},
) {
  const realtor = await aTrial(server, 'Solo', input);
  await server.pass(8);
  const { body } = await subscribe(server, realtor, plan);
  await typeCard(server.sandbox, body.result.data.clientSecret!, { ...(number && { number }), outcome: 'complete' });
  await server.settle();
  return realtor;
}

/** A subscriber whose renewal failed: the saved card no longer pays. */
export async function anOverdue(
  server: BillingServer,
  input: Parameters<typeof aRealtor>[1] = {},
): Promise<TestPerson> {
  const realtor = await aSubscriber(server, 'Team', input);
  await useBadCard(server, realtor);
  await passPeriod(server, realtor);
  return realtor;
}

/** From now on the saved card pays no more. */
export async function useBadCard(server: BillingServer, realtor: TestPerson): Promise<void> {
  const { body } = await ask(server, changeCard, { token: realtor.token });
  await typeCard(server.sandbox, body.result.data.clientSecret, { number: '4000000000000341' });
  await comeBack(server, realtor, body.result.data.returnToken);
}

/** From now on no webhook arrives. */
export function loseWebhooks(server: BillingServer): void {
  server.webhooks.route = () => [];
}

/** The rest of the paid period passes. The person visits half way, so that their session lasts. */
export async function passPeriod(server: BillingServer, person: TestPerson): Promise<void> {
  const { subscriptions } = await userOf(server, person);
  const left = Date.parse(subscriptions!.nextBillingDate) - server.clock.now().getTime();
  await server.pass(left / DAY_MS / 2);
  await userOf(server, person);
  await server.pass(left / DAY_MS / 2 + 0.1);
}

export async function userOf(server: BillingServer, { token }: TestPerson) {
  return (await ask(server, getUser, { token })).body.result;
}

export async function overviewOf(server: BillingServer, { token }: TestPerson) {
  return (await ask(server, getBillingOverview, { token })).body.result.data;
}

export function comeBack(server: BillingServer, { token }: TestPerson, returnToken: string) {
  return ask(server, readPaymentReturn, { token, query: { token: returnToken } });
}

/** The plans as the page asks for them. */
export async function pricesShown(server: BillingServer, { token }: TestPerson) {
  const { body } = await ask(server, getStripeProducts, { token });
  return Promise.all(
    body.result.data.map(async ({ id, name, active }) => {
      const prices = await ask(server, getStripePrices, { token, query: { product: id } });
      return { name, active, cents: prices.body.result.data[0]!.unit_amount };
    }),
  );
}

/** The provider's subscriptions of a company. */
export async function subscriptionsAt(
  server: BillingServer,
  { companyId }: TestPerson,
): Promise<Stripe.Subscription[]> {
  const customers = await server.stripe.customers.list({ limit: 100 });
  const own = customers.data.find(({ metadata }) => metadata.keydate_company === companyId);
  return own ? (await server.stripe.subscriptions.list({ customer: own.id, status: 'all' })).data : [];
}

/** The provider, with an action just before it ends a subscription. */
export function beforeItEnds(
  { tools: { payments } }: BillingServer,
  happens: (due: string) => Promise<unknown>,
): Payments {
  return {
    ...payments,
    endSubscription: async (subscription, key) => {
      await happens(subscription.due!.id);
      return payments.endSubscription(subscription, key);
    },
  };
}

/** Somebody gives a company credit in the provider's dashboard. */
export async function giveCredit(server: BillingServer, { companyId }: TestPerson, cents: number): Promise<void> {
  const { data } = await server.stripe.customers.list({ limit: 100 });
  const own = data.find(({ metadata }) => metadata.keydate_company === companyId);
  await server.stripe.customers.update(own!.id, { balance: -cents });
}

/** Somebody pays an open invoice at the provider, with the first of the company's cards, which always pays. */
export async function payAtProvider(server: BillingServer, person: TestPerson, invoice: string): Promise<void> {
  await server.stripe.invoices.pay(invoice, { payment_method: await goodCardOf(server, person) });
}

/** The card that a subscriber began with. */
export async function goodCardOf(server: BillingServer, person: TestPerson): Promise<string> {
  const [bought] = await subscriptionsAt(server, person);
  return (await server.stripe.customers.listPaymentMethods(bought!.customer as string)).data.at(-1)!.id;
}

/** The provider's live subscription of a company. */
export async function liveAt(server: BillingServer, person: TestPerson): Promise<Stripe.Subscription | undefined> {
  const all = await subscriptionsAt(server, person);
  return all.find(({ status }) => !['canceled', 'incomplete_expired'].includes(status));
}
