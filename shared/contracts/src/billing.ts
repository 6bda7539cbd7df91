import { z } from 'zod';
import { defineCall, plainReply, replyWith } from './call';
import type { ErrorCode } from './errors';
import { nameField } from './fields';
import { PERSON_NAME_MAX } from './limits';
import { billingAddress, user } from './people';

/** Ids of the payment provider; the server takes none on trust. */
const providerId = (missing: string) => z.string().trim().min(1, missing).max(255, missing);

/** The refusals of every call that needs the payment provider. */
const PROVIDER_ERRORS = [
  'COMPANY_MISSING',
  'PAYMENTS_UNAVAILABLE',
  'CUSTOMER_UNKNOWN',
] as const satisfies readonly ErrorCode[];

/** The refusals of every call that changes a subscription. */
const CHANGE_ERRORS = [
  ...PROVIDER_ERRORS,
  'MANAGED_BY_GOOGLE',
  'MANAGED_BY_APPLE',
] as const satisfies readonly ErrorCode[];

/** Members and active transactions: those that a company has, or those that a plan allows. */
export const planUse = z.object({ members: z.number().int(), activeTransactions: z.number().int() });

/** Why a company does not fit a plan: what it has now, and what the plan allows. */
export const planMisfit = z.object({ has: planUse, allows: planUse });

/** The fields that the browser needs to confirm a payment or a card with the provider. */
const confirmation = {
  /** Null where the provider has nothing to confirm. */
  clientSecret: z.string().nullable(),
  /** The provider sends the person back with this token in the query. It names this payment and is no session. */
  returnToken: z.string().nullable(),
};

/** In cents: the credit that is deducted; below zero, what was too little to be charged earlier and is added. */
const creditAmount = z.number().int().optional();

/** In cents: too little to be charged, so that it is added to the next invoice. */
const carriedAmount = z.number().int().optional();

export const createSubscription = defineCall({
  method: 'POST',
  path: 'stripe-payment/subscription',
  summary:
    'Subscribe: the first subscription starts a free trial without a client secret, any later one is paid at once with one, unless nothing is due',
  access: 'session',
  body: z.object({ price_id: providerId('Please select a plan') }),
  errors: [...CHANGE_ERRORS, 'ADDRESS_MISSING', 'PLAN_NOT_OFFERED', 'SUBSCRIPTION_EXISTS'],
  errorResults: { PLAN_TOO_SMALL: planMisfit },
  replies: {
    200: replyWith(
      z.object({
        data: z.object({
          ...confirmation,
          /**
           * True if a free trial has started. If false and there is no client secret, the plan has started and nothing was due. An
           * older server does not say it: without a client secret it is a trial.
           */
          isTrial: z.boolean().optional(),
          /** In cents: what is charged now, after credits and discounts. */
          net_amount: z.number().int(),
          /** In cents: the same before credits and discounts; an older server does not say it. */
          gross_amount: z.number().int().optional(),
          credit_amount: creditAmount,
          carried_amount: carriedAmount,
        }),
      }),
    ),
  },
});

export const saveBillingAddress = defineCall({
  method: 'POST',
  path: 'stripe-payment/customer',
  summary: 'Store the name and address that invoices carry',
  access: 'session',
  body: z.object({
    /** Our addition; without it the person's own. */
    name: nameField(
      'Name is required',
      `Name may have at most ${PERSON_NAME_MAX} characters.`,
      PERSON_NAME_MAX,
    ).optional(),
    address: billingAddress,
  }),
  errors: CHANGE_ERRORS,
  replies: { 200: replyWith(z.object({ data: user })) },
});

export const cancelSubscription = defineCall({
  method: 'POST',
  path: 'stripe-payment/cancel-subscription',
  summary: 'Cancel at the end of the paid period, with the password of the account',
  access: 'session',
  body: z.object({
    subscriptionId: providerId('Please select a plan'),
    password: z.string().min(1, 'Password is required').max(1000, 'This password is too long.'),
  }),
  errors: [...CHANGE_ERRORS, 'SUBSCRIPTION_MISSING', 'NOT_FOUND', 'CURRENT_PASSWORD_WRONG', 'TOO_MANY_REQUESTS'],
  replies: { 200: plainReply },
});

export const resumeSubscription = defineCall({
  method: 'GET',
  path: 'stripe-payment/resume-subscription',
  summary: 'Undo a cancellation before the paid period ends',
  access: 'session',
  errors: [...CHANGE_ERRORS, 'SUBSCRIPTION_MISSING'],
  replies: { 200: plainReply },
});

const UPGRADE_ERRORS = [
  ...CHANGE_ERRORS,
  'SUBSCRIPTION_MISSING',
  'SUBSCRIPTION_CANCELLED',
  'PAYMENT_OVERDUE',
  'PLAN_NOT_OFFERED',
  'NOT_AN_UPGRADE',
  'PLAN_AFTER_CURRENT',
  'PLAN_CHANGING',
] as const satisfies readonly ErrorCode[];

/** The moment from which the larger plan is paid: who sends it back is charged what the preview said. */
const unixSeconds = z.number().int();

/** `amount_due` is in cents. */
const invoiceDue = z.object({ amount_due: z.number().int() });

export const previewUpgrade = defineCall({
  method: 'GET',
  path: 'stripe-payment/preview-upgrade',
  summary: 'What an upgrade would cost now (our addition)',
  access: 'session',
  query: z.object({ toUpgradeId: providerId('Please select a plan') }),
  errors: UPGRADE_ERRORS,
  errorResults: { PLAN_TOO_SMALL: planMisfit },
  replies: {
    200: replyWith(
      z.object({
        data: z.object({ invoice: invoiceDue, carried_amount: carriedAmount, proration_date: unixSeconds }),
      }),
    ),
  },
});

export const upgradeSubscription = defineCall({
  method: 'POST',
  path: 'stripe-payment/upgrade-subscription',
  summary: 'Change to a plan that costs more; pays the difference, or gives what the browser needs to pay it',
  access: 'session',
  body: z.object({ toUpgradeId: providerId('Please select a plan'), proration_date: unixSeconds.optional() }),
  errors: [...UPGRADE_ERRORS, 'UPGRADE_OUTDATED'],
  errorResults: { PLAN_TOO_SMALL: planMisfit },
  replies: {
    200: replyWith(
      z.object({
        data: z.object({
          ...confirmation,
          isPaid: z.boolean(),
          invoice: invoiceDue,
          /** In cents: what is due, before credits and discounts; an older server does not say it. */
          gross_amount: z.number().int().optional(),
          credit_amount: creditAmount,
        }),
      }),
    ),
  },
});

/** Starts storing a card, during the trial or to replace the one on file (our addition). */
export const changeCard = defineCall({
  method: 'POST',
  path: 'stripe-payment/card',
  summary: 'Begin to store a card; the browser confirms it with the provider',
  access: 'session',
  errors: [...CHANGE_ERRORS, 'SUBSCRIPTION_MISSING'],
  replies: { 200: replyWith(z.object({ data: z.object({ clientSecret: z.string(), returnToken: z.string() }) })) },
});

/** The outcome of a payment, for the person who comes back from the provider (our addition). */
export const readPaymentReturn = defineCall({
  method: 'GET',
  path: 'stripe-payment/return',
  summary: 'The outcome of one of your own payments, after asking the provider again; any other token is not found',
  access: 'session',
  query: z.object({ token: z.string().min(1).max(200) }),
  errors: [...PROVIDER_ERRORS, 'NOT_FOUND'],
  replies: {
    200: replyWith(
      z.object({
        data: z.object({
          purpose: z.enum(['subscription', 'upgrade', 'card']),
          outcome: z.enum(['succeeded', 'processing', 'failed']),
          /** The provider's product that is paid for; none for a card. */
          planId: z.string().optional(),
        }),
      }),
    ),
  },
});
