import type Stripe from 'stripe';
import { newId } from '../ledger/ledger';
import { testCard, type TestCard } from './test-cards';

export interface CardDetails {
  number: string;
  expMonth: number;
  expYear: number;
  name: string | null;
  postalCode: string | null;
  created: number;
}

/** A card as Stripe shows it. Its number is not stored: the fingerprint names the test card. */
export function newPaymentMethod(details: CardDetails, { brand }: TestCard): Stripe.PaymentMethod {
  const { number, expMonth, expYear, name, postalCode, created } = details;
  return {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: {
      address: { city: null, country: null, line1: null, line2: null, postal_code: postalCode, state: null },
      email: null,
      name,
      phone: null,
      tax_id: null,
    },
    card: {
      brand,
      checks: null,
      country: 'US',
      display_brand: brand,
      exp_month: expMonth,
      exp_year: expYear,
      fingerprint: `test-card-${number}`,
      funding: 'credit',
      generated_from: null,
      last4: number.slice(-4),
      networks: null,
      regulated_status: null,
      three_d_secure_usage: null,
      wallet: null,
    },
    created,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
}

/** A bank account, as the dashboard may store one. It always pays, and at once: at Stripe that takes days. */
export function newBankAccount({
  number,
  name,
  created,
}: Pick<CardDetails, 'number' | 'name' | 'created'>): Stripe.PaymentMethod {
  const { card: _card, ...rest } = newPaymentMethod(
    { number, name, created, expMonth: 1, expYear: 2000, postalCode: null },
    { brand: 'visa' },
  );
  return {
    ...rest,
    type: 'us_bank_account',
    us_bank_account: {
      account_holder_type: 'company',
      account_type: 'checking',
      bank_name: 'STRIPE TEST BANK',
      financial_connections_account: null,
      fingerprint: null,
      last4: number.slice(-4),
      networks: null,
      routing_number: null,
      status_details: null,
    },
  };
}

/** How a stored card behaves. */
export function behaviorOf({ card }: Stripe.PaymentMethod): TestCard {
  const number = card?.fingerprint?.replace('test-card-', '') ?? '';
  return testCard(number) ?? { brand: 'visa' };
}
