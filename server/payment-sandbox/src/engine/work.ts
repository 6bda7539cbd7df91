import type Stripe from 'stripe';
import type { Stored } from '../ledger/kinds';
import type { Ledger } from '../ledger/ledger';

/** The tools of a request: the account's objects, and the events for its changes. */
export interface Work {
  ledger: Ledger;
  emit: (type: Stripe.Event.Type, object: Stored) => void;
  /** The address at which a person sees an invoice. */
  hostedUrl: (invoiceId: string) => string;
}
