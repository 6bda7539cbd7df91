import type Stripe from 'stripe';
import { newPaymentIntent } from '../objects/intents';
import { amountsOf, newInvoice, newInvoicePayment, numberOf, scheduledOf, type InvoiceLine } from '../objects/invoice';
import { planOf } from '../objects/catalog';
import { idOf, itemOf } from '../objects/subscription';
import { HOUR } from './periods';
import type { Work } from './work';

/** Makes an invoice of a subscription, with a payment if an amount is due; an invoice of zero is paid at once. */
export function issueInvoice(
  work: Work,
  subscription: Stripe.Subscription,
  reason: Stripe.Invoice.BillingReason,
  lines: readonly InvoiceLine[],
): Stripe.Invoice {
  const invoice = begin(work, subscription, { reason, lines, isDraft: false });
  finalize(work, invoice);
  return invoice;
}

/** The invoice of a renewal: it stays a draft for an hour, and nothing is charged before that. */
export function scheduleInvoice(
  work: Work,
  subscription: Stripe.Subscription,
  lines: readonly InvoiceLine[],
): Stripe.Invoice {
  return begin(work, subscription, { reason: 'subscription_cycle', lines, isDraft: true });
}

interface Begun {
  reason: Stripe.Invoice.BillingReason;
  lines: readonly InvoiceLine[];
  isDraft: boolean;
}

function begin(
  { ledger, emit, hostedUrl }: Work,
  subscription: Stripe.Subscription,
  { reason, lines, isDraft }: Begun,
): Stripe.Invoice {
  const customer = ledger.get('customer', idOf(subscription.customer) ?? '', 'customer');
  const created = ledger.now(customer.id);
  const made = newInvoice({ customer, subscription, reason, lines, created, hostedUrl });
  const invoice = isDraft ? scheduledOf(made, created + HOUR) : made;
  if (isDraft && subscription.pause_collection?.behavior === 'keep_as_draft') invoice.auto_advance = false;
  subscription.latest_invoice = invoice.id;
  ledger.save('subscription', subscription);
  emit('invoice.created', ledger.save('invoice', invoice));
  return invoice;
}

/** Ends the draft: the invoice gets its number and, if something is due, its payment. */
export function finalize(work: Work, invoice: Stripe.Invoice): void {
  const { ledger, emit, hostedUrl } = work;
  const customer = ledger.get('customer', idOf(invoice.customer) ?? '', 'customer');
  const sequence = customer.next_invoice_sequence ?? 1;
  // the credit may have changed while it was a draft
  Object.assign(invoice, amountsOf(invoice.total, customer.balance), {
    status: 'open',
    number: numberOf(customer, sequence),
    hosted_invoice_url: hostedUrl(invoice.id),
    effective_at: ledger.now(customer.id),
    automatically_finalizes_at: null,
  });
  invoice.status_transitions.finalized_at = ledger.now(customer.id);
  customer.next_invoice_sequence = sequence + 1;
  customer.balance = invoice.ending_balance ?? 0;
  ledger.save('customer', customer);
  if (invoice.amount_due > 0) addPayment(work, invoice, customer.id);
  ledger.save('invoice', invoice);
  emit('invoice.finalized', invoice);
  if (invoice.amount_due === 0) markPaid(work, invoice);
}

function addPayment({ ledger }: Work, invoice: Stripe.Invoice, customer: string): void {
  const { amount_due: amount, currency, created } = invoice;
  const intent = ledger.save('payment_intent', newPaymentIntent({ amount, currency, customer, created }));
  invoice.payments?.data.push(newInvoicePayment(invoice, intent));
  invoice.confirmation_secret = { client_secret: intent.client_secret ?? '', type: 'payment_intent' };
}

/** The payment of an invoice; null if nothing was due. */
export function paymentOf({ ledger }: Work, invoice: Stripe.Invoice): Stripe.PaymentIntent | null {
  const id = idOf(invoice.payments?.data[0]?.payment.payment_intent);
  return id === null ? null : ledger.get('payment_intent', id);
}

/** The invoice that a payment settles. */
export function invoiceOf({ ledger }: Work, intent: Stripe.PaymentIntent): Stripe.Invoice | null {
  const isOfIntent = ({ payments }: Stripe.Invoice) => idOf(payments?.data[0]?.payment.payment_intent) === intent.id;
  return ledger.all('invoice').find(isOfIntent) ?? null;
}

export function subscriptionOf({ ledger }: Work, invoice: Stripe.Invoice): Stripe.Subscription | null {
  const id = idOf(invoice.parent?.subscription_details?.subscription);
  return id === null ? null : ledger.get('subscription', id);
}

/** Marks an invoice as paid: its subscription gets the period and plan paid for. */
export function markPaid(work: Work, invoice: Stripe.Invoice): void {
  const { ledger, emit } = work;
  const paidAt = ledger.now(idOf(invoice.customer) ?? undefined);
  Object.assign(invoice, {
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    auto_advance: false,
    attempted: true,
  });
  Object.assign(invoice, { status: 'paid', next_payment_attempt: null, confirmation_secret: null });
  invoice.status_transitions.paid_at = paidAt;
  for (const payment of invoice.payments?.data ?? []) {
    Object.assign(payment, { status: 'paid', amount_paid: payment.amount_requested });
    payment.status_transitions.paid_at = paidAt;
  }
  ledger.save('invoice', invoice);
  emit('invoice.paid', invoice);
  if (invoice.amount_paid > 0) emit('invoice.payment_succeeded', invoice);
  const subscription = subscriptionOf(work, invoice);
  if (subscription) takeEffect(work, subscription, invoice);
}

function takeEffect(work: Work, subscription: Stripe.Subscription, invoice: Stripe.Invoice): void {
  const before = JSON.stringify(subscription);
  const [item] = subscription.pending_update?.subscription_items ?? [];
  if (item && idOf(subscription.latest_invoice) === invoice.id) {
    setPrice(subscription, item.price);
    subscription.pending_update = null;
  }
  const stillOwes = openInvoicesOf(work, subscription.id).length > 0;
  if (subscription.status === 'incomplete') subscription.status = 'active';
  if (['past_due', 'unpaid'].includes(subscription.status) && !stillOwes) subscription.status = 'active';
  if (JSON.stringify(subscription) === before) return;
  work.ledger.save('subscription', subscription);
  work.emit('customer.subscription.updated', subscription);
}

export function setPrice(subscription: Stripe.Subscription, price: Stripe.Price): void {
  Object.assign(itemOf(subscription), { price, plan: planOf(price) });
}

export function openInvoicesOf(work: Work, subscriptionId: string): Stripe.Invoice[] {
  return work.ledger.invoicesOf(subscriptionId).filter(({ status }) => status === 'open');
}

export function draftsOf(work: Work, subscriptionId: string): Stripe.Invoice[] {
  return work.ledger.invoicesOf(subscriptionId).filter(({ status }) => status === 'draft');
}

/** Voids an invoice: nobody owes it any longer. A change of plan that waited for its payment is dropped. */
export function voidInvoice(work: Work, invoice: Stripe.Invoice): void {
  if (invoice.status !== 'open') return;
  const { ledger, emit } = work;
  const now = ledger.now(idOf(invoice.customer) ?? undefined);
  const intent = paymentOf(work, invoice);
  if (intent && intent.status !== 'succeeded') {
    Object.assign(intent, {
      status: 'canceled',
      canceled_at: now,
      cancellation_reason: 'void_invoice',
      next_action: null,
    });
    ledger.save('payment_intent', intent);
    emit('payment_intent.canceled', intent);
  }
  Object.assign(invoice, { status: 'void', amount_remaining: 0, auto_advance: false, next_payment_attempt: null });
  invoice.confirmation_secret = null;
  invoice.status_transitions.voided_at = now;
  ledger.save('invoice', invoice);
  restoreCredit(work, invoice);
  emit('invoice.voided', invoice);
  const subscription = subscriptionOf(work, invoice);
  if (!subscription?.pending_update || idOf(subscription.latest_invoice) !== invoice.id) return;
  subscription.pending_update = null;
  ledger.save('subscription', subscription);
  emit('customer.subscription.updated', subscription);
}

export function markUncollectible({ ledger, emit }: Work, invoice: Stripe.Invoice): void {
  if (invoice.status !== 'open') return;
  Object.assign(invoice, { status: 'uncollectible', auto_advance: false, next_payment_attempt: null });
  invoice.status_transitions.marked_uncollectible_at = ledger.now(idOf(invoice.customer) ?? undefined);
  emit('invoice.marked_uncollectible', ledger.save('invoice', invoice));
}

function restoreCredit({ ledger }: Work, invoice: Stripe.Invoice): void {
  const used = (invoice.ending_balance ?? 0) - invoice.starting_balance;
  const customer = ledger.find('customer', idOf(invoice.customer) ?? '');
  if (!customer || used === 0) return;
  customer.balance -= used;
  ledger.save('customer', customer);
}
