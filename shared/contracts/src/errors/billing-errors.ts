import type { CatalogError } from './catalog-error';

/** The part of the error catalog for plans and payments. */
export const BILLING_ERRORS = {
  PLAN_NOT_OFFERED: { status: 409, message: 'This plan is no longer offered. Please choose another one.' },
  PLAN_TOO_SMALL: {
    status: 409,
    message: 'Your company is larger than this plan allows. Close transactions or remove people first.',
  },
  PLAN_CHANGING: {
    status: 409,
    message: 'Your plan changes when the paid period ends. You can upgrade after that.',
  },
  UPGRADE_OUTDATED: { status: 409, message: 'The price of this upgrade has changed. Please check it again.' },
  NOT_AN_UPGRADE: { status: 409, message: 'Cancel first, then choose this plan when your current one ends.' },
  PLAN_AFTER_CURRENT: { status: 409, message: 'You can choose this plan when your current one ends.' },
  ADDRESS_MISSING: { status: 409, message: 'Please enter your address!' },
  SUBSCRIPTION_EXISTS: { status: 409, message: 'Your company already has a subscription.' },
  SUBSCRIPTION_MISSING: { status: 409, message: 'Your company has no subscription.' },
  SUBSCRIPTION_CANCELLED: { status: 409, message: 'Resume your subscription first, then upgrade.' },
  PAYMENT_OVERDUE: { status: 409, message: 'Pay your open invoice first, then upgrade.' },
  MANAGED_BY_GOOGLE: {
    status: 409,
    message: 'Your subscription is managed by Google Play. Please make changes there.',
  },
  MANAGED_BY_APPLE: {
    status: 409,
    message: 'Please change your subscription in your App Store account subscriptions.',
  },
  CUSTOMER_UNKNOWN: {
    status: 409,
    message: 'The payment provider does not know your company. Reload the subscription page, then choose a plan.',
  },
  PAYMENTS_UNAVAILABLE: {
    status: 503,
    message: 'The payment provider is not responding. Please try again in a minute. You will not be charged twice.',
  },
} as const satisfies Record<string, CatalogError>;
