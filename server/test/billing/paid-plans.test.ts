import { previewUpgrade, resumeSubscription, upgradeSubscription } from '@keydate/contracts/billing';
import { listInvoices } from '@keydate/contracts/billing-overview';
import { DAY_MS } from '@keydate/domain/durations';
import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import { readSubscription } from '../../src/adapters/stripe-payments/read-stripe';
import type { PlanName } from '../../src/billing/plans';
import { auditRecords } from '../../src/accounts/audit/audit-records.table';
import { reconcileCompany } from '../../src/billing/use-cases/reconcile';
import { startSubscription } from '../../src/billing/use-cases/start-subscription';
import { memberOf } from '../../src/accounts/policies/person';
import { findPerson } from '../../src/accounts/people/people.repository';
import { ask } from '../ask';
import { aPerson, type TestPerson } from '../people';
import {
  anOverdue,
  aSubscriber,
  aTrial,
  beforeItEnds,
  comeBack,
  giveCredit,
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

const MINUTE_DAYS = 1 / 24 / 60;
const DAY_S = 86_400;

let server: BillingServer;
beforeAll(async () => {
  server = await startBillingServer();
});
afterEach(() => server.endSubscriptions());
afterAll(() => server.close());
afterEach(() => {
  server.webhooks.route = (payload, signature) => [[payload, signature]];
});

const preview = async ({ token }: TestPerson, plan: PlanName) =>
  ask(server, previewUpgrade, { token, query: { toUpgradeId: await server.priceOf(plan) } });
const upgrade = async ({ token }: TestPerson, plan: PlanName, proration_date?: number) =>
  ask(server, upgradeSubscription, { token, body: { toUpgradeId: await server.priceOf(plan), proration_date } });
const invoicesOf = async ({ token }: TestPerson) => (await ask(server, listInvoices, { token })).body.result.data;
const liveOf = async (person: TestPerson) => (await liveAt(server, person))!;

describe('while a smaller plan that was chosen in the provider’s dashboard waits for the paid period to end', () => {
  /** Office is paid, Solo follows. */
  async function aShrinking(happens = () => {}): Promise<TestPerson> {
    const realtor = await aSubscriber(server, 'Office');
    happens();
    const live = await liveOf(realtor);
    await server.stripe.subscriptions.update(live.id, {
      items: [{ id: live.items.data[0]!.id, price: await server.priceOf('Solo') }],
      proration_behavior: 'none',
    });
    return realtor;
  }

  test.each([
    ['told by a webhook', () => {}],
    ['of which the webhook was lost', () => loseWebhooks(server)],
  ])('nothing that is paid is charged again: a change %s', async (_how, happens) => {
    const realtor = await aShrinking(happens);
    await server.settle();
    const before = await invoicesOf(realtor);
    for (const [plan, code] of [
      ['Solo', 'NOT_AN_UPGRADE'],
      ['Team', 'NOT_AN_UPGRADE'],
      ['Office', 'NOT_AN_UPGRADE'],
      ['Brokerage', 'PLAN_CHANGING'],
    ] as const) {
      expect([plan, (await preview(realtor, plan)).body.code]).toEqual([plan, code]);
      expect([plan, (await upgrade(realtor, plan)).body.code]).toEqual([plan, code]);
    }
    expect(await invoicesOf(realtor)).toEqual(before);
  });

  test('the page compares with the plan in force, and is told what follows and when', async () => {
    const realtor = await aShrinking();
    await server.settle();
    const { subscriptions } = await userOf(server, realtor);
    const { plan, nextPlan, nextCharge } = await overviewOf(server, realtor);
    const office = await server.stripe.prices.retrieve(await server.priceOf('Office'));
    expect(plan).toEqual({ id: office.product, monthly_amount: 12_900 });
    expect(nextPlan).toEqual({ tier: 'Solo', at: subscriptions!.nextBillingDate });
    expect(nextCharge?.amount).toBe(1900);
    await passPeriod(server, realtor);
    const after = await overviewOf(server, realtor);
    expect([after.plan?.monthly_amount, after.nextPlan]).toEqual([1900, null]);
    expect((await upgrade(realtor, 'Team')).body.result.data.isPaid).toBe(true);
  });
});

describe('a subscription that is ended', () => {
  test('stays when its open invoice is paid at that moment', async () => {
    const realtor = await anOverdue(server);
    await server.pass(7.1);
    const payments = beforeItEnds(server, (invoice) => payAtProvider(server, realtor, invoice));
    await reconcileCompany({ ...server.tools, payments }, realtor.companyId);
    expect((await liveOf(realtor)).status).toBe('active');
    expect(await overviewOf(server, realtor)).toMatchObject({ state: 'active' });
  });

  test('of which another tab pays at the moment when another plan is chosen stays the only one', async () => {
    const realtor = await aTrial(server, 'Solo');
    await server.pass(8);
    const { body } = await subscribe(server, realtor, 'Team');
    const payments = beforeItEnds(server, () => typeCard(server.sandbox, body.result.data.clientSecret!));
    const member = memberOf((await findPerson(server.db, realtor.id))!);
    const sender = { address: '127.0.0.1', userAgent: 'test' };
    const office = await server.priceOf('Office');
    await expect(startSubscription({ ...server.tools, payments }, member, office, sender)).rejects.toMatchObject({
      code: 'SUBSCRIPTION_EXISTS',
    });
    expect((await userOf(server, realtor)).subscriptions?.subscription_tier).toBe('Team');
    const paid = (await invoicesOf(realtor)).filter(({ status, total }) => status === 'paid' && total > 0);
    expect(paid).toHaveLength(1);
  });

  test('and of which no webhook told is over on its page, with nothing to be charged', async () => {
    loseWebhooks(server);
    const realtor = await aTrial(server);
    await server.stripe.subscriptions.cancel((await liveOf(realtor)).id);
    expect(await overviewOf(server, realtor)).toMatchObject({ state: 'ended', nextCharge: null });
  });
});

describe('a subscription that the provider’s dashboard ends on a day', () => {
  const endsAfter = async (realtor: TestPerson, days: number) =>
    server.stripe.subscriptions.update((await liveOf(realtor)).id, {
      cancel_at: Math.floor(server.clock.now().getTime() / 1000) + days * DAY_S,
    });

  test('is cancelled until that day, and can be resumed before it', async () => {
    const realtor = await aSubscriber(server, 'Team');
    await endsAfter(realtor, 10);
    await server.settle();
    const { subscriptions } = await userOf(server, realtor);
    expect(subscriptions?.isCancelled).toBe(true);
    const chargeOnResume = { amount: 4900 };
    expect(await overviewOf(server, realtor)).toMatchObject({ state: 'active', nextCharge: null, chargeOnResume });

    expect((await ask(server, resumeSubscription, { token: realtor.token })).status).toBe(200);
    await server.pass(11);
    expect(await overviewOf(server, realtor)).toMatchObject({ state: 'active', nextCharge: { amount: 4900 } });
  });

  test('ends on that day', async () => {
    const realtor = await aSubscriber(server, 'Team');
    await endsAfter(realtor, 10);
    await server.pass(9);
    expect(await overviewOf(server, realtor)).toMatchObject({ state: 'active' });
    await server.pass(2);
    expect(await overviewOf(server, realtor)).toMatchObject({ state: 'ended' });
  });

  test('in a later period goes on, and is charged, until then', async () => {
    const realtor = await aSubscriber(server, 'Team');
    await endsAfter(realtor, 50);
    await server.settle();
    expect((await userOf(server, realtor)).subscriptions?.isCancelled).toBe(false);
    await passPeriod(server, realtor);
    expect(await overviewOf(server, realtor)).toMatchObject({ state: 'active', nextCharge: null });
    expect((await userOf(server, realtor)).subscriptions?.isCancelled).toBe(true);
  });
});

test('the gross price is the one before discounts and credits', async () => {
  const realtor = await aTrial(server, 'Solo');
  await server.pass(8);
  await subscribe(server, realtor, 'Team');
  const { id } = await liveOf(realtor);
  const seen = await server.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
  const latest_invoice = { ...(seen.latest_invoice as Stripe.Invoice), total: 3900, amount_due: 2900 };
  expect(readSubscription({ ...seen, latest_invoice }).due).toMatchObject({ grossCents: 4900, amountDueCents: 2900 });
});

describe('a plan that the company’s credit pays in full', () => {
  test('has started at once, without a card and whether or not a webhook tells of it', async () => {
    const realtor = await aTrial(server, 'Solo');
    await server.pass(8);
    await giveCredit(server, realtor, 5000);
    loseWebhooks(server);
    const { status, body } = await subscribe(server, realtor, 'Team');
    expect([status, body.result.data]).toEqual([
      200,
      {
        isTrial: false,
        clientSecret: null,
        returnToken: null,
        net_amount: 0,
        gross_amount: 4900,
        credit_amount: 4900,
        carried_amount: 0,
      },
    ]);
    expect(await userOf(server, realtor)).toMatchObject({
      isSubscriptionPurchased: true,
      subscriptions: { subscription_tier: 'Team' },
    });
    const records = await server.db.select().from(auditRecords).where(eq(auditRecords.personId, realtor.id));
    const bought = records.filter(({ event }) => event === 'plan-bought').map(({ about }) => about);
    // PostgreSQL returns rows in any order
    expect(bought.toSorted()).toEqual(['Solo', 'Team']);
  });

  test('is bought once, and another one is refused after it', async () => {
    const realtor = await aTrial(server, 'Solo');
    await server.pass(8);
    await giveCredit(server, realtor, 20_000);
    await Promise.all([subscribe(server, realtor, 'Team'), subscribe(server, realtor, 'Team')]);
    expect((await subscribe(server, realtor, 'Office')).body.code).toBe('SUBSCRIPTION_EXISTS');
    const paid = (await invoicesOf(realtor)).filter(({ total }) => total > 0);
    expect(paid.map(({ status, total }) => [status, total])).toEqual([['paid', 4900]]);
  });

  test('is not paid beside another one that was chosen before and not paid', async () => {
    const realtor = await aTrial(server, 'Solo');
    await server.pass(8);
    await subscribe(server, realtor, 'Office');
    await giveCredit(server, realtor, 5000);
    expect((await subscribe(server, realtor, 'Team')).body.result.data.clientSecret).toBeNull();
    expect((await liveOf(realtor)).items.data[0]!.price.unit_amount).toBe(4900);
    expect((await invoicesOf(realtor)).filter(({ status }) => status === 'open')).toEqual([]);
  });
});

describe('what an upgrade costs', () => {
  test('is what its preview said, however long somebody thinks about it within the hour', async () => {
    const realtor = await aSubscriber(server);
    await server.pass(10);
    const { invoice, proration_date } = (await preview(realtor, 'Office')).body.result.data;
    await server.pass(55 * MINUTE_DAYS);
    const later = (await preview(realtor, 'Office')).body.result.data;
    expect(later.invoice.amount_due).toBeLessThan(invoice.amount_due);
    expect((await upgrade(realtor, 'Office', proration_date)).body.result.data.isPaid).toBe(true);
    expect((await invoicesOf(realtor))[0]).toMatchObject({ status: 'paid', total: invoice.amount_due });
  });

  test('is asked for again after an hour, in a new period, and for a moment that is still to come', async () => {
    const realtor = await aSubscriber(server);
    const { proration_date: shown } = (await preview(realtor, 'Office')).body.result.data;
    expect((await upgrade(realtor, 'Office', shown + 86_400)).body.code).toBe('UPGRADE_OUTDATED');
    await server.pass(61 * MINUTE_DAYS);
    expect((await upgrade(realtor, 'Office', shown)).body.code).toBe('UPGRADE_OUTDATED');
    const { subscriptions } = await userOf(server, realtor);
    const left = Date.parse(subscriptions!.nextBillingDate) - server.clock.now().getTime();
    await server.pass(left / DAY_MS / 2);
    await userOf(server, realtor);
    await server.pass(left / DAY_MS / 2 - 5 * MINUTE_DAYS);
    const { proration_date: before } = (await preview(realtor, 'Office')).body.result.data;
    await server.pass(10 * MINUTE_DAYS);
    expect((await upgrade(realtor, 'Office', before)).body.code).toBe('UPGRADE_OUTDATED');
    expect((await invoicesOf(realtor)).every(({ total }) => total <= 4900)).toBe(true);
  });

  test('of one that was begun and not paid stays what was asked for', async () => {
    const realtor = await aSubscriber(server, 'Team', { number: '4000002760003184' });
    const begun = (await upgrade(realtor, 'Office')).body.result.data;
    await server.pass(0.5);
    const { invoice } = (await preview(realtor, 'Office')).body.result.data;
    expect(invoice.amount_due).toBe(begun.invoice.amount_due);
  });

  test('that is to be paid by hand is told before and after the company’s credit', async () => {
    const realtor = await aSubscriber(server, 'Team', { number: '4000002760003184' });
    await giveCredit(server, realtor, 1000);
    const { invoice, gross_amount } = (await upgrade(realtor, 'Office')).body.result.data;
    expect(gross_amount).toBe(invoice.amount_due + 1000);
  });

  test('is due once, where another upgrade was begun before: the first can be paid no more', async () => {
    const realtor = await aSubscriber(server, 'Team', { number: '4000002760003184' });
    const first = (await upgrade(realtor, 'Office')).body.result.data;
    const second = (await upgrade(realtor, 'Brokerage')).body.result.data;
    await upgrade(realtor, 'Brokerage');
    expect((await typeCard(server.sandbox, first.clientSecret!)).error).toBeDefined();
    await typeCard(server.sandbox, second.clientSecret!);
    const returned = (await comeBack(server, realtor, second.returnToken!)).body.result.data;
    const { subscriptions } = await userOf(server, realtor);
    expect(subscriptions?.subscription_tier).toBe('Brokerage');
    expect(returned).toEqual({ purpose: 'upgrade', outcome: 'succeeded', planId: subscriptions?.subscritionPlanId });
    const colleague = await aPerson(server, { role: 'SuperRealtor', companyId: realtor.companyId });
    expect((await comeBack(server, colleague, second.returnToken!)).status).toBe(404);
    await comeBack(server, realtor, second.returnToken!);
    const records = await server.db.select().from(auditRecords).where(eq(auditRecords.personId, realtor.id));
    const changes = records.filter(({ event }) => event.startsWith('plan-change'));
    expect(changes.map(({ event, about }) => `${event} ${about}`).sort()).toEqual([
      'plan-change-begun Brokerage',
      'plan-change-begun Office',
      'plan-changed Brokerage',
    ]);
    const paid = (await invoicesOf(realtor)).filter(({ status, total }) => status === 'paid' && total > 4900);
    expect(paid).toHaveLength(1);
  });
});
