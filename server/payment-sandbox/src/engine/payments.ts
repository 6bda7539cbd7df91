import type Stripe from 'stripe';
import { ApiError, type Decline } from '../http/api-error';
import { behaviorOf } from '../objects/payment-method';
import { AUTHENTICATION_REQUIRED } from '../objects/test-cards';
import { idOf } from '../objects/subscription';
import { finalize, invoiceOf, markPaid, markUncollectible, paymentOf, subscriptionOf, voidInvoice } from './invoices';
import { DAY } from './periods';
import type { Work } from './work';

/** When a failed renewal is tried again; after the last try it stays past due. */
const RETRIES = [3 * DAY, 5 * DAY];

/** The card that a subscription is charged to: its own, or the customer's. */
export function cardOf({ ledger }: Work, subscription: Stripe.Subscription): Stripe.PaymentMethod | null {
  const customer = ledger.get('customer', idOf(subscription.customer) ?? '');
  const id = idOf(subscription.default_payment_method) ?? idOf(customer.invoice_settings.default_payment_method);
  return id === null ? null : (ledger.find('payment_method', id) ?? null);
}

/** Takes up a renewal's draft once its hour is over. */
export function collect(work: Work, subscription: Stripe.Subscription, invoice: Stripe.Invoice): void {
  finalize(work, invoice);
  const paused = subscription.pause_collection?.behavior;
  if (paused === 'void') voidInvoice(work, invoice);
  else if (paused === 'mark_uncollectible') markUncollectible(work, invoice);
  else chargeCard(work, invoice, cardOf(work, subscription));
}

/**
 * Charges an invoice to a card on file, without the person. A card that requires them each time is declined.
 * @returns whether it was paid
 */
export function chargeCard(work: Work, invoice: Stripe.Invoice, card: Stripe.PaymentMethod | null): boolean {
  const intent = paymentOf(work, invoice);
  if (!intent) return true;
  const decline = card ? declineOf(card) : NO_CARD;
  if (card && !decline) succeed(work, intent, card);
  else fail(work, intent, { card, decline: decline ?? NO_CARD });
  return invoice.status === 'paid';
}

function declineOf(card: Stripe.PaymentMethod): Decline | null {
  const behavior = behaviorOf(card);
  if (behavior.challenges === 'always') return AUTHENTICATION_REQUIRED;
  return behavior.declines ?? behavior.chargeDeclines ?? null;
}

const NO_CARD: Decline = {
  code: 'card_declined',
  message: 'This customer has no attached payment source or default payment method.',
};

/** A payment went through; its invoice is paid, and its card is charged from then on. */
export function succeed(work: Work, intent: Stripe.PaymentIntent, card: Stripe.PaymentMethod): void {
  const { ledger, emit } = work;
  Object.assign(intent, { status: 'succeeded', amount_received: intent.amount, payment_method: card.id });
  Object.assign(intent, { next_action: null, last_payment_error: null });
  ledger.save('payment_intent', intent);
  emit('payment_intent.succeeded', intent);
  const invoice = invoiceOf(work, intent);
  if (!invoice) return;
  saveCard(work, invoice, card);
  invoice.attempt_count += 1;
  markPaid(work, invoice);
}

function saveCard(work: Work, invoice: Stripe.Invoice, card: Stripe.PaymentMethod): void {
  attachCard(work, card, idOf(invoice.customer) ?? '');
  const subscription = subscriptionOf(work, invoice);
  if (subscription?.payment_settings?.save_default_payment_method !== 'on_subscription') return;
  subscription.default_payment_method = card.id;
  work.ledger.save('subscription', subscription);
}

export function attachCard({ ledger, emit }: Work, card: Stripe.PaymentMethod, customer: string): void {
  if (card.customer === customer) return;
  card.customer = customer;
  ledger.save('payment_method', card);
  emit('payment_method.attached', card);
}

/** Records a failed payment. The error has the sentence that the person reads. */
export function fail(
  work: Work,
  intent: Stripe.PaymentIntent,
  { card, decline }: { card: Stripe.PaymentMethod | null; decline: Decline },
): ApiError {
  const { ledger, emit } = work;
  intent.status = 'requires_payment_method';
  intent.payment_method = null;
  intent.next_action = null;
  intent.last_payment_error = {
    type: 'card_error',
    ...decline,
    ...(card && { payment_method: structuredClone(card) }),
  };
  ledger.save('payment_intent', intent);
  emit('payment_intent.payment_failed', intent);
  const invoice = invoiceOf(work, intent);
  if (invoice) failInvoice(work, invoice);
  return ApiError.declined(decline, { payment_intent: structuredClone(intent) });
}

function failInvoice(work: Work, invoice: Stripe.Invoice): void {
  const { ledger, emit } = work;
  const isRenewal = invoice.billing_reason === 'subscription_cycle';
  const wait = isRenewal ? RETRIES[invoice.attempt_count] : undefined;
  invoice.attempted = true;
  invoice.attempt_count += 1;
  invoice.next_payment_attempt = wait === undefined ? null : invoice.created + wait;
  ledger.save('invoice', invoice);
  emit('invoice.payment_failed', invoice);
  const subscription = subscriptionOf(work, invoice);
  if (!subscription || !isRenewal || !['active', 'trialing'].includes(subscription.status)) return;
  subscription.status = 'past_due';
  ledger.save('subscription', subscription);
  emit('customer.subscription.updated', subscription);
}
