import type Stripe from 'stripe';
import { z } from 'zod';

/** The sandbox's answer to a request with an idempotency key, stored to be sent again. */
export interface StoredReply {
  id: string;
  object: 'sandbox.reply';
  created: number;
  /** The digest of method, path and body: the same key with another request is refused. */
  digest: string;
  status: number;
  body: string;
}

/** An event that its webhook has not accepted yet. */
export interface StoredEvent {
  id: string;
  object: 'sandbox.event';
  created: number;
  type: string;
  payload: string;
  /** null once it was accepted or given up. */
  deliversAgain: number | null;
}

/** Everything an account holds, by Stripe's own name for its kind, in Stripe's own shape. */
export interface Kinds {
  product: Stripe.Product;
  price: Stripe.Price;
  /** A deleted customer stays, because its ended subscriptions name it. */
  customer: Stripe.Customer & { isGone?: true };
  payment_method: Stripe.PaymentMethod;
  subscription: Stripe.Subscription;
  invoice: Stripe.Invoice;
  payment_intent: Stripe.PaymentIntent;
  setup_intent: Stripe.SetupIntent;
  webhook_endpoint: Stripe.WebhookEndpoint;
  'test_helpers.test_clock': Stripe.TestHelpers.TestClock;
  'sandbox.reply': StoredReply;
  'sandbox.event': StoredEvent;
}
export type Kind = keyof Kinds;
export type Stored = Kinds[Kind];

/** Stored rows are only ever written by the ledger, in the shape of their kind. */
export const storedObject = z.custom<Stored>((value) => typeof value === 'object' && value !== null);
