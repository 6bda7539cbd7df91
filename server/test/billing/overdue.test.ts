import { cancelSubscription, changeCard, upgradeSubscription } from '@keydate/contracts/billing';
import { listInvoices } from '@keydate/contracts/billing-overview';
import { DAY_MS } from '@keydate/domain/durations';
import { cancelSubscription as cancel } from '../../src/billing/use-cases/cancel-subscription';
import { startSubscription } from '../../src/billing/use-cases/start-subscription';
import { graceMail } from '../../src/billing/mails/grace-mail';
import { dayIn } from '../../src/billing/mails/words';
import { graceEndOf } from '../../src/billing/plan-in-force';
import { findSubscription } from '../../src/billing/subscriptions.repository';
import { memberOf } from '../../src/accounts/policies/person';
import { findPerson } from '../../src/accounts/people/people.repository';
import { ask } from '../ask';
import { anAgentOf, type TestPerson } from '../people';
import { enterTransaction } from '../transactions';
import {
  aSubscriber,
  aTrial,
  anOverdue,
  beforeItEnds,
  giveCredit,
  goodCardOf,
  liveAt,
  overviewOf,
  passPeriod,
  payAtProvider,
  startBillingServer,
  subscribe,
  subscriptionsAt,
  useBadCard,
  userOf,
  type BillingServer,
} from './billing-server';
import { typeCard } from './test-sandbox';

const PASSWORD = 'Juniper!2026';
const SENDER = { address: '127.0.0.1', userAgent: 'test' };

let server: BillingServer;
beforeAll(async () => {
  server = await startBillingServer();
});
afterEach(() => server.endSubscriptions());
afterAll(() => server.close());

const invoicesOf = async ({ token }: TestPerson) => (await ask(server, listInvoices, { token })).body.result.data;
const member = async ({ id }: TestPerson) => memberOf((await findPerson(server.db, id))!);

describe('a renewal that fails', () => {
  test('leaves the plan for seven days, with mails on days 0, 3 and 6, and then the free allowance', async () => {
    const realtor = await anOverdue(server);
    await enterTransaction(server, realtor);
    const agent = await anAgentOf(server, realtor);
    const noticeTo = async (reader: TestPerson) => (await userOf(server, reader)).subscriptionNotice?.kind;
    expect((await userOf(server, realtor)).isSubscriptionPurchased).toBe(true);
    expect([await noticeTo(realtor), await noticeTo(agent)]).toEqual(['payment_failed', undefined]);
    const subjects = async () =>
      (await server.mailsTo(realtor.email))
        .map(({ subject }) => subject)
        .filter((subject) => !subject.includes('trial'));
    expect(await subjects()).toEqual(['We could not charge your card for Keydate']);
    await server.pass(3);
    await server.reconcile(realtor);
    expect((await subjects())[0]).toBe('Your Keydate payment is still open');
    await server.pass(3);
    await server.reconcile(realtor);
    const end = dayIn(graceEndOf((await findSubscription(server.db, realtor.companyId))!)!, null);
    expect((await subjects())[0]).toBe(`Your Keydate plan ends on ${end}`);
    expect(await subjects()).toHaveLength(3);
    await server.pass(1.1);
    expect((await userOf(server, realtor)).isSubscriptionPurchased).toBe(false);
    expect([await noticeTo(realtor), await noticeTo(agent)]).toEqual(['ended', 'ended']);
    await server.reconcile(realtor);
    expect((await subscriptionsAt(server, realtor)).map(({ status }) => status)).toEqual(['canceled', 'canceled']);
    const { body } = await ask(server, listInvoices, { token: realtor.token });
    expect(body.result.data.filter(({ status }) => status === 'open')).toEqual([]);
  });

  test('is told with the day on which the plan ends, in the person’s time zone and however late the mail is', async () => {
    const realtor = await anOverdue(server);
    await server.pass(6.8);
    await server.reconcile(realtor);
    const stored = (await findSubscription(server.db, realtor.companyId))!;
    const until = graceEndOf(stored)!;
    const late = (await server.mailsTo(realtor.email))[0]!;
    expect(late.subject).toBe(`Your Keydate plan ends on ${dayIn(until, null)}`);

    const person = (await findPerson(server.db, realtor.id))!;
    // more than a day apart: no moment has the same day in both
    const subjects = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].map((timeZone) => {
      const { subject } = graceMail({ ...person, timeZone }, stored, { origin: '', day: 6, until });
      return [subject, `Your Keydate plan ends on ${dayIn(until, timeZone)}`];
    });
    for (const [subject, expected] of subjects) expect(subject).toBe(expected);
    expect(subjects[0]![0]).not.toBe(subjects[1]![0]);
  });

  test('is told with the amount that is due, after the company’s credit', async () => {
    const realtor = await aSubscriber(server);
    await useBadCard(server, realtor);
    await giveCredit(server, realtor, 2450);
    await passPeriod(server, realtor);
    const [mail] = await server.mailsTo(realtor.email);
    expect(mail!.text).toContain('The payment of $24.50 for your Team plan did not go through');
    expect((await invoicesOf(realtor))[0]).toMatchObject({ status: 'open', amount_due: 2450 });
  });

  /** Overdue for two days, when the dashboard opens another invoice. */
  async function aTwiceOverdue() {
    const realtor = await anOverdue(server);
    const { graceEndsAt } = await overviewOf(server, realtor);
    await server.pass(2);
    const live = (await liveAt(server, realtor))!;
    await server.stripe.subscriptions.update(live.id, {
      items: [{ id: live.items.data[0]!.id, price: await server.priceOf('Office') }],
      proration_behavior: 'always_invoice',
    });
    await server.settle();
    await server.reconcile(realtor);
    expect((await invoicesOf(realtor)).filter(({ status }) => status === 'open')).toHaveLength(2);
    return { realtor, graceEndsAt };
  }

  test('has seven days and its mails once, also where another invoice is opened meanwhile', async () => {
    const { realtor, graceEndsAt } = await aTwiceOverdue();
    expect(await overviewOf(server, realtor)).toMatchObject({ state: 'past_due', graceEndsAt });
    const subjects = (await server.mailsTo(realtor.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('We could not charge'))).toHaveLength(1);
  });

  test('of which another invoice was opened meanwhile is made good by a card that pays both', async () => {
    const { realtor } = await aTwiceOverdue();
    const { body } = await ask(server, changeCard, { token: realtor.token });
    await typeCard(server.sandbox, body.result.data.clientSecret);
    await server.settle();
    expect(await overviewOf(server, realtor)).toMatchObject({ state: 'active', graceEndsAt: null });
    expect((await invoicesOf(realtor)).filter(({ status }) => status === 'open')).toEqual([]);
  });

  test('of which another invoice was opened meanwhile leaves neither when the dashboard ends the plan', async () => {
    const { realtor } = await aTwiceOverdue();
    await server.stripe.subscriptions.cancel((await liveAt(server, realtor))!.id);
    await server.reconcile(realtor);
    expect((await invoicesOf(realtor)).filter(({ status }) => status === 'open')).toEqual([]);
  });

  test('is made good by another card, which is charged at once', async () => {
    const realtor = await anOverdue(server);
    expect(
      (
        await ask(server, upgradeSubscription, {
          token: realtor.token,
          body: { toUpgradeId: await server.priceOf('Office') },
        })
      ).body.code,
    ).toBe('PAYMENT_OVERDUE');
    const { body } = await ask(server, changeCard, { token: realtor.token });
    await typeCard(server.sandbox, body.result.data.clientSecret);
    // the person never comes back: the webhook of the card suffices
    await server.settle();
    expect(await overviewOf(server, realtor)).toMatchObject({ state: 'active', graceEndsAt: null });
  });
});

describe('a plan that is cancelled while its payment is overdue', () => {
  test('ends at once, and nothing is charged any more, though the provider would have tried again', async () => {
    const realtor = await anOverdue(server, { password: PASSWORD });
    const live = (await liveAt(server, realtor))!;
    // at its next try the provider would be paid
    await server.stripe.subscriptions.update(live.id, { default_payment_method: await goodCardOf(server, realtor) });
    const { token } = realtor;
    const { status } = await ask(server, cancelSubscription, {
      token,
      body: { subscriptionId: live.id, password: PASSWORD },
    });
    expect(status).toBe(200);
    expect(await userOf(server, realtor)).toMatchObject({ isSubscriptionPurchased: false, subscriptions: null });
    await server.pass(3.1);
    const [renewal] = await invoicesOf(realtor);
    expect(renewal).toMatchObject({ status: 'void', amount_due: 0 });
    await server.pass(3);
    expect((await invoicesOf(realtor))[0]).toEqual(renewal);
    expect(await liveAt(server, realtor)).toBeUndefined();
    expect(await overviewOf(server, realtor)).toMatchObject({ state: 'ended', nextCharge: null, graceEndsAt: null });
  });

  test('stays for the period that somebody pays for at that moment, and ends with it', async () => {
    const realtor = await anOverdue(server);
    const live = (await liveAt(server, realtor))!;
    const payments = beforeItEnds(server, (invoice) => payAtProvider(server, realtor, invoice));
    const tools = { ...server.tools, payments, passwords: { ...server.tools.passwords, verify: async () => true } };
    const canceler = { member: await member(realtor), sessionId: 'one' };
    await cancel(tools, canceler, { subscriptionId: live.id, password: PASSWORD }, SENDER);
    expect(await liveAt(server, realtor)).toMatchObject({ status: 'active', cancel_at_period_end: true });
    expect((await userOf(server, realtor)).subscriptions).toMatchObject({ isCancelled: true });
  });

  test('and ended in the provider’s dashboard leaves no invoice that somebody could pay', async () => {
    const realtor = await anOverdue(server);
    await server.stripe.subscriptions.cancel((await liveAt(server, realtor))!.id);
    expect((await invoicesOf(realtor))[0]).toMatchObject({ status: 'open' });
    await server.reconcile(realtor);
    expect((await invoicesOf(realtor))[0]).toMatchObject({ status: 'void' });
  });

  test('in the provider’s dashboard ends with the next comparison', async () => {
    const realtor = await anOverdue(server);
    const live = (await liveAt(server, realtor))!;
    await server.stripe.subscriptions.update(live.id, { cancel_at_period_end: true });
    await server.reconcile(realtor);
    expect(await liveAt(server, realtor)).toBeUndefined();
    expect((await invoicesOf(realtor))[0]).toMatchObject({ status: 'void' });
  });
});

describe('before the provider has ended what is over by the calendar', () => {
  test.each(['Team', 'Office'] as const)('after the days of grace %s can be bought at once', async (plan) => {
    const realtor = await anOverdue(server);
    await server.pass(7.1);
    expect((await liveAt(server, realtor))?.status).toBe('past_due');
    const { status, body } = await subscribe(server, realtor, plan);
    expect([status, body.result.data.clientSecret]).toEqual([200, expect.stringMatching(/^pi_/)]);
    await typeCard(server.sandbox, body.result.data.clientSecret!);
    await server.settle();
    expect((await userOf(server, realtor)).subscriptions?.subscription_tier).toBe(plan);
    const open = (await invoicesOf(realtor)).filter((invoice) => invoice.status === 'open');
    expect(open).toEqual([]);
  });

  test.each(['Team', 'Office'] as const)('after a trial without a card %s can be bought, and is paid', async (plan) => {
    const realtor = await aTrial(server, 'Team');
    const now = () => new Date(server.clock.now().getTime() + 7.01 * DAY_MS);
    const tools = { ...server.tools, clock: { now } };
    const bought = await startSubscription(tools, await member(realtor), await server.priceOf(plan), SENDER);
    expect(bought.clientSecret).toMatch(/^pi_/);
    const statuses = (await subscriptionsAt(server, realtor)).map(({ status }) => status);
    expect(statuses).toEqual(['incomplete', 'canceled']);
  });
});
