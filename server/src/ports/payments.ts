import type { BillingAddress } from '@keydate/contracts/people';
import { AppError } from '../app-error';

/** Our plan of one of the provider's products. */
export interface PlanProduct {
  /** The name with which the product was made; its limits are ours (billing/plans.ts). */
  plan: string;
  productId: string;
}

/** A plan as the provider sells it. */
export interface SoldPlan extends PlanProduct {
  /** As people read it. */
  name: string;
  isOffered: boolean;
  priceId: string;
  monthlyCents: number;
}

export interface Card {
  brand: string;
  last4: string;
  exp_month: number;
  exp_year: number;
}

/** A way to pay that is no card, such as a bank account; its type is the provider's word. */
export interface OtherMethod {
  type: string;
  last4: string | null;
}

/** A charge to come, in cents. */
export interface Charge {
  dueCents: number;
  /** Too little to be charged: it is added to the next invoice. */
  carriedCents: number;
}

/** The invoice of a renewal in its first hour: nobody can pay or void it, and it is charged at the end of that hour. */
export interface ScheduledCharge extends Charge {
  at: Date;
}

/** The amount due for a subscription, and the data that the browser needs to pay it. */
export interface DueInvoice {
  id: string;
  amountDueCents: number;
  /** Before discounts and credits. */
  grossCents: number;
  /** The company's credit that is deducted; below zero, what was too little to be charged before and is added. */
  creditCents: number;
  createdAt: Date;
  clientSecret: string | null;
}

/** The product and period that the last invoice covers, if it was paid. */
export interface PaidPeriod {
  productId: string;
  until: Date;
}

/** A subscription as the provider has it. */
export interface ProviderSubscription {
  id: string;
  customerId: string;
  /** A paused one has no invoices until somebody resumes it at the provider. */
  status: 'incomplete' | 'trialing' | 'active' | 'past_due' | 'paused' | 'ended';
  productId: string;
  priceId: string;
  itemId: string;
  monthlyCents: number;
  isCancelled: boolean;
  createdAt: Date;
  trialEndsAt: Date | null;
  periodEndsAt: Date;
  card: Card | null;
  /** The method that is charged, if it is no card. */
  otherMethod: OtherMethod | null;
  /** The day on which it ends, even if that is in a later period; null if it continues. */
  endsAt: Date | null;
  /** True if somebody has paused the payments at the provider past the next charge: it continues, and nothing is charged. */
  isCollectionPaused: boolean;
  scheduled: ScheduledCharge | null;
  /** The amount that the last invoice left to the next one, because it was too little to be charged. */
  carriedCents: number;
  /** Which of our purchases made it. */
  purchase: string | null;
  /** The person whose request made it; null if it was made elsewhere. */
  buyerId: string | null;
  /** The last invoice, while it is not paid. */
  due: DueInvoice | null;
  /** The plan and period of the last invoice, if it was paid: it shows an upgrade even after the plan was changed back. */
  paid: PaidPeriod | null;
  /** The price that it changes to once `due` is paid. */
  pendingPriceId: string | null;
}

export interface ProviderInvoice {
  id: string;
  number: string | null;
  createdAt: Date;
  status: 'paid' | 'open' | 'void' | 'uncollectible';
  totalCents: number;
  amountDueCents: number;
  pageUrl: string | null;
  pdfUrl: string | null;
}

/** The payment or card that the browser confirms. */
export interface Intent {
  id: string;
  /** When its card was entered; before that, when it was begun. */
  enteredAt: Date;
  outcome: 'succeeded' | 'processing' | 'failed';
}

/** The contents of a webhook: whose state changed. The state itself is always fetched. */
export interface ProviderEvent {
  id: string;
  /** The customer whose state changed; null if the event is about the catalog, or about nothing that we store. */
  customerId: string | null;
  isOfCatalog: boolean;
}

/** Which of the provider's worlds the keys belong to: a customer of one is unknown in the others. */
export type KeyMode = 'sandbox' | 'test' | 'live';

/** Says if the provider takes the keys; a wrong one is named by its setting. */
export type KeysAnswer =
  { kind: 'taken' } | { kind: 'wrong-key'; setting: string } | { kind: 'wrong-account' | 'no-answer' };

/** Thrown if a charge to a card on file is refused; the sentence is the provider's. */
export class CardDeclined extends Error {}

/** Thrown if a key was used before for a write with other input; that one was done or has failed for good. */
export class KeyReused extends Error {}

/** Thrown if a write failed at the provider, which repeats that failure for its key: another try takes another key. */
export class KeyRepeatsFailure extends AppError {
  constructor() {
    super('PAYMENTS_UNAVAILABLE');
  }
}

/**
 * The payment provider. Each write takes a key: a repeated write with the same key is done once. Throws AppError
 * PAYMENTS_UNAVAILABLE if it does not answer, PLAN_NOT_OFFERED for a price that is not sold, CUSTOMER_UNKNOWN for a
 * customer of other keys, and SUBSCRIPTION_MISSING for a change of an ended subscription.
 */
export interface Payments {
  readonly keyMode: KeyMode;
  /** Asks whether the provider takes the keys, and whether all are of one account. */
  checkKeys(): Promise<KeysAnswer>;
  /** Adds the plans to a catalog that has none. */
  createCatalog(plans: readonly { plan: string; monthlyCents: number }[]): Promise<void>;
  /** The plans, including archived ones, from a short cache unless `isFresh`. */
  readCatalog(options?: { isFresh: boolean }): Promise<SoldPlan[]>;
  /** Used to recognize a company's plan: includes products without a price, which are not sold. */
  readProducts(): Promise<PlanProduct[]>;
  createCustomer(input: { companyId: string }, key: string): Promise<string>;
  /** False for a customer that was deleted at the provider, or belongs to other keys. */
  hasCustomer(id: string): Promise<boolean>;
  saveAddress(
    customerId: string,
    input: { name: string; email: string; address: BillingAddress },
    key: string,
  ): Promise<void>;
  startSubscription(
    input: { customerId: string; priceId: string; trialDays: number; purchase: string; buyerId: string },
    key: string,
  ): Promise<string>;
  readSubscription(id: string): Promise<ProviderSubscription>;
  /** All that a customer has or had. */
  listSubscriptions(customerId: string): Promise<ProviderSubscription[]>;
  /** The cost of a change of plan at a moment. */
  previewChange(subscription: ProviderSubscription, priceId: string, at: Date): Promise<Charge>;
  /**
   * The next charge; for a canceled subscription, the one after it is resumed. Null if none is due, for example if it
   * has ended.
   */
  previewNext(subscriptionId: string, state: { isCancelled: boolean }): Promise<Charge | null>;
  /**
   * Changes the plan; if an amount is due, only once it is paid. The cost is that of a change `at` a moment of the
   * present period, by default now; throws UPGRADE_OUTDATED for a moment before it.
   */
  changePlan(
    subscription: ProviderSubscription,
    change: { priceId: string; at: Date | undefined },
    key: string,
  ): Promise<void>;
  /** The invoices of a customer that nobody has paid, with the subscription that each is of. */
  listOpen(customerId: string): Promise<{ id: string; subscriptionId: string | null }[]>;
  /**
   * Voids the open invoice.
   * @returns false if it turns out to be paid
   */
  voidOpenInvoice(invoiceId: string, key: string): Promise<boolean>;
  setCancelled(subscriptionId: string, isCancelled: boolean, key: string): Promise<void>;
  /**
   * Voids the open invoice, and then ends the subscription at once. If the invoice turns out to be paid, nothing ends.
   * An overdue subscription is canceled first: if this is interrupted, nothing more is charged.
   * @returns true if it ended
   */
  endSubscription(subscription: ProviderSubscription, key: string): Promise<boolean>;
  /** Begins to store a card, which the browser confirms. */
  beginCard(customerId: string, key: string): Promise<Intent & { clientSecret: string }>;
  /** The card whose storing was begun, if it can still be confirmed; null if it was confirmed, or no longer can be. */
  continueCard(intentId: string): Promise<(Intent & { clientSecret: string }) | null>;
  /**
   * Charges a stored card from now on, and first all overdue invoices, the oldest first. Throws CardDeclined if that
   * fails, or the card is gone.
   */
  useCard(intentId: string, subscription: ProviderSubscription): Promise<void>;
  readIntent(id: string): Promise<Intent>;
  /** Newest first. */
  listInvoices(customerId: string): Promise<ProviderInvoice[]>;
  /** Reads a webhook; null if its signature is missing, wrong or too old, or if it cannot be read. */
  readEvent(payload: Buffer, signature: string | undefined): ProviderEvent | null;
}
