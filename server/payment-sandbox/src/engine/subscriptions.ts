import type Stripe from 'stripe';
import { ApiError } from '../http/api-error';
import { presentCustomer } from '../ledger/present-customer';
import { newSetupIntent } from '../objects/intents';
import type { InvoiceLine } from '../objects/invoice';
import { idOf, itemOf, newSubscription } from '../objects/subscription';
import { issueInvoice, setPrice, voidInvoice } from './invoices';
import { cardOf, chargeCard } from './payments';
import { DAY, monthAfter } from './periods';
import { expire, PAYMENT_WINDOW } from './renewals';
import type { Work } from './work';

type PaymentBehavior = 'allow_incomplete' | 'default_incomplete' | 'error_if_incomplete' | 'pending_if_incomplete';

export interface SubscriptionStart {
  customer: string;
  price: string;
  billingMode: 'classic';
  trialDays: number;
  missingPaymentMethod: 'cancel' | 'create_invoice' | 'pause';
  paymentBehavior: PaymentBehavior;
  savesPaymentMethod: boolean;
  defaultPaymentMethod: string | null;
  metadata: Stripe.Metadata;
}

/** A price that can be bought; throws Stripe's refusal if it, or its product, is archived. */
function priceOnSale({ ledger }: Work, id: string): Stripe.Price {
  const price = ledger.get('price', id, 'items[0][price]');
  const isSold = ledger.find('product', idOf(price.product) ?? '')?.active;
  if (!price.active || !isSold)
    throw ApiError.invalid(
      'The price specified is inactive. This field only accepts active prices.',
      'items[0][price]',
    );
  return price;
}

export function startSubscription(work: Work, input: SubscriptionStart): Stripe.Subscription {
  const { ledger, emit } = work;
  const customer = presentCustomer(ledger, input.customer, 'customer');
  const price = priceOnSale(work, input.price);
  const created = ledger.now(customer.id);
  const trialEnd = input.trialDays > 0 ? created + input.trialDays * DAY : null;
  const periodEnd = trialEnd ?? monthAfter(created, created);
  const subscription = newSubscription({ ...input, customer, price, created, trialEnd, periodEnd });
  ledger.save('subscription', subscription);
  emit('customer.subscription.created', subscription);
  const amount = trialEnd === null ? (price.unit_amount ?? 0) : 0;
  const line = lineOf(work, subscription, price, { amount, isProration: false, start: created, end: periodEnd });
  const invoice = issueInvoice(work, subscription, 'subscription_create', [line]);
  if (input.paymentBehavior === 'default_incomplete') offerSetup(work, subscription, created);
  else if (amount > 0) payFirst(work, subscription, invoice, input.paymentBehavior);
  return subscription;
}

/** During a trial nothing is due; a card can be added all the same. */
function offerSetup({ ledger }: Work, subscription: Stripe.Subscription, created: number): void {
  if (subscription.status !== 'trialing') return;
  const setup = ledger.save('setup_intent', newSetupIntent(idOf(subscription.customer) ?? '', created, {}));
  subscription.pending_setup_intent = setup.id;
  ledger.save('subscription', subscription);
}

function payFirst(
  work: Work,
  subscription: Stripe.Subscription,
  invoice: Stripe.Invoice,
  behavior: PaymentBehavior,
): void {
  if (chargeCard(work, invoice, cardOf(work, subscription)) || behavior !== 'error_if_incomplete') return;
  expire(work, subscription);
  throw ApiError.declined({ code: 'card_declined', message: 'Your card was declined.' });
}

interface LineInput {
  amount: number;
  isProration: boolean;
  start: number;
  end: number;
}

function lineOf(
  { ledger }: Work,
  subscription: Stripe.Subscription,
  price: Stripe.Price,
  input: LineInput,
): InvoiceLine {
  const name = ledger.find('product', idOf(price.product) ?? '')?.name ?? 'plan';
  const time = input.amount < 0 ? 'Unused time on' : 'Remaining time on';
  const description = input.isProration ? `${time} ${name}` : `1 × ${name}`;
  return { ...input, description, price, subscriptionItem: itemOf(subscription).id };
}

/** The cost of a change of price for the rest of the period: the new price's share, less the old one's. */
function prorationLines(work: Work, subscription: Stripe.Subscription, price: Stripe.Price, at: number): InvoiceLine[] {
  const { current_period_start: start, current_period_end: end, price: old } = itemOf(subscription);
  if (subscription.status === 'trialing' || old.id === price.id) return [];
  if (at < start || at > end) throw ApiError.invalid('The proration date is outside of the period.', 'proration_date');
  const share = (end - at) / (end - start);
  const part = (of: Stripe.Price) => Math.round((of.unit_amount ?? 0) * share);
  return [
    lineOf(work, subscription, old, { amount: -part(old), isProration: true, start: at, end }),
    lineOf(work, subscription, price, { amount: part(price), isProration: true, start: at, end }),
  ];
}

export interface PriceChange {
  price: string;
  proration: 'always_invoice' | 'none';
  prorationDate: number | null;
  paymentBehavior: PaymentBehavior;
}

/**
 * Changes the price of a subscription. With `pending_if_incomplete` it changes only once the amount due has been paid.
 */
export function changePrice(work: Work, subscription: Stripe.Subscription, change: PriceChange): void {
  const { ledger, emit } = work;
  const price = priceOnSale(work, change.price);
  const now = ledger.now(idOf(subscription.customer) ?? undefined);
  const lines =
    change.proration === 'none' ? [] : prorationLines(work, subscription, price, change.prorationDate ?? now);
  if (lines.length === 0) {
    setPrice(subscription, price);
    ledger.save('subscription', subscription);
    return;
  }
  // only one change waits at a time: the invoice of an earlier one is voided
  const waiting = subscription.pending_update && ledger.find('invoice', idOf(subscription.latest_invoice) ?? '');
  if (waiting?.status === 'open') voidInvoice(work, waiting);
  const waits = change.paymentBehavior === 'pending_if_incomplete';
  if (waits) subscription.pending_update = pendingUpdate(subscription, price, now);
  else setPrice(subscription, price);
  const invoice = issueInvoice(work, subscription, 'subscription_update', lines);
  if (invoice.status === 'paid') return;
  if (change.paymentBehavior === 'default_incomplete') return;
  const isPaid = chargeCard(work, invoice, cardOf(work, subscription));
  if (!isPaid && !waits) emit('customer.subscription.updated', subscription);
}

function pendingUpdate(
  subscription: Stripe.Subscription,
  price: Stripe.Price,
  now: number,
): Stripe.Subscription.PendingUpdate {
  const item = structuredClone(itemOf(subscription));
  return {
    billing_cycle_anchor: null,
    cancel_at_period_end: null,
    discount: null,
    discounts: null,
    metadata: null,
    expires_at: Math.min(now + PAYMENT_WINDOW, item.current_period_end),
    subscription_items: [{ ...item, price }],
    trial_end: null,
    trial_from_plan: null,
  };
}

/** The lines of an invoice for a change of price that is made now. */
export function changeLines(
  work: Work,
  subscription: Stripe.Subscription,
  priceId: string,
  date: number | null,
): InvoiceLine[] {
  const at = date ?? work.ledger.now(idOf(subscription.customer) ?? undefined);
  return prorationLines(work, subscription, priceOnSale(work, priceId), at);
}
