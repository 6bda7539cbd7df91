import type Stripe from 'stripe';
import { z } from 'zod';
import type {
  Card,
  Charge,
  DueInvoice,
  Intent,
  OtherMethod,
  PaidPeriod,
  ProviderInvoice,
  ProviderSubscription,
  ScheduledCharge,
} from '../../ports/payments';

/** The metadata by which we recognize our own objects. */
export const PLAN_KEY = 'keydate_plan';
export const PURCHASE_KEY = 'keydate_purchase';
export const BUYER_KEY = 'keydate_buyer';

const STATUS: Readonly<Record<string, ProviderSubscription['status']>> = {
  incomplete: 'incomplete',
  trialing: 'trialing',
  active: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  paused: 'paused',
};

/**
 * A subscription of Stripe's, with its last invoice, its card and its customer's expanded. It always has exactly one
 * item.
 */
export function readSubscription(subscription: Stripe.Subscription): ProviderSubscription {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`The subscription ${subscription.id} has no item`);
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer),
    status: STATUS[subscription.status] ?? 'ended',
    productId: idOf(item.price.product),
    priceId: item.price.id,
    itemId: item.id,
    monthlyCents: item.price.unit_amount ?? 0,
    isCancelled: endsInPeriod(subscription, item),
    createdAt: time(subscription.created),
    trialEndsAt: subscription.trial_end === null ? null : time(subscription.trial_end),
    periodEndsAt: time(Math.min(item.current_period_end, subscription.cancel_at ?? Infinity)),
    card: readCard(subscription),
    otherMethod: readOtherMethod(subscription),
    endsAt: subscription.cancel_at === null ? null : time(subscription.cancel_at),
    isCollectionPaused: isCollectionPaused(subscription, item),
    scheduled: readScheduled(subscription.latest_invoice),
    carriedCents: readCarried(subscription.latest_invoice),
    purchase: subscription.metadata[PURCHASE_KEY] ?? null,
    buyerId: subscription.metadata[BUYER_KEY] ?? null,
    due: readDue(subscription.latest_invoice),
    paid: readPaid(subscription.latest_invoice),
    pendingPriceId: subscription.pending_update?.subscription_items?.[0]?.price.id ?? null,
  };
}

/**
 * The dashboard can also end a subscription on a day, even one of a later period: until that period it is charged as
 * usual.
 */
function endsInPeriod(
  { cancel_at_period_end: endsWithPeriod, cancel_at: endsAt }: Stripe.Subscription,
  item: Stripe.SubscriptionItem,
): boolean {
  return endsWithPeriod || (endsAt !== null && endsAt <= item.current_period_end);
}

function isCollectionPaused(
  { pause_collection: paused }: Stripe.Subscription,
  { current_period_end: next }: Stripe.SubscriptionItem,
): boolean {
  return paused !== null && (paused.resumes_at === null || paused.resumes_at > next);
}

/** The method that is charged: the subscription's own, or else the customer's. */
function methodOf({ default_payment_method: own, customer }: Stripe.Subscription): Stripe.PaymentMethod | null {
  const method = own ?? methodOfCustomer(customer);
  return typeof method === 'string' ? null : method;
}

function readCard(subscription: Stripe.Subscription): Card | null {
  const method = methodOf(subscription);
  if (!method?.card) return null;
  const { brand, last4, exp_month, exp_year } = method.card;
  return { brand, last4, exp_month, exp_year };
}

/** A bank account, Link and so on; or a source, which older customers may have. */
function readOtherMethod(subscription: Stripe.Subscription): OtherMethod | null {
  const method = methodOf(subscription);
  if (method) return method.card ? null : { type: method.type, last4: last4Of(method) };
  const { default_source: own, customer } = subscription;
  const hasSource = own !== null || (typeof customer !== 'string' && !customer.deleted && customer.default_source);
  return hasSource ? { type: 'source', last4: null } : null;
}

const withLast4 = z.object({ last4: z.string() });

function last4Of(method: Stripe.PaymentMethod): string | null {
  const { data: details } = z.record(z.string(), z.unknown()).safeParse(method);
  return withLast4.safeParse(details?.[method.type]).data?.last4 ?? null;
}

function methodOfCustomer(customer: Stripe.Subscription['customer']): string | Stripe.PaymentMethod | null {
  return typeof customer === 'string' || customer.deleted ? null : customer.invoice_settings.default_payment_method;
}

function readDue(invoice: Stripe.Subscription['latest_invoice']): DueInvoice | null {
  if (invoice === null || typeof invoice === 'string' || invoice.status !== 'open') return null;
  return {
    id: invoice.id,
    amountDueCents: invoice.amount_due,
    grossCents: invoice.subtotal,
    creditCents: (invoice.ending_balance ?? 0) - invoice.starting_balance,
    createdAt: time(invoice.created),
    clientSecret: invoice.confirmation_secret?.client_secret ?? null,
  };
}

/** Nothing is charged where Stripe has stopped to advance the draft. */
function readScheduled(invoice: Stripe.Subscription['latest_invoice']): ScheduledCharge | null {
  if (invoice === null || typeof invoice === 'string' || invoice.status !== 'draft' || !invoice.auto_advance)
    return null;
  const finalizesAt = invoice.automatically_finalizes_at ?? invoice.created + DRAFT_SECONDS;
  return { ...readCharge(invoice), at: time(finalizesAt) };
}

const DRAFT_SECONDS = 3600;

function readCarried(invoice: Stripe.Subscription['latest_invoice']): number {
  if (invoice === null || typeof invoice === 'string' || invoice.status !== 'paid') return 0;
  return readCharge(invoice).carriedCents;
}

/** Stripe charges no less, in cents (https://docs.stripe.com/currencies): it pays the invoice and adds that to the next one. */
const LEAST_CHARGE = 50;

/** The charge of an invoice. Where that is too little, a preview may still name it as due, or already in the balance. */
export function readCharge(invoice: Pick<Stripe.Invoice, 'amount_due' | 'ending_balance'>): Charge {
  const { amount_due: due, ending_balance: balance } = invoice;
  if (due >= LEAST_CHARGE) return { dueCents: due, carriedCents: 0 };
  return { dueCents: 0, carriedCents: due > 0 ? due : Math.max(0, balance ?? 0) };
}

/** An upgrade has two lines; the refund of the smaller plan is below zero. */
function readPaid(invoice: Stripe.Subscription['latest_invoice']): PaidPeriod | null {
  if (invoice === null || typeof invoice === 'string' || invoice.status !== 'paid') return null;
  const [line] = invoice.lines.data
    .filter(({ amount }) => amount > 0)
    .sort((left, right) => right.period.end - left.period.end);
  const productId = line?.pricing?.price_details?.product;
  return line && productId !== undefined ? { productId, until: time(line.period.end) } : null;
}

/** An invoice as people see it; a draft does not count yet. */
export function readInvoice(invoice: Stripe.Invoice): ProviderInvoice[] {
  const { id, number, created, total, amount_due: amountDueCents } = invoice;
  const { hosted_invoice_url: pageUrl = null, invoice_pdf: pdfUrl = null } = invoice;
  const status = SHOWN_STATUSES.find((shown) => shown === invoice.status);
  if (!status) return [];
  return [{ id, number, createdAt: time(created), status, totalCents: total, amountDueCents, pageUrl, pdfUrl }];
}

const SHOWN_STATUSES = ['paid', 'open', 'void', 'uncollectible'] as const;

/** Reads the state of a payment or a card that the browser confirms. */
export function readIntent({
  id,
  created,
  status,
  payment_method: card,
}: Stripe.PaymentIntent | Stripe.SetupIntent): Intent {
  const enteredAt = time(card === null || typeof card === 'string' ? created : card.created);
  return { id, enteredAt, outcome: OUTCOME[status] ?? 'failed' };
}

const OUTCOME: Readonly<Record<string, Intent['outcome']>> = {
  succeeded: 'succeeded',
  processing: 'processing',
  requires_capture: 'processing',
  requires_action: 'processing',
  requires_confirmation: 'processing',
};

export function idOf(field: string | { id: string }): string {
  return typeof field === 'string' ? field : field.id;
}

function time(seconds: number): Date {
  return new Date(seconds * 1000);
}
