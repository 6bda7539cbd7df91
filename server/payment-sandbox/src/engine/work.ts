import type Stripe from 'stripe';
import type { Stored } from '../ledger/kinds';
import type { Ledger } from '../ledger/ledger';

/** What a request works with: the account's objects, and the events that tell of what it changed. */
export interface Work {
  ledger: Ledger;
  emit: (type: Stripe.Event.Type, object: Stored) => void;
  /** Where a person sees an invoice. */
  hostedUrl: (invoiceId: string) => string;
}
