import type Stripe from 'stripe';
import { newId } from '../ledger/ledger';

export interface NewProduct {
  name: string;
  active: boolean;
  description: string | null;
  metadata: Stripe.Metadata;
  created: number;
}

export function newProduct({ created, ...input }: NewProduct): Stripe.Product {
  return {
    id: newId('prod'),
    object: 'product',
    ...input,
    created,
    updated: created,
    default_price: null,
    images: [],
    livemode: false,
    marketing_features: [],
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    url: null,
  };
}

export interface NewPrice {
  product: string;
  currency: string;
  unitAmount: number;
  interval: Stripe.Price.Recurring.Interval;
  metadata: Stripe.Metadata;
  lookupKey: string | null;
  created: number;
}

export function newPrice({ unitAmount, interval, lookupKey, ...input }: NewPrice): Stripe.Price {
  return {
    id: newId('price'),
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    ...input,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: lookupKey,
    nickname: null,
    recurring: { interval, interval_count: 1, meter: null, trial_period_days: null, usage_type: 'licensed' },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: unitAmount,
    unit_amount_decimal: null,
  };
}

/** The price in the older shape that subscription items still carry. */
export function planOf(price: Stripe.Price): Stripe.Plan {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: null,
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? 'month',
    interval_count: 1,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: null,
    product: typeof price.product === 'string' ? price.product : price.product.id,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}
