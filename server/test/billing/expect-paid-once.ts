import fc from 'fast-check';
import type Stripe from 'stripe';
import { settableClock } from '../../src/adapters/clocks';
import { graceEndOf, isInForce, planInForce } from '../../src/billing/plan-in-force';
import { PLANS } from '../../src/billing/plans';
import { findSubscription } from '../../src/billing/subscriptions.repository';
import { reconcileCompany } from '../../src/billing/use-cases/reconcile';
import { startTestServer } from '../test-server';
import { aBeginning, aStep, beginCourse, type Course, type Mailbox } from './a-course';
import { startTestSandbox } from './test-sandbox';

const MOST_STEPS = 12;
const LIVE = ['trialing', 'active', 'past_due'];
const SECRET = 'whsec_of_courses';

/**
 * Runs random courses of a subscription, and expects that nobody ever pays twice, and that in the end our state is the
 * provider's and nobody has lost a paid period.
 */
export async function expectPaidOnce({ numRuns, seed }: { numRuns: number; seed: number }): Promise<void> {
  const mailbox: Mailbox = [];
  const clock = settableClock();
  const server = await startTestServer({}, { clock });
  const sandbox = await startTestSandbox({
    connection: null,
    now: () => clock.now(),
    deliver: async (...message) => mailbox.push(message) > 0,
  });
  sandbox.setWebhook({ url: 'http://localhost/unused', secret: SECRET });
  const steps = fc
    .tuple(aBeginning, fc.array(aStep, { minLength: 4, maxLength: MOST_STEPS }))
    .map(([first, later]) => [...first, ...later]);
  try {
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        mailbox.length = 0;
        const course = await beginCourse(server, sandbox, mailbox, SECRET);
        for (const step of taken) {
          await course.take(step);
          await expectOneLive(course);
          await expectNothingPaidTwice(course);
          await expectUpgradesPaidOnce(course);
        }
        // webhooks still on their way get lost
        mailbox.length = 0;
        await reconcileCompany(course.tools, course.member.companyId);
        await expectSameState(course);
        await expectNoPaidPeriodLost(course);
      }),
      { numRuns, seed },
    );
  } finally {
    await sandbox.close();
    await server.close();
  }
}

async function expectOneLive(course: Course): Promise<void> {
  const live = await liveOnes(course);
  expect(live.length).toBeLessThanOrEqual(1);
  // the invoice of a canceled subscription is no longer collected
  expect(live.some(({ status, cancel_at_period_end: isCancelled }) => isCancelled && status === 'past_due')).toBe(
    false,
  );
}

async function liveOnes({ stripe, customerId }: Course): Promise<Stripe.Subscription[]> {
  const { data } = await stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100 });
  return data.filter(({ status }) => LIVE.includes(status));
}

async function expectSameState(course: Course): Promise<void> {
  const { tools, member } = course;
  const now = tools.clock.now();
  const stored = await findSubscription(tools.db, member.companyId);
  const [live] = await liveOnes(course);
  if (!live) {
    expect(stored === undefined || !isInForce(stored, now)).toBe(true);
    return;
  }
  const [item] = live.items.data;
  expect({ ...stored, paidUntil: stored?.nextBillingAt.getTime() }).toMatchObject({
    status: live.status,
    providerSubscriptionId: live.id,
    providerPlanId: item!.price.product,
    paymentAmountCents: item!.price.unit_amount,
    isCancelled: live.cancel_at_period_end,
    paidUntil: item!.current_period_end * 1000,
  });
  const customer = (await course.stripe.customers.retrieve(course.customerId)) as Stripe.Customer;
  const card = live.default_payment_method ?? customer.invoice_settings.default_payment_method;
  expect(stored?.card === null).toBe(card === null);
  // no company is past due for longer than the days of grace
  const graceEnd = stored && graceEndOf(stored);
  expect(!graceEnd || graceEnd > now).toBe(true);
}

async function paidPeriods({ stripe, customerId }: Course) {
  const { data } = await stripe.invoices.list({ customer: customerId, status: 'paid', limit: 100 });
  return data
    .filter(({ total, billing_reason: reason }) => total > 0 && reason !== 'subscription_update')
    .map(({ id, lines, total }) => ({ id, total, start: lines.data[0]!.period.start, end: lines.data[0]!.period.end }));
}

async function expectNothingPaidTwice(course: Course): Promise<void> {
  const periods = (await paidPeriods(course)).sort((left, right) => left.start - right.start);
  const overlaps = periods.filter(({ start }, index) => index > 0 && start < periods[index - 1]!.end);
  expect(overlaps).toEqual([]);
}

async function expectNoPaidPeriodLost(course: Course): Promise<void> {
  const { tools, member } = course;
  const now = tools.clock.now();
  const isNow = ({ start, end }: { start: number; end: number }) =>
    start * 1000 <= now.getTime() && now.getTime() < end * 1000;
  const paid = [
    ...(await paidPeriods(course)).filter(isNow).map(({ total }) => total),
    ...(await paidUpgrades(course)).filter(isNow).map(({ monthlyCents }) => monthlyCents),
  ];
  if (paid.length === 0) return;
  const plan = planInForce(await findSubscription(tools.db, member.companyId), now);
  expect(plan).not.toBeNull();
  expect(PLANS[plan!].monthlyCents).toBeGreaterThanOrEqual(Math.max(...paid));
}

/** The upgrades that were charged, oldest first: to which price, and for which part of a period. */
async function paidUpgrades({ stripe, customerId }: Course) {
  const { data } = await stripe.invoices.list({ customer: customerId, status: 'paid', limit: 100 });
  const upgrades = data.filter(({ total, billing_reason: reason }) => total > 0 && reason === 'subscription_update');
  return Promise.all(
    upgrades.toReversed().map(async ({ lines, amount_paid: paidCents }) => {
      const { period, pricing } = lines.data.find(({ amount }) => amount > 0)!;
      const { unit_amount: monthlyCents } = await stripe.prices.retrieve(pricing!.price_details!.price as string);
      return { ...period, paidCents, monthlyCents: monthlyCents! };
    }),
  );
}

/**
 * An upgrade is charged once, nothing is credited for a plan that another upgrade replaced, and a period with its upgrades
 * never costs more than the largest plan that it had.
 */
async function expectUpgradesPaidOnce(course: Course): Promise<void> {
  const { data } = await course.stripe.invoices.list({ customer: course.customerId, limit: 100 });
  expect(data.filter(({ total }) => total < 0)).toEqual([]);
  const upgrades = await paidUpgrades(course);
  for (const end of new Set(upgrades.map((upgrade) => upgrade.end))) {
    const own = upgrades.filter((upgrade) => upgrade.end === end);
    const prices = own.map(({ monthlyCents }) => monthlyCents);
    expect(prices).toEqual([...new Set(prices)].sort((left, right) => left - right));
    const base = (await paidPeriods(course)).find((period) => period.end === end)?.total ?? 0;
    const paid = own.reduce((sum, { paidCents }) => sum + paidCents, base);
    // a cent for each rounded share
    expect(paid).toBeLessThanOrEqual(Math.max(...prices) + own.length);
  }
}
