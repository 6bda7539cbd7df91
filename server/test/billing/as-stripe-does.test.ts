import { cancelSubscription, createSubscription, previewUpgrade } from '@keydate/contracts/billing';
import { listInvoices } from '@keydate/contracts/billing-overview';
import { HOUR_MS } from '@keydate/domain/durations';
import { ask } from '../ask';
import type { TestPerson } from '../people';
import {
  aSubscriber,
  aTrial,
  giveCredit,
  liveAt,
  overviewOf,
  startBillingServer,
  subscribe,
  subscriptionsAt,
  userOf,
  type BillingServer,
} from './billing-server';

let server: BillingServer;
beforeAll(async () => {
  server = await startBillingServer();
});
afterEach(() => server.endSubscriptions());
afterAll(() => server.close());

const PASSWORD = 'Larkspur!42 and more';
const HOUR = 1 / 24;
const isoOf = (seconds: number) => new Date(seconds * 1000).toISOString();

/** The period is over, by so many hours; the person visits half way, so that their session lasts. */
async function passPeriodAnd(hours: number, person: TestPerson): Promise<void> {
  const end = (await liveAt(server, person))!.items.data[0]!.current_period_end * 1000;
  const left = (end - server.clock.now().getTime()) / HOUR_MS / 24;
  await server.pass(left / 2);
  await userOf(server, person);
  await server.pass(left / 2 + hours * HOUR);
}

describe('a renewal is a draft in its first hour', () => {
  test('the next charge is the one at the end of that hour', async () => {
    const realtor = await aSubscriber(server);
    await passPeriodAnd(0.5, realtor);
    const { items, latest_invoice } = (await liveAt(server, realtor))!;
    const draft = await server.stripe.invoices.retrieve(latest_invoice as string);
    expect(draft).toMatchObject({ status: 'draft', number: null, amount_due: 4900 });
    expect(await overviewOf(server, realtor)).toMatchObject({
      state: 'active',
      nextCharge: { at: isoOf(items.data[0]!.current_period_start + 3600), amount: 4900, carried: 0 },
    });
    const shown = await ask(server, listInvoices, { token: realtor.token });
    expect(shown.body.result.data.map(({ status }) => status)).not.toContain('draft');
    await server.pass(HOUR);
    expect((await server.stripe.invoices.retrieve(draft.id)).status).toBe('paid');
    const { nextCharge } = await overviewOf(server, realtor);
    expect(nextCharge?.at).toBe(isoOf(items.data[0]!.current_period_end));
  });

  test('a cancellation in that hour does not hide that the hour ends with a charge', async () => {
    const realtor = await aSubscriber(server, 'Team', { password: PASSWORD });
    await passPeriodAnd(0.5, realtor);
    const { id, items } = (await liveAt(server, realtor))!;
    const body = { subscriptionId: id, password: PASSWORD };
    expect((await ask(server, cancelSubscription, { token: realtor.token, body })).status).toBe(200);
    const [{ current_period_start: start, current_period_end: end }] = [items.data[0]!];
    expect(await overviewOf(server, realtor)).toMatchObject({
      nextCharge: { at: isoOf(start + 3600), amount: 4900 },
      chargeOnResume: { at: isoOf(end), amount: 4900 },
    });
    expect((await userOf(server, realtor)).subscriptions).toMatchObject({
      isCancelled: true,
      nextBillingDate: isoOf(end),
    });
    await server.pass(HOUR);
    expect((await overviewOf(server, realtor)).nextCharge).toBeNull();
  });

  test('the credit that is deducted is that of the end of the hour', async () => {
    const realtor = await aSubscriber(server);
    await passPeriodAnd(0.5, realtor);
    await giveCredit(server, realtor, 500);
    await server.pass(HOUR);
    const { latest_invoice } = (await liveAt(server, realtor))!;
    expect(await server.stripe.invoices.retrieve(latest_invoice as string)).toMatchObject({ amount_paid: 4400 });
  });

  test('what is ended in that hour is never charged', async () => {
    const realtor = await aSubscriber(server);
    await passPeriodAnd(0.5, realtor);
    const { id, latest_invoice } = (await liveAt(server, realtor))!;
    await server.tools.payments.endSubscription(await server.tools.payments.readSubscription(id), 'ends-a-draft');
    await server.pass(1);
    const left = await server.stripe.invoices.retrieve(latest_invoice as string);
    expect([left.status, left.auto_advance]).toEqual(['draft', false]);
  });
});

describe('less than fifty cents is not charged, and is added to the next invoice', () => {
  test('a plan that is bought with almost enough credit starts at once', async () => {
    const realtor = await aTrial(server, 'Solo');
    await server.pass(8);
    await giveCredit(server, realtor, 4870);
    const { body } = await subscribe(server, realtor, 'Team');
    expect(body.result.data).toMatchObject({
      clientSecret: null,
      net_amount: 0,
      gross_amount: 4900,
      carried_amount: 30,
    });
    await server.settle();
    expect(await overviewOf(server, realtor)).toMatchObject({ state: 'active', nextCharge: { amount: 4930 } });
  });

  test('the next charge and the price of an upgrade say so', async () => {
    const realtor = await aSubscriber(server);
    await giveCredit(server, realtor, 4851);
    expect((await overviewOf(server, realtor)).nextCharge).toMatchObject({ amount: 0, carried: 49 });
    await giveCredit(server, realtor, 4850);
    expect((await overviewOf(server, realtor)).nextCharge).toMatchObject({ amount: 50, carried: 0 });
    const query = { toUpgradeId: await server.priceOf('Office') };
    const shown = async () => (await ask(server, previewUpgrade, { token: realtor.token, query })).body.result.data;
    await giveCredit(server, realtor, 0);
    const due = (await shown()).invoice.amount_due;
    await giveCredit(server, realtor, due - 20);
    const { invoice, carried_amount } = await shown();
    expect(invoice.amount_due).toBe(0);
    // the rest of the period is a moment shorter by now
    expect(Math.abs(carried_amount! - 20)).toBeLessThanOrEqual(1);
  });
});

describe('a subscription that is paused at the provider', () => {
  /** Its trial ends without a card, and the dashboard had it paused then. */
  async function aPaused(): Promise<TestPerson> {
    const realtor = await aTrial(server);
    const { id } = (await liveAt(server, realtor))!;
    const trial_settings = { end_behavior: { missing_payment_method: 'pause' as const } };
    await server.stripe.subscriptions.update(id, { trial_settings });
    await server.pass(8);
    return realtor;
  }

  test('gives no plan, is said to be paused, and is not ended by the comparison', async () => {
    const realtor = await aPaused();
    await server.reconcile(realtor);
    expect((await liveAt(server, realtor))?.status).toBe('paused');
    expect(await overviewOf(server, realtor)).toMatchObject({ state: 'ended', isPaused: true, nextCharge: null });
    expect((await userOf(server, realtor)).isSubscriptionPurchased).toBe(false);
  });

  test('goes on where somebody resumes it', async () => {
    const realtor = await aPaused();
    const [paused] = await subscriptionsAt(server, realtor);
    await server.stripe.subscriptions.resume(paused!.id, {});
    await server.settle();
    expect((await overviewOf(server, realtor)).isPaused).toBe(false);
    expect((await liveAt(server, realtor))?.status).toBe('past_due');
  });

  test('makes room for the plan that is bought instead, so that nobody is charged for two', async () => {
    const realtor = await aPaused();
    const { status, body } = await subscribe(server, realtor, 'Team');
    expect(status).toBe(200);
    await server.typeCard(body.result.data.clientSecret!);
    await server.settle();
    const all = await subscriptionsAt(server, realtor);
    expect(all.map((each) => each.status).sort()).toEqual(['active', 'canceled']);
    expect(await overviewOf(server, realtor)).toMatchObject({ state: 'active', isPaused: false });
  });

  test('only in its payments keeps its plan, and names no next charge', async () => {
    const realtor = await aSubscriber(server);
    const { id } = (await liveAt(server, realtor))!;
    await server.stripe.subscriptions.update(id, { pause_collection: { behavior: 'void' } });
    expect(await overviewOf(server, realtor)).toMatchObject({
      state: 'active',
      isCollectionPaused: true,
      nextCharge: null,
    });
    await passPeriodAnd(2, realtor);
    expect(await overviewOf(server, realtor)).toMatchObject({ state: 'active', isCollectionPaused: true });
    const { latest_invoice } = (await liveAt(server, realtor))!;
    expect((await server.stripe.invoices.retrieve(latest_invoice as string)).status).toBe('void');
    await server.stripe.subscriptions.update(id, { pause_collection: '' });
    expect(await overviewOf(server, realtor)).toMatchObject({
      isCollectionPaused: false,
      nextCharge: { amount: 4900 },
    });
  });
});

test('what is charged may be no card: it is named, and the trial does not end for lack of one', async () => {
  const realtor = await aTrial(server);
  const { id, customer } = (await liveAt(server, realtor))!;
  const bank = await server.stripe.paymentMethods.create({
    type: 'us_bank_account',
    us_bank_account: { account_holder_type: 'company', account_number: '000123456789', routing_number: '110000000' },
    billing_details: { name: 'Robin Vale' },
  });
  await server.stripe.paymentMethods.attach(bank.id, { customer: customer as string });
  await server.stripe.subscriptions.update(id, { default_payment_method: bank.id });
  await server.settle();
  expect(await overviewOf(server, realtor)).toMatchObject({
    card: null,
    otherMethod: { type: 'us_bank_account', last4: '6789' },
  });
  await server.pass(7.02);
  await userOf(server, realtor);
  expect(await overviewOf(server, realtor)).toMatchObject({ state: 'active' });
  const mails = await server.tools.demo!.inbox.list(realtor.email);
  expect(mails.map(({ subject }) => subject).join()).not.toContain('ends on');
});

test('an end on a day of a later period is said from the start, and its last period costs its share', async () => {
  const realtor = await aSubscriber(server);
  const { id, items } = (await liveAt(server, realtor))!;
  const end = items.data[0]!.current_period_end;
  const endsAt = end + 10 * 24 * 3600;
  await server.stripe.subscriptions.update(id, { cancel_at: endsAt });
  await server.settle();
  const { nextCharge, ...shown } = await overviewOf(server, realtor);
  expect(shown).toMatchObject({ state: 'active', endsAt: isoOf(endsAt) });
  expect(nextCharge!.at).toBe(isoOf(end));
  expect(nextCharge!.amount).toBeGreaterThan(1400);
  expect(nextCharge!.amount).toBeLessThan(1900);
  await passPeriodAnd(2, realtor);
  expect((await userOf(server, realtor)).subscriptions).toMatchObject({
    isCancelled: true,
    nextBillingDate: isoOf(endsAt),
  });
  await server.pass(10);
  expect(await liveAt(server, realtor)).toBeUndefined();
});

test('the Pay button’s difference is explained: the credit that is deducted, or what is added from earlier', async () => {
  const realtor = await aTrial(server, 'Solo');
  await server.pass(8);
  await giveCredit(server, realtor, 500);
  const { body } = await subscribe(server, realtor, 'Team');
  expect(body.result.data).toMatchObject({ net_amount: 4400, gross_amount: 4900, credit_amount: 500 });
  const owing = await aTrial(server, 'Solo');
  await server.pass(8);
  await giveCredit(server, owing, -30);
  const price_id = await server.priceOf('Team');
  const later = await ask(server, createSubscription, { token: owing.token, body: { price_id } });
  expect(later.body.result.data).toMatchObject({ net_amount: 4930, gross_amount: 4900, credit_amount: -30 });
});
