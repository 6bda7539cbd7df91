import {
  cancelSubscription,
  createSubscription,
  previewUpgrade,
  resumeSubscription,
  upgradeSubscription,
} from '@keydate/contracts/billing';
import { FREE_ACTIVE_TRANSACTIONS, TRIAL_DAYS } from '@keydate/contracts/limits';
import { firstChargeAt } from '@keydate/domain/first-charge';
import { aCard, anInvoice, type CatalogPlan } from '../builders/billing';
import { aSubscription } from '../builders/people';
import { fake, type Asking } from './fake';
import { LEAST_CHARGE } from './least-charge';
import { awaitPayment } from './pending-payments';
import { heldPlan, offeredPlan, planOf, refuseOtherProviders, refusePlan, refuseSmaller } from './subscription-holders';
import type { Account, World } from './world';

/** The days that a paid period has here. */
const PERIOD_DAYS = 30;
const NOTHING_TO_CONFIRM = { clientSecret: null, returnToken: null };

export const subscriptionFakes = [
  fake(createSubscription, (asked) => {
    refuseOtherProviders(asked);
    const { account, world, body, refuse } = asked;
    const plan = offeredPlan(asked, body.price_id);
    if (account.user.subscriptions) throw refuse('SUBSCRIPTION_EXISTS');
    if (!account.user.stripeAddress) throw refuse('ADDRESS_MISSING');
    refuseSmaller(asked, plan);
    if (world.billing.isTrialOffered) {
      hold(asked, plan, 'trialing');
      return { result: { data: { ...NOTHING_TO_CONFIRM, isTrial: true, net_amount: 0, gross_amount: 0 } } };
    }
    const { gross, net, carried } = priced(world, plan.monthlyCents);
    const apply = () => {
      hold(asked, plan, 'active');
      settle(world, { gross, net, carried });
    };
    if (net === 0) apply();
    const credit_amount = gross - net - carried;
    const confirmation =
      net === 0 ? NOTHING_TO_CONFIRM : awaitPayment(asked, { purpose: 'subscription', planId: plan.id }, apply);
    const amounts = { net_amount: net, gross_amount: gross, credit_amount, carried_amount: carried };
    return { result: { data: { ...confirmation, isTrial: false, ...amounts } } };
  }),

  fake(cancelSubscription, (asked) => {
    refuseOtherProviders(asked);
    const { account, world, body, refuse } = asked;
    if (account.user.subscriptions?.stripeSubscriptionId !== body.subscriptionId) throw refuse('NOT_FOUND');
    if (body.password !== account.password) throw refuse('CURRENT_PASSWORD_WRONG');
    if (world.billing.state === 'past_due') end(account, world);
    else setCancelled(account, true);
    return { message: 'Successfully Cancelled' };
  }),

  fake(resumeSubscription, (asked) => {
    refuseOtherProviders(asked);
    if (!asked.account.user.subscriptions) throw asked.refuse('SUBSCRIPTION_MISSING');
    setCancelled(asked.account, false);
    return { message: 'Success' };
  }),

  fake(previewUpgrade, (asked) => {
    refuseOtherProviders(asked);
    const { net: amount_due, carried: carried_amount } = differenceTo(asked, asked.query.toUpgradeId);
    return {
      result: { data: { invoice: { amount_due }, carried_amount, proration_date: Math.floor(Date.now() / 1000) } },
    };
  }),

  fake(upgradeSubscription, (asked) => {
    refuseOtherProviders(asked);
    const { world, body } = asked;
    const { plan, gross, net, carried } = differenceTo(asked, body.toUpgradeId);
    const { state, isUpgradePaid } = world.billing;
    const apply = () => {
      hold(asked, plan, state);
      settle(world, { gross, net, carried });
    };
    const isPaid = net === 0 || isUpgradePaid;
    if (isPaid) apply();
    const confirmation = isPaid
      ? NOTHING_TO_CONFIRM
      : awaitPayment(asked, { purpose: 'upgrade', planId: plan.id }, apply);
    const amounts = { gross_amount: gross, credit_amount: gross - net - carried };
    return { result: { data: { ...confirmation, isPaid, invoice: { amount_due: net }, ...amounts } } };
  }),
];

/** The price of an upgrade half way through a period; nothing during a trial. */
function differenceTo(
  asked: Asking<
    | 'SUBSCRIPTION_MISSING'
    | 'PLAN_NOT_OFFERED'
    | 'MANAGED_BY_GOOGLE'
    | 'MANAGED_BY_APPLE'
    | 'SUBSCRIPTION_CANCELLED'
    | 'PAYMENT_OVERDUE'
    | 'NOT_AN_UPGRADE'
    | 'PLAN_AFTER_CURRENT'
    | 'PLAN_CHANGING'
    | 'PLAN_TOO_SMALL'
  >,
  priceId: string,
): { plan: CatalogPlan } & Price {
  const { account, world, refuse } = asked;
  const held = heldPlan(account, world);
  if (!held) throw refuse('SUBSCRIPTION_MISSING');
  const plan = offeredPlan(asked, priceId);
  refusePlan(asked, plan, held);
  const isFree = world.billing.state === 'trialing';
  return { plan, ...priced(world, isFree ? 0 : Math.round((plan.monthlyCents - held.monthlyCents) / 2)) };
}

function hold(
  { account, world }: { account: Account; world: World },
  plan: CatalogPlan,
  state: World['billing']['state'],
) {
  const before = account.user.subscriptions;
  const end = firstChargeAt(new Date(), state === 'trialing' ? TRIAL_DAYS : PERIOD_DAYS);
  account.user = {
    ...account.user,
    isSubscriptionPurchased: true,
    subscriptions: aSubscription({
      ...(before ?? { nextBillingDate: end.toISOString() }),
      paymentAmount: plan.monthlyCents / 100,
      subscritionPlanId: plan.id,
      subscription_tier: plan.name,
    }),
  };
  world.billing = { ...world.billing, state, isTrialOffered: false };
  world.activeLimit = planOf(account, world)?.allows.activeTransactions ?? world.activeLimit;
}

/** In cents. */
interface Price {
  gross: number;
  /** After the company's credit. */
  net: number;
  /** Too little to be charged: added to the next invoice. */
  carried: number;
}

function priced({ billing }: World, gross: number): Price {
  const owed = Math.max(0, gross - billing.creditCents);
  return owed < LEAST_CHARGE ? { gross, net: 0, carried: owed } : { gross, net: owed, carried: 0 };
}

/** Pays from credit: a payment that credit covers needs no card, and the rest of the credit stays. */
function settle(world: World, { gross, net }: Price): void {
  if (gross === 0) return;
  const { billing } = world;
  const card = net > 0 ? (billing.card ?? aCard()) : billing.card;
  const creditCents = billing.creditCents - (gross - net);
  world.billing = { ...billing, card, creditCents, invoices: withInvoice(world, gross) };
}

function withInvoice({ billing: { invoices } }: World, total: number) {
  const number = `KD-${String(invoices.length + 1).padStart(4, '0')}`;
  return [anInvoice({ number, total }), ...invoices];
}

/** At once, with what is open taken back. */
function end(account: Account, world: World): void {
  const invoices = world.billing.invoices.map((invoice) =>
    invoice.status === 'open' ? anInvoice({ ...invoice, status: 'void', amount_due: 0 }) : invoice,
  );
  world.billing = { ...world.billing, state: 'ended', graceEndsAt: null, card: null, invoices };
  const subscriptionNotice = { kind: 'ended', until: null } as const;
  account.user = { ...account.user, isSubscriptionPurchased: false, subscriptions: null, subscriptionNotice };
  world.activeLimit = FREE_ACTIVE_TRANSACTIONS;
}

function setCancelled(account: Account, isCancelled: boolean): void {
  const { subscriptions } = account.user;
  if (subscriptions) account.user = { ...account.user, subscriptions: { ...subscriptions, isCancelled } };
}
