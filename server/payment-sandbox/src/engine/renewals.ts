import type Stripe from 'stripe';
import type { InvoiceLine } from '../objects/invoice';
import { endsInPeriod, idOf, itemOf } from '../objects/subscription';
import { draftsOf, issueInvoice, openInvoicesOf, scheduleInvoice, voidInvoice } from './invoices';
import { cardOf, chargeCard, collect } from './payments';
import { DAY, HOUR, monthAfter } from './periods';
import type { Ledger } from '../ledger/ledger';
import type { Work } from './work';

/** A first payment must be made within this time, and a paid change of plan too. */
export const PAYMENT_WINDOW = 23 * HOUR;
const TRIAL_NOTICE = 3 * DAY;

interface Due {
  at: number;
  what: () => void;
}

/** Carries out the events that became due since the account was last used, in their order. */
export function catchUp(work: Work): void {
  const { ledger } = work;
  // with thousands of subscriptions, to look at all of them for each request would take longer than the request
  const known = QUIET.get(ledger);
  if (known?.changes === ledger.changes && ledger.today() < known.until) return;
  for (let due = nextDue(work); due; due = nextDue(work)) ledger.at(due.at, due.what);
  const until = Math.min(...ledger.all('subscription').flatMap((each) => duesOf(work, each).map(({ at }) => at)));
  QUIET.set(ledger, { changes: ledger.changes, until });
}

/** Until when nothing is due in an account, unless it changes: a test clock that is moved is such a change. */
const QUIET = new WeakMap<Ledger, { changes: number; until: number }>();

function nextDue(work: Work): Due | undefined {
  const { ledger } = work;
  return ledger
    .all('subscription')
    .flatMap((subscription) => {
      const today = ledger.today(idOf(subscription.customer) ?? undefined);
      return duesOf(work, subscription).filter(({ at }) => at <= today);
    })
    .sort((left, right) => left.at - right.at)[0];
}

/** The next events of a subscription, with their times. */
function duesOf(work: Work, subscription: Stripe.Subscription): Due[] {
  const { status, created, pending_update: pending, cancel_at: endsAt } = subscription;
  if (status === 'incomplete') return [{ at: created + PAYMENT_WINDOW, what: () => expire(work, subscription) }];
  if (!['trialing', 'active', 'past_due'].includes(status)) return [];
  const end = itemOf(subscription).current_period_end;
  return [
    ...trialNotice(work, subscription),
    ...finalizations(work, subscription),
    ...retries(work, subscription),
    ...(pending ? [{ at: pending.expires_at, what: () => dropPendingUpdate(work, subscription) }] : []),
    endsAt !== null && endsAt < end
      ? { at: endsAt, what: () => endSubscription(work, subscription, 'cancellation_requested') }
      : { at: end, what: () => endPeriod(work, subscription) },
  ];
}

const NOTICE_GIVEN = 'sandbox_trial_notice';

function trialNotice(work: Work, subscription: Stripe.Subscription): Due[] {
  const { status, trial_end: trialEnd, metadata, created } = subscription;
  if (status !== 'trialing' || trialEnd === null || metadata[NOTICE_GIVEN]) return [];
  const what = () => {
    // marked in the metadata, which Stripe leaves to its users
    subscription.metadata[NOTICE_GIVEN] = 'given';
    work.ledger.save('subscription', subscription);
    work.emit('customer.subscription.trial_will_end', subscription);
  };
  return [{ at: Math.max(created, trialEnd - TRIAL_NOTICE), what }];
}

function finalizations(work: Work, subscription: Stripe.Subscription): Due[] {
  return draftsOf(work, subscription.id).flatMap((invoice) => {
    const { automatically_finalizes_at: at, auto_advance: advances } = invoice;
    return at === null || !advances ? [] : [{ at, what: () => collect(work, subscription, invoice) }];
  });
}

function retries(work: Work, subscription: Stripe.Subscription): Due[] {
  return openInvoicesOf(work, subscription.id).flatMap((invoice) => {
    const { next_payment_attempt: at } = invoice;
    return at === null ? [] : [{ at, what: () => void chargeCard(work, invoice, cardOf(work, subscription)) }];
  });
}

function endPeriod(work: Work, subscription: Stripe.Subscription): void {
  const { status, trial_settings: trial } = subscription;
  const isUncovered = status === 'trialing' && cardOf(work, subscription) === null;
  const uncovered = isUncovered ? trial?.end_behavior.missing_payment_method : undefined;
  if (endsInPeriod(subscription)) endSubscription(work, subscription, 'cancellation_requested');
  else if (uncovered === 'cancel') endSubscription(work, subscription, null);
  else if (uncovered === 'pause') pause(work, subscription);
  else renew(work, subscription);
}

/** The invoice line for the next period. */
export function renewalLine(work: Work, subscription: Stripe.Subscription): InvoiceLine {
  const item = itemOf(subscription);
  const start = item.current_period_end;
  const month = monthAfter(start, subscription.billing_cycle_anchor);
  // a period that a day in it ends costs its share
  const end = Math.min(month, subscription.cancel_at ?? Infinity);
  return {
    amount: Math.round(((item.price.unit_amount ?? 0) * (end - start)) / (month - start)),
    description: `1 × ${work.ledger.find('product', idOf(item.price.product) ?? '')?.name ?? 'plan'}`,
    price: item.price,
    subscriptionItem: item.id,
    isProration: false,
    start,
    end,
  };
}

/** A trial that ends without a way to pay, if its settings say so: no invoices, until somebody resumes it. */
function pause(work: Work, subscription: Stripe.Subscription): void {
  subscription.status = 'paused';
  work.ledger.save('subscription', subscription);
  work.emit('customer.subscription.paused', subscription);
  work.emit('customer.subscription.updated', subscription);
}

/** Resumes a paused subscription: a period begins, and its invoice is charged at once. */
export function resume(work: Work, subscription: Stripe.Subscription): void {
  const now = work.ledger.now(idOf(subscription.customer) ?? undefined);
  subscription.billing_cycle_anchor = now;
  Object.assign(itemOf(subscription), { current_period_end: now });
  const line = renewalLine(work, subscription);
  Object.assign(itemOf(subscription), { current_period_start: line.start, current_period_end: line.end });
  subscription.status = 'active';
  const invoice = issueInvoice(work, subscription, 'subscription_cycle', [line]);
  chargeCard(work, invoice, cardOf(work, subscription));
  work.ledger.save('subscription', subscription);
  work.emit('customer.subscription.resumed', subscription);
}

function renew(work: Work, subscription: Stripe.Subscription): void {
  const line = renewalLine(work, subscription);
  Object.assign(itemOf(subscription), { current_period_start: line.start, current_period_end: line.end });
  scheduleInvoice(work, subscription, [line]);
  // the trial is over when its period is, an hour before anything is charged
  if (subscription.status === 'trialing') subscription.status = 'active';
  work.ledger.save('subscription', subscription);
  work.emit('customer.subscription.updated', subscription);
}

/** Ends a subscription whose first payment never came; nothing was ever bought. */
export function expire(work: Work, subscription: Stripe.Subscription): void {
  for (const invoice of openInvoicesOf(work, subscription.id)) voidInvoice(work, invoice);
  subscription.status = 'incomplete_expired';
  subscription.ended_at = work.ledger.now(idOf(subscription.customer) ?? undefined);
  work.ledger.save('subscription', subscription);
  work.emit('customer.subscription.updated', subscription);
}

function dropPendingUpdate(work: Work, subscription: Stripe.Subscription): void {
  const invoice = work.ledger.find('invoice', idOf(subscription.latest_invoice) ?? '');
  if (invoice?.status === 'open') voidInvoice(work, invoice);
  subscription.pending_update = null;
  work.ledger.save('subscription', subscription);
  work.emit('customer.subscription.pending_update_expired', subscription);
}

export function endSubscription(
  work: Work,
  subscription: Stripe.Subscription,
  reason: Stripe.Subscription.CancellationDetails.Reason | null,
): void {
  const now = work.ledger.now(idOf(subscription.customer) ?? undefined);
  subscription.status = 'canceled';
  subscription.ended_at = now;
  subscription.canceled_at ??= now;
  subscription.pending_update = null;
  if (subscription.cancellation_details) subscription.cancellation_details.reason = reason;
  for (const invoice of openInvoicesOf(work, subscription.id)) {
    // Stripe leaves the invoice open, and stops charging it
    Object.assign(invoice, { next_payment_attempt: null, auto_advance: false });
    work.ledger.save('invoice', invoice);
  }
  work.ledger.save('subscription', subscription);
  work.emit('customer.subscription.deleted', subscription);
}
