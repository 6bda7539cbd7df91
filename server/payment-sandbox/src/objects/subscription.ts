import type Stripe from 'stripe';
import { newId } from '../ledger/ledger';
import { planOf } from './catalog';
import { listOf } from './list';

export interface NewSubscription {
  customer: Stripe.Customer;
  price: Stripe.Price;
  metadata: Stripe.Metadata;
  billingMode: Stripe.Subscription.BillingMode.Type;
  trialEnd: number | null;
  periodEnd: number;
  missingPaymentMethod: Stripe.Subscription.TrialSettings.EndBehavior.MissingPaymentMethod;
  savesPaymentMethod: boolean;
  defaultPaymentMethod: string | null;
  created: number;
}

export function newSubscription(input: NewSubscription): Stripe.Subscription {
  const { customer, price, created, trialEnd, periodEnd } = input;
  const id = newId('sub');
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: trialEnd ?? created,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: input.billingMode },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created,
    currency: price.currency,
    customer: customer.id,
    customer_account: null,
    days_until_due: null,
    default_payment_method: input.defaultPaymentMethod,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: listOf([newItem(id, price, created, periodEnd)], `/v1/subscription_items?subscription=${id}`),
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: input.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: input.savesPaymentMethod ? 'on_subscription' : 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: created,
    status: trialEnd === null ? 'incomplete' : 'trialing',
    test_clock: typeof customer.test_clock === 'string' ? customer.test_clock : null,
    transfer_data: null,
    trial_end: trialEnd,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: input.missingPaymentMethod },
    },
    trial_start: trialEnd === null ? null : created,
  };
}

function newItem(subscription: string, price: Stripe.Price, start: number, end: number): Stripe.SubscriptionItem {
  return {
    id: newId('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: start,
    current_period_end: end,
    current_period_start: start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price,
    quantity: 1,
    subscription,
    tax_rates: [],
  };
}

/** The one item that a subscription has here. */
export function itemOf(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`${subscription.id} has no item`);
  return item;
}

export interface Cancellation {
  cancel_at_period_end?: boolean | undefined;
  /** Empty to take it back. */
  cancel_at?: number | '' | undefined;
}

/** Sets or removes the end of a subscription. As at Stripe, only `cancel_at` removes an end on a day. */
export function setCancellation(subscription: Stripe.Subscription, cancellation: Cancellation, now: number): void {
  const { cancel_at_period_end: cancels, cancel_at: day } = cancellation;
  if (day !== undefined)
    Object.assign(subscription, {
      cancel_at_period_end: false,
      cancel_at: day || null,
      canceled_at: day === '' ? null : now,
    });
  if (cancels === true || (cancels === false && subscription.cancel_at_period_end))
    Object.assign(subscription, {
      cancel_at_period_end: cancels,
      cancel_at: cancels ? itemOf(subscription).current_period_end : null,
      canceled_at: cancels ? now : null,
    });
}

/** True if it is over for good. */
export function isEnded({ status }: Stripe.Subscription): boolean {
  return status === 'canceled' || status === 'incomplete_expired';
}

/** True if it ends with its period, or on a day before. */
export function endsInPeriod(subscription: Stripe.Subscription): boolean {
  const { cancel_at: endsAt, cancel_at_period_end: endsWithPeriod } = subscription;
  return endsWithPeriod || (endsAt !== null && endsAt <= itemOf(subscription).current_period_end);
}

/** The id in a field that may have been expanded; the ledger stores ids only. */
export function idOf(field: string | { id: string } | null | undefined): string | null {
  if (field === null || field === undefined) return null;
  return typeof field === 'string' ? field : field.id;
}
