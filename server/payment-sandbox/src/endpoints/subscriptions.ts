import type Stripe from 'stripe';
import { z } from 'zod';
import { changePrice, startSubscription } from '../engine/subscriptions';
import { endSubscription, expire, resume } from '../engine/renewals';
import { ApiError } from '../http/api-error';
import { endpoint } from '../http/endpoint';
import { pageOf, paging } from '../http/paging';
import { flag, metadata, seconds } from '../http/read-form';
import { idOf, itemOf, setCancellation, type Cancellation } from '../objects/subscription';

const STATUSES = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'canceled',
  'unpaid',
  'paused',
] as const;
const ENDED: readonly string[] = ['canceled', 'incomplete_expired'];

const missingPaymentMethod = z.enum(['cancel', 'create_invoice', 'pause']);
const paymentBehavior = z.enum([
  'allow_incomplete',
  'default_incomplete',
  'error_if_incomplete',
  'pending_if_incomplete',
]);
const paymentSettings = z.object({
  save_default_payment_method: z.enum(['on_subscription', 'off']),
  payment_method_types: z.array(z.literal('card')).optional(),
});
/**
 * Stripe's default is `flexible`, which calculates credits differently: a request has to name the mode that the
 * sandbox has.
 */
const billingMode = z.strictObject({ type: z.literal('classic') });
const trialSettings = z.strictObject({
  end_behavior: z.strictObject({ missing_payment_method: missingPaymentMethod }),
});

const pauseCollection = z.union([
  z.literal(''),
  z.strictObject({ behavior: z.enum(['keep_as_draft', 'mark_uncollectible', 'void']), resumes_at: seconds.optional() }),
]);

function saved({ ledger, emit }: Parameters<Parameters<typeof endpoint>[2]>[0], subscription: Stripe.Subscription) {
  emit('customer.subscription.updated', ledger.save('subscription', subscription));
  return subscription;
}

/** Subscriptions of one item each. */
export const subscriptionEndpoints = [
  endpoint(
    'POST /v1/subscriptions',
    z.strictObject({
      customer: z.string(),
      items: z.array(z.strictObject({ price: z.string(), quantity: z.literal('1').optional() })).length(1),
      billing_mode: billingMode,
      trial_period_days: z.coerce.number().int().min(0).max(730).optional(),
      trial_settings: trialSettings.optional(),
      payment_behavior: paymentBehavior.optional(),
      payment_settings: paymentSettings.optional(),
      default_payment_method: z.string().optional(),
      metadata: metadata.optional(),
    }),
    (work, params) =>
      startSubscription(work, {
        customer: params.customer,
        price: params.items[0]?.price ?? '',
        billingMode: params.billing_mode.type,
        trialDays: params.trial_period_days ?? 0,
        missingPaymentMethod: params.trial_settings?.end_behavior.missing_payment_method ?? 'create_invoice',
        paymentBehavior: params.payment_behavior ?? 'allow_incomplete',
        savesPaymentMethod: params.payment_settings?.save_default_payment_method === 'on_subscription',
        defaultPaymentMethod: params.default_payment_method ?? null,
        metadata: params.metadata ?? {},
      }),
  ),
  endpoint(
    'GET /v1/subscriptions',
    z.strictObject({
      ...paging,
      customer: z.string().optional(),
      status: z.enum([...STATUSES, 'all', 'ended']).optional(),
    }),
    ({ ledger }, { customer, status, ...page }) => {
      if (customer !== undefined) ledger.get('customer', customer, 'customer');
      const isAsked = (subscription: Stripe.Subscription) => {
        if (customer !== undefined && idOf(subscription.customer) !== customer) return false;
        if (status === 'all') return true;
        if (status === 'ended') return ENDED.includes(subscription.status);
        return status === undefined ? subscription.status !== 'canceled' : subscription.status === status;
      };
      return pageOf(ledger.all('subscription').filter(isAsked), page, '/v1/subscriptions');
    },
  ),
  endpoint('GET /v1/subscriptions/:id', z.strictObject({}), ({ ledger }, _params, { id = '' }) =>
    ledger.get('subscription', id),
  ),
  endpoint(
    'POST /v1/subscriptions/:id',
    z.strictObject({
      items: z
        .array(z.strictObject({ id: z.string().optional(), price: z.string() }))
        .length(1)
        .optional(),
      proration_behavior: z.enum(['always_invoice', 'none']).default('none'),
      proration_date: seconds.optional(),
      payment_behavior: paymentBehavior.optional(),
      cancel_at_period_end: flag.optional(),
      cancel_at: z.union([z.literal(''), seconds]).optional(),
      default_payment_method: z.string().optional(),
      pause_collection: pauseCollection.optional(),
      trial_settings: trialSettings.optional(),
      trial_end: z.literal('now').optional(),
      metadata: metadata.optional(),
    }),
    (work, params, { id = '' }) => {
      const subscription = work.ledger.get('subscription', id);
      if (ENDED.includes(subscription.status))
        throw ApiError.invalid('A canceled subscription can only update its cancellation_details and metadata.');
      const [item] = params.items ?? [];
      if (item?.id !== undefined && item.id !== itemOf(subscription).id)
        throw ApiError.missing('subscription item', item.id, 'items[0][id]');
      setSettings(subscription, params, work.ledger.now(idOf(subscription.customer) ?? undefined));
      if (item) {
        changePrice(work, subscription, {
          price: item.price,
          proration: params.proration_behavior,
          prorationDate: params.proration_date ?? null,
          paymentBehavior: params.payment_behavior ?? 'allow_incomplete',
        });
      }
      return saved(work, subscription);
    },
  ),
  endpoint('POST /v1/subscriptions/:id/resume', z.strictObject({}), (work, _params, { id = '' }) => {
    const subscription = work.ledger.get('subscription', id);
    if (subscription.status !== 'paused') throw ApiError.invalid('Only a paused subscription can be resumed.');
    resume(work, subscription);
    return subscription;
  }),
  endpoint(
    'DELETE /v1/subscriptions/:id',
    z.strictObject({ invoice_now: flag.optional(), prorate: flag.optional() }),
    (work, _params, { id = '' }) => {
      const subscription = work.ledger.get('subscription', id);
      if (ENDED.includes(subscription.status)) throw ApiError.missing('subscription', id, 'id');
      if (subscription.status === 'incomplete') expire(work, subscription);
      else endSubscription(work, subscription, 'cancellation_requested');
      return subscription;
    },
  ),
];

interface Settings extends Cancellation {
  default_payment_method?: string | undefined;
  metadata?: Stripe.Metadata | undefined;
  pause_collection?: z.output<typeof pauseCollection> | undefined;
  trial_settings?: z.output<typeof trialSettings> | undefined;
}

function setSettings(subscription: Stripe.Subscription, settings: Settings, now: number): void {
  const {
    default_payment_method: card,
    metadata,
    pause_collection: paused,
    trial_settings: trial,
    ...cancellation
  } = settings;
  if (paused === '') subscription.pause_collection = null;
  else if (paused) subscription.pause_collection = { behavior: paused.behavior, resumes_at: paused.resumes_at ?? null };
  if (trial) Object.assign(subscription, { trial_settings: trial });
  if (cancellation.cancel_at !== undefined && cancellation.cancel_at_period_end !== undefined)
    throw ApiError.invalid('You may only specify one of these parameters: cancel_at, cancel_at_period_end.');
  setCancellation(subscription, cancellation, now);
  if (card !== undefined) subscription.default_payment_method = card || null;
  Object.assign(subscription.metadata, metadata);
}
