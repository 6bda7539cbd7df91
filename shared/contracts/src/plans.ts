import { z } from 'zod';
import { defineCall, replyWith } from './call';
import { id } from './fields';

/** Spec § 3 (subscription plan rule): what a company on the plan may have. */
export const planRule = z.object({
  _id: id,
  /** The product of the payment provider that the rule is about. */
  stripe_subs_plan_id: z.string(),
  rules: z.object({
    /** People of the company, its owner among them. */
    members: z.number().int(),
    transaction: z.object({ max_transactions: z.number().int() }),
  }),
});
export type PlanRule = z.infer<typeof planRule>;

/** Spec § 3 (billing product), without its price, which is asked for by itself. */
export const billingProduct = z.object({
  id: z.string(),
  name: z.string(),
  active: z.boolean(),
  /** The id of the price that a subscription is bought at. */
  default_price: z.string().nullable(),
});
export type BillingProduct = z.infer<typeof billingProduct>;

export const billingPrice = z.object({
  id: z.string(),
  product: z.string(),
  /** In cents, for a month. */
  unit_amount: z.number().int(),
});
export type BillingPrice = z.infer<typeof billingPrice>;

export const getSubscriptionPlans = defineCall({
  method: 'GET',
  path: 'get-subscription-plan',
  summary: 'What a company may have on each plan, for super roles',
  access: 'session',
  errors: ['COMPANY_MISSING', 'PAYMENTS_UNAVAILABLE'],
  replies: { 200: replyWith(z.array(planRule)) },
});

export const getStripeProducts = defineCall({
  method: 'GET',
  path: 'getStripeProducts',
  summary: 'The products of the payment provider, the archived ones too, for super roles',
  access: 'session',
  errors: ['COMPANY_MISSING', 'PAYMENTS_UNAVAILABLE'],
  replies: { 200: replyWith(z.object({ data: z.array(billingProduct) })) },
});

export const getStripePrices = defineCall({
  method: 'GET',
  path: 'getStripePrices',
  summary: 'The prices of one product, the one that it is bought at first, for super roles',
  access: 'session',
  query: z.object({ product: z.string().min(1).max(255) }),
  errors: ['COMPANY_MISSING', 'PLAN_NOT_OFFERED', 'PAYMENTS_UNAVAILABLE'],
  replies: { 200: replyWith(z.object({ data: z.array(billingPrice).min(1) })) },
});
