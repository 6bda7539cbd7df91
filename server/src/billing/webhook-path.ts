/** Below /api: the path to which the payment provider sends its events. */
export const WEBHOOK_PATH = '/v1/payments/webhook';

/** The events to subscribe to (docs/settings.md, Going live with Stripe): each says that a customer or the catalog changed. */
export const WEBHOOK_EVENTS: readonly string[] = [
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.trial_will_end',
  'customer.subscription.pending_update_expired',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'customer.updated',
  'invoice.paid',
  'invoice.payment_failed',
  'setup_intent.succeeded',
  'product.updated',
  'price.updated',
];
