import { z } from 'zod';
import { planUse } from './billing';
import { defineCall, replyWith } from './call';

/** The card that the provider charges. */
export const cardOnFile = z.object({
  brand: z.string(),
  last4: z.string().length(4),
  exp_month: z.number().int(),
  exp_year: z.number().int(),
});
export type CardOnFile = z.infer<typeof cardOnFile>;

/** An invoice of the provider; amounts are in cents, addresses lead to the provider's own pages. */
export const invoice = z.object({
  id: z.string(),
  number: z.string().nullable(),
  created: z.iso.datetime(),
  status: z.enum(['paid', 'open', 'void', 'uncollectible']),
  total: z.number().int(),
  amount_due: z.number().int(),
  hosted_invoice_url: z.url().nullable(),
  receipt_url: z.url().nullable(),
  /** The invoice as a file. */
  pdf_url: z.url().nullable(),
});
export type Invoice = z.infer<typeof invoice>;

/** A charge to come; the amount is in cents, after proration, discounts and credits. */
const charge = z.object({
  at: z.iso.datetime(),
  amount: z.number().int(),
  /** Too little to be charged then: added to the invoice after it. */
  carried: z.number().int().default(0),
});

/**
 * How the subscription is doing: `trialing` until its first charge; `past_due` from a failed renewal until it is paid or
 * its days of grace are over; `ended` after any of its ends.
 */
export const subscriptionState = z.enum(['none', 'trialing', 'active', 'past_due', 'ended']);
export type SubscriptionState = z.infer<typeof subscriptionState>;

export const billingOverview = z.object({
  state: subscriptionState,
  /** True if the next subscription of this company would begin with a free trial. */
  isTrialOffered: z.boolean(),
  /** The plan in force, which others are compared with; its price is in cents a month. Null for the free allowance. */
  plan: z.object({ id: z.string(), monthly_amount: z.number().int() }).nullable(),
  /** The smaller plan that follows once the paid period is over; null where none does. */
  nextPlan: z.object({ tier: z.string(), at: z.iso.datetime() }).nullable(),
  /**
   * The next charge: of a trial its first one; null where none is due. In the first hour of a period it is that of the
   * period, and it is made even if the plan is cancelled in that hour.
   */
  nextCharge: charge.nullable(),
  /** Of a canceled plan the next charge once it is resumed; null of any other. */
  chargeOnResume: charge.nullable().default(null),
  /** Until when the plan's allowance stays after a failed renewal; null unless the state is `past_due`. */
  graceEndsAt: z.iso.datetime().nullable(),
  card: cardOnFile.nullable(),
  /** The method that is charged, if it is no card: the provider's word for it. */
  otherMethod: z.object({ type: z.string(), last4: z.string().nullable() }).nullable().default(null),
  /** True if the subscription is paused at the provider: its state is `ended`, because older clients know no other. */
  isPaused: z.boolean().default(false),
  /** True if its payments are paused at the provider: the plan continues, and nothing is charged. */
  isCollectionPaused: z.boolean().default(false),
  /** The day on which the provider ends it, in this period or in a later one; null if it continues. */
  endsAt: z.iso.datetime().nullable().default(null),
  /** The company's members and active transactions now. */
  use: planUse,
  /** The most that it may have now, by its plan or by the free allowance. */
  allowance: planUse,
});
export type BillingOverview = z.infer<typeof billingOverview>;

export const getBillingOverview = defineCall({
  method: 'GET',
  path: 'stripe-payment/overview',
  summary: 'State, next charge, card and present use of the company’s subscription (our addition)',
  access: 'session',
  errors: ['COMPANY_MISSING', 'PAYMENTS_UNAVAILABLE', 'CUSTOMER_UNKNOWN'],
  replies: { 200: replyWith(z.object({ data: billingOverview })) },
});

export const listInvoices = defineCall({
  method: 'GET',
  path: 'stripe-payment/invoices',
  summary: 'The invoices of the company, newest first, with the provider’s own pages (our addition)',
  access: 'session',
  errors: ['COMPANY_MISSING', 'PAYMENTS_UNAVAILABLE', 'CUSTOMER_UNKNOWN'],
  replies: { 200: replyWith(z.object({ data: z.array(invoice) })) },
});
