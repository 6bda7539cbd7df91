import type Stripe from 'stripe';
import { newId } from '../ledger/ledger';
import { listOf } from './list';

export interface InvoiceLine {
  amount: number;
  description: string;
  price: Stripe.Price;
  subscriptionItem: string;
  isProration: boolean;
  start: number;
  end: number;
}

export function numberOf({ invoice_prefix: prefix }: Stripe.Customer, sequence: number): string {
  return `${prefix ?? 'KD'}-${String(sequence).padStart(4, '0')}`;
}

export interface NewInvoice {
  customer: Stripe.Customer;
  subscription: Stripe.Subscription;
  reason: Stripe.Invoice.BillingReason;
  lines: readonly InvoiceLine[];
  created: number;
  hostedUrl: (id: string) => string | null;
}

/** Stripe charges no less than this, in cents (https://docs.stripe.com/currencies). */
const LEAST_CHARGE = 50;

/**
 * The amount due of an invoice, and the customer's balance after it. A credit is deducted first. An amount that is too
 * little to be charged is owed with the next invoice.
 */
export function amountsOf(total: number, balance: number) {
  const owed = Math.max(0, total + balance);
  const due = owed < LEAST_CHARGE ? 0 : owed;
  return { amount_due: due, amount_remaining: due, starting_balance: balance, ending_balance: balance + total - due };
}

/** A finalized invoice, not yet paid. */
export function newInvoice({ customer, subscription, reason, lines, created, hostedUrl }: NewInvoice): Stripe.Invoice {
  const id = newId('in');
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const currency = subscription.currency;
  return {
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: 'Keydate (payment sandbox)',
    account_tax_ids: null,
    ...amountsOf(total, customer.balance),
    amount_overpaid: 0,
    amount_paid: 0,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    confirmation_secret: null,
    created,
    currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: created,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: hostedUrl(id),
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: listOf(
      lines.map((line) => newLine(line, id, subscription.id, currency)),
      `/v1/invoices/${id}/lines`,
    ),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: numberOf(customer, customer.next_invoice_sequence ?? 1),
    on_behalf_of: null,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    payments: listOf<Stripe.InvoicePayment>([], '/v1/invoice_payments'),
    period_end: created,
    period_start: subscription.items.data[0]?.current_period_start ?? created,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    statement_descriptor: null,
    status: 'open',
    status_transitions: { finalized_at: created, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: typeof customer.test_clock === 'string' ? customer.test_clock : null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: created,
  };
}

/** The same while it can still be changed: nobody owes it yet, and it has no number. */
export function scheduledOf(invoice: Stripe.Invoice, finalizesAt: number): Stripe.Invoice {
  return {
    ...invoice,
    status: 'draft',
    number: null,
    hosted_invoice_url: null,
    effective_at: null,
    automatically_finalizes_at: finalizesAt,
    status_transitions: { ...invoice.status_transitions, finalized_at: null },
  };
}

/** The same for a preview, which nobody owes yet. */
export function draftOf(invoice: Stripe.Invoice): Stripe.Invoice {
  return { ...invoice, id: `upcoming_${invoice.id}`, status: 'draft', number: null };
}

function newLine(line: InvoiceLine, invoice: string, subscription: string, currency: string): Stripe.InvoiceLineItem {
  const { amount, description, price, subscriptionItem, isProration, start, end } = line;
  return {
    id: newId('il'),
    object: 'line_item',
    amount,
    currency,
    description,
    discount_amounts: [],
    discountable: !isProration,
    discounts: [],
    invoice,
    livemode: false,
    metadata: {},
    parent: {
      type: 'subscription_item_details',
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: isProration,
        proration_details: null,
        subscription,
        subscription_item: subscriptionItem,
      },
    },
    period: { start, end },
    pretax_credit_amounts: [],
    pricing: {
      type: 'price_details',
      price_details: {
        price: price.id,
        product: typeof price.product === 'string' ? price.product : price.product.id,
      },
      unit_amount_decimal: null,
    },
    quantity: 1,
    quantity_decimal: null,
    subscription,
    subtotal: amount,
    taxes: [],
  };
}

/** The link between an invoice and the payment that settles it. */
export function newInvoicePayment(invoice: Stripe.Invoice, intent: Stripe.PaymentIntent): Stripe.InvoicePayment {
  return {
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: intent.amount,
    created: intent.created,
    currency: intent.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: intent.id },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  };
}
