import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@keydate/contracts/errors';
import { DAY_MS } from '@keydate/domain/durations';
import fc from 'fast-check';
import Stripe from 'stripe';
import { AppError } from '../../src/app-error';
import { stripePayments } from '../../src/adapters/stripe-payments/stripe-payments';
import { PLANS, type PlanName } from '../../src/billing/plans';
import { applyEvent } from '../../src/billing/use-cases/apply-event';
import { cancelSubscription, resumeSubscription } from '../../src/billing/use-cases/cancel-subscription';
import { changeCard } from '../../src/billing/use-cases/change-card';
import { createCatalog } from '../../src/billing/use-cases/create-catalog';
import { reconcileCompany } from '../../src/billing/use-cases/reconcile';
import { readReturn } from '../../src/billing/use-cases/read-return';
import { saveAddress } from '../../src/billing/use-cases/save-address';
import { startSubscription } from '../../src/billing/use-cases/start-subscription';
import { previewUpgrade, upgradeSubscription } from '../../src/billing/use-cases/upgrade-subscription';
import { isInForce } from '../../src/billing/plan-in-force';
import { findSubscription } from '../../src/billing/subscriptions.repository';
import { memberOf } from '../../src/accounts/policies/person';
import { findPerson } from '../../src/accounts/people/people.repository';
import type { Member } from '../../src/accounts/people/person';
import type { Tools } from '../../src/tools';
import { aRealtor } from '../people';
import type { TestServer } from '../test-server';
import { ADDRESS } from './billing-server';
import { typeCard, type TestSandbox } from './test-sandbox';

const plan = fc.constantFrom(...(Object.keys(PLANS) as PlanName[]));
const card = fc.constantFrom<{ number: string; outcome?: 'complete' | 'fail' }>(
  { number: '4242424242424242' },
  { number: '4000000000000002' },
  { number: '4000000000000341' },
  { number: '4000002500003155', outcome: 'complete' },
  { number: '4000002500003155', outcome: 'fail' },
);

/** The steps of people, the calendar and the network. */
export const aStep = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('subscribe' as const), plan, times: fc.integer({ min: 1, max: 2 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('outage' as const), plan }) },
  // the last request, or an earlier one: in another tab it is still open
  { weight: 5, arbitrary: fc.record({ do: fc.constant('pay' as const), card, back: fc.constantFrom(0, 0, 1, 2) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('payInvoice' as const), card }) },
  // one tab pays while another chooses
  { weight: 2, arbitrary: fc.record({ do: fc.constant('payAndChoose' as const), plan }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('compare' as const) }) },
  {
    weight: 3,
    // in two tabs at once, to the same plan or to two
    arbitrary: fc.record({
      do: fc.constant('upgrade' as const),
      plans: fc.array(plan, { minLength: 1, maxLength: 2 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('resume' as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('card' as const), card, comesBack: fc.boolean() }) },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('days' as const), days: fc.double({ min: 0.1, max: 20, noNaN: true }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('shrink' as const), plan }) },
  // somebody gives the company credit in the dashboard
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('credit' as const), cents: fc.constantFrom(1000, 5000, 40_000) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('deliver' as const),
      how: fc.constantFrom('all', 'none', 'twice', 'backward', 'later'),
    }),
  },
);
/** By chance alone few companies pay, and fewer pay for more: most courses begin with one that pays. */
export const aBeginning: fc.Arbitrary<Step[]> = fc.oneof(
  { weight: 1, arbitrary: fc.constant<Step[]>([]) },
  {
    weight: 3,
    arbitrary: fc.constantFrom<PlanName>('Solo', 'Team', 'Office').map((bought): Step[] => [
      { do: 'subscribe', plan: 'Solo', times: 1 },
      { do: 'days', days: 8 },
      { do: 'subscribe', plan: bought, times: 1 },
      { do: 'pay', card: { number: '4242424242424242' }, back: 0 },
      { do: 'deliver', how: 'all' },
    ]),
  },
);

/** The permitted refusals of a step; anything else is a failure. */
const REFUSALS: Partial<Record<Step['do'], readonly ErrorCode[]>> = {
  subscribe: ['SUBSCRIPTION_EXISTS'],
  outage: ['SUBSCRIPTION_EXISTS', 'PAYMENTS_UNAVAILABLE'],
  upgrade: [
    'SUBSCRIPTION_MISSING',
    'SUBSCRIPTION_CANCELLED',
    'PAYMENT_OVERDUE',
    'NOT_AN_UPGRADE',
    'PLAN_AFTER_CURRENT',
    'PLAN_CHANGING',
    'UPGRADE_OUTDATED',
  ],
  cancel: ['NOT_FOUND'],
  resume: ['SUBSCRIPTION_MISSING'],
  card: ['SUBSCRIPTION_MISSING'],
};
export type Step = typeof aStep extends fc.Arbitrary<infer T> ? T : never;

const SENDER = { address: '127.0.0.1', userAgent: 'test' };
const PASSWORD = 'Juniper!2026';

/** One company with the provider, from its first day on. */
export interface Course {
  take(step: Step): Promise<void>;
  tools: Tools;
  member: Member;
  stripe: Stripe;
  customerId: string;
}

/** The webhooks that the provider has sent and nobody has received yet. */
export type Mailbox = [payload: string, signature: string, account: string][];

export async function beginCourse(
  server: TestServer,
  sandbox: TestSandbox,
  mailbox: Mailbox,
  secret: string,
): Promise<Course> {
  const account = randomUUID().replaceAll('-', '');
  const { host, port } = sandbox;
  const keys = { origin: sandbox.origin, publishableKey: `pk_test_${account}` };
  const stripe = new Stripe(`sk_test_${account}`, { host, port, protocol: 'http' });
  const payments = stripePayments({
    secretKey: `sk_test_${account}`,
    publishableKey: `pk_test_${account}`,
    webhookSecret: secret,
    sandbox: { host, port },
  });
  // a hash takes long, and is not the matter here
  const passwords = { ...server.tools.passwords, verify: async () => true };
  const tools = { ...server.tools, payments, passwords };
  await createCatalog({ payments });
  const prices = new Map((await payments.readCatalog()).map((sold) => [sold.plan, sold.priceId]));
  const { id } = await aRealtor(server, { plan: null });
  const member = memberOf((await findPerson(server.db, id))!);
  await saveAddress(tools, member, { name: 'Robin Vale', address: ADDRESS }, SENDER);
  const [{ id: customerId } = { id: '' }] = (await stripe.customers.list()).data;
  /** All payments ever requested, newest first. */
  const secrets: string[] = [];
  const ask = (secret: string | null) => {
    if (secret !== null && secret !== secrets[0]) secrets.unshift(secret);
  };
  const compare = () => reconcileCompany(tools, member.companyId);
  const subscribe = async (name: PlanName) => {
    ask((await startSubscription(tools, member, prices.get(name)!, SENDER)).clientSecret);
    const [bought] = (await stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 1 })).data;
    expect(bought?.items.data[0]?.price.id).toBe(prices.get(name));
  };
  // of two simultaneous upgrades to different plans, one may follow the other, and costs less than the preview said
  const upgrade = async (name: PlanName, { isAlone }: { isAlone: boolean }) => {
    const priceId = prices.get(name)!;
    const shown = await previewUpgrade(tools, member, priceId);
    const { clientSecret, isPaid } = await upgradeSubscription(tools, member, { priceId, at: shown.at }, SENDER);
    ask(clientSecret);
    const [charged] = (await stripe.invoices.list({ customer: customerId, limit: 1 })).data;
    if (!isPaid || shown.dueCents === 0 || !isAlone) return;
    // credit that an earlier upgrade held, and returned for this one, is deducted from the amount shown
    if (hadCredit) expect(charged?.amount_paid).toBeLessThanOrEqual(shown.dueCents);
    else expect(charged?.amount_paid).toBe(shown.dueCents);
  };
  let hadCredit = false;

  const deliver = async (messages: Mailbox) => {
    for (const [payload, signature] of messages) await applyEvent(tools, Buffer.from(payload), signature);
  };
  const steps: { [Kind in Step['do']]: (step: Extract<Step, { do: Kind }>) => Promise<unknown> } = {
    subscribe: ({ plan: name, times }) =>
      together(
        Array.from({ length: times }, () => subscribe(name)),
        'subscribe',
      ),
    outage: ({ plan: name }) => {
      const begin = () => Promise.reject(new AppError('PAYMENTS_UNAVAILABLE'));
      const away = { ...tools, payments: { ...payments, startSubscription: begin } };
      return startSubscription(away, member, prices.get(name)!, SENDER);
    },
    pay: async ({ card: typed, back }) => secrets[back] !== undefined && typeCard(keys, secrets[back], typed),
    payInvoice: async ({ card: typed }) => {
      const expand = ['data.confirmation_secret'];
      const [open] = (await stripe.invoices.list({ customer: customerId, status: 'open', expand })).data;
      if (open?.confirmation_secret) await typeCard(keys, open.confirmation_secret.client_secret, typed);
    },
    payAndChoose: async ({ plan: name }) => {
      const paid = secrets[0] !== undefined ? typeCard(keys, secrets[0]) : Promise.resolve();
      const stored = await findSubscription(tools.db, member.companyId);
      const holds = stored && isInForce(stored, tools.clock.now());
      await together([holds ? upgrade(name, { isAlone: true }) : subscribe(name)], holds ? 'upgrade' : 'subscribe');
      await paid;
    },
    compare,
    upgrade: ({ plans }) =>
      together(
        plans.map((name) => upgrade(name, { isAlone: new Set(plans).size === 1 })),
        'upgrade',
      ),
    cancel: async () => {
      const stored = await findSubscription(tools.db, member.companyId);
      const subscriptionId = stored?.providerSubscriptionId ?? 'none';
      await cancelSubscription(tools, { member, sessionId: 'one' }, { subscriptionId, password: PASSWORD }, SENDER);
    },
    resume: () => resumeSubscription(tools, member, SENDER),
    card: async ({ card: typed, comesBack }) => {
      const { clientSecret, returnToken } = await changeCard(tools, member, SENDER);
      await typeCard(keys, clientSecret, typed);
      if (comesBack) await readReturn(tools, member, returnToken);
    },
    days: async ({ days }) => {
      server.clock.set(new Date(server.clock.now().getTime() + days * DAY_MS));
      await sandbox.catchUp(account);
    },
    shrink: async ({ plan: name }) => {
      const [live] = (await stripe.subscriptions.list({ customer: customerId, status: 'active' })).data;
      const [item] = live?.items.data ?? [];
      if (!live || !item || (item.price.unit_amount ?? 0) <= PLANS[name].monthlyCents || live.pending_update) return;
      await stripe.subscriptions.update(live.id, {
        items: [{ id: item.id, price: prices.get(name)! }],
        proration_behavior: 'none',
      });
    },
    credit: async ({ cents }) => {
      hadCredit = true;
      await stripe.customers.update(customerId, { balance: -cents });
    },
    deliver: async ({ how }) => {
      await sandbox.catchUp(account);
      if (how === 'later') return;
      const messages = mailbox.splice(0).filter(([, , of]) => of === account);
      if (how === 'all') await deliver(messages);
      if (how === 'twice') await deliver([...messages, ...messages]);
      if (how === 'backward') await deliver(messages.toReversed());
    },
  };
  return {
    tools,
    member,
    stripe,
    customerId,
    take: async (step) => {
      try {
        await (steps[step.do] as (taken: Step) => Promise<unknown>)(step);
      } catch (error) {
        if (!isRefusal(error, step.do)) throw error;
      }
    },
  };
}

/** True if a step was answered with one of its refusals. */
function isRefusal(error: unknown, step: Step['do']): boolean {
  return error instanceof AppError && (REFUSALS[step]?.includes(error.code) ?? false);
}

/** Several presses of one button at once. */
async function together(presses: Promise<void>[], step: Step['do']): Promise<void> {
  const ends = await Promise.allSettled(presses);
  const unexpected = ends.find((end) => end.status === 'rejected' && !isRefusal(end.reason, step));
  if (unexpected?.status === 'rejected') throw unexpected.reason;
}
