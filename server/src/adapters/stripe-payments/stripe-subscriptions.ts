import Stripe from 'stripe';
import { AppError } from '../../app-error';
import type { Payments, ProviderSubscription } from '../../ports/payments';
import { askStripe } from './ask-stripe';
import { BUYER_KEY, idOf, PURCHASE_KEY, readCharge, readSubscription } from './read-stripe';
import { draftInvoicesOf, dropInvoice, openInvoicesOf } from './stripe-invoices';

type Subscriptions = Pick<
  Payments,
  | 'startSubscription'
  | 'readSubscription'
  | 'listSubscriptions'
  | 'previewChange'
  | 'previewNext'
  | 'changePlan'
  | 'listOpen'
  | 'voidOpenInvoice'
  | 'setCancelled'
  | 'endSubscription'
>;

/** Far above what one company ever buys. */
const MOST = 10_000;
const SHOWN = [
  'latest_invoice.confirmation_secret',
  'default_payment_method',
  'customer.invoice_settings.default_payment_method',
];

/** Subscriptions and their invoices, at Stripe. */
export function stripeSubscriptions(stripe: Stripe): Subscriptions {
  return {
    startSubscription: ({ customerId, priceId, trialDays, purchase, buyerId }, key) =>
      askStripe(async () => {
        const common: Stripe.SubscriptionCreateParams = {
          customer: customerId,
          items: [{ price: priceId }],
          metadata: { [PURCHASE_KEY]: purchase, [BUYER_KEY]: buyerId },
          // an upgrade refunds the price of the present plan, even if less was paid: planRefusal relies on it
          billing_mode: { type: 'classic' },
        };
        const settings: Stripe.SubscriptionCreateParams.PaymentSettings = {
          save_default_payment_method: 'on_subscription',
          // other methods may take days to be charged, and a plan is in force only once it is paid
          payment_method_types: ['card'],
        };
        const { id } = await stripe.subscriptions.create(
          trialDays > 0
            ? {
                ...common,
                payment_settings: settings,
                trial_period_days: trialDays,
                // without a card it ends with the trial
                trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
              }
            : { ...common, payment_settings: settings, payment_behavior: 'default_incomplete' },
          { idempotencyKey: key },
        );
        return id;
      }),

    readSubscription: (id) =>
      askStripe(async () => readSubscription(await stripe.subscriptions.retrieve(id, { expand: SHOWN }))),

    listSubscriptions: (customer) =>
      askStripe(async () => {
        const expand = SHOWN.map((path) => `data.${path}`);
        const pages = stripe.subscriptions.list({ customer, status: 'all', limit: 100, expand });
        return (await pages.autoPagingToArray({ limit: MOST })).map(readSubscription);
      }),

    previewChange: ({ id, itemId }, priceId, at) =>
      whileItLasts(stripe, id, async () => {
        const preview = await stripe.invoices.createPreview({
          subscription: id,
          subscription_details: {
            items: [{ id: itemId, price: priceId }],
            proration_behavior: 'always_invoice',
            proration_date: secondsOf(at),
          },
        });
        return readCharge(preview);
      }),

    previewNext: (subscription, { isCancelled }) =>
      askStripe(async () => {
        try {
          const resumed = isCancelled && { subscription_details: await resumption(stripe, subscription) };
          return readCharge(await stripe.invoices.createPreview({ subscription, ...resumed }));
        } catch (error) {
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
          // a subscription that is gone, has ended or is canceled has no next charge, and the webhook about it was
          // lost
          const now = await retrieveKnown(stripe, subscription);
          if (now && now.status !== 'ended' && !now.isCancelled) throw error;
          return null;
        }
      }),

    changePlan: ({ id, itemId }, { priceId, at }, key) =>
      whileItLasts(stripe, id, async () => {
        await stripe.subscriptions.update(
          id,
          {
            items: [{ id: itemId, price: priceId }],
            proration_behavior: 'always_invoice',
            ...(at && { proration_date: secondsOf(at) }),
            // nobody has a larger plan before it is paid
            payment_behavior: 'pending_if_incomplete',
          },
          { idempotencyKey: key },
        );
      }),

    listOpen: (customer) =>
      askStripe(async () =>
        (await openInvoicesOf(stripe, { customer })).map(({ id, parent }) => {
          const subscription = parent?.subscription_details?.subscription;
          return { id, subscriptionId: subscription ? idOf(subscription) : null };
        }),
      ),

    voidOpenInvoice: (invoice, key) => askStripe(() => dropInvoice(stripe, invoice, key)),

    setCancelled: (id, isCancelled, key) =>
      whileItLasts(stripe, id, () => setCancelled(stripe, id, { isCancelled, key })),

    endSubscription: (subscription, key) => askStripe(() => endSubscription(stripe, subscription, key)),
  };
}

/** Returns null for a subscription that Stripe does not know. */
async function retrieveKnown(stripe: Stripe, id: string): Promise<ProviderSubscription | null> {
  try {
    return readSubscription(await stripe.subscriptions.retrieve(id));
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') return null;
    throw error;
  }
}

/** Makes a request that needs a subscription in force. Throws SUBSCRIPTION_MISSING if it ended meanwhile. */
async function whileItLasts<T>(stripe: Stripe, id: string, work: () => Promise<T>): Promise<T> {
  return askStripe(async () => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      const { status } = readSubscription(await stripe.subscriptions.retrieve(id));
      throw status === 'ended' ? new AppError('SUBSCRIPTION_MISSING') : error;
    }
  });
}

async function setCancelled(
  stripe: Stripe,
  id: string,
  { isCancelled, key }: { isCancelled: boolean; key: string },
): Promise<void> {
  const change = isCancelled ? { cancel_at_period_end: true } : await resumption(stripe, id);
  // the two ways to resume are two writes
  const idempotencyKey = 'cancel_at' in change ? `${key}:day` : key;
  await stripe.subscriptions.update(id, change, { idempotencyKey });
}

/**
 * The parameter that resumes a subscription. A subscription that ends on a day chosen in Stripe's dashboard needs
 * another one.
 */
async function resumption(stripe: Stripe, id: string): Promise<{ cancel_at: '' } | { cancel_at_period_end: false }> {
  const { cancel_at: endsAt, cancel_at_period_end: endsWithPeriod } = await stripe.subscriptions.retrieve(id);
  return endsAt !== null && !endsWithPeriod ? { cancel_at: '' } : { cancel_at_period_end: false };
}

async function endSubscription(
  stripe: Stripe,
  { id, status, isCancelled, due }: ProviderSubscription,
  key: string,
): Promise<boolean> {
  // once its invoice is void, Stripe considers an overdue subscription active, and would charge it again next month
  const isMarked = status === 'past_due' && !isCancelled;
  if (isMarked) await setCancelled(stripe, id, { isCancelled: true, key: `${key}:mark` });
  // a draft cannot be voided, and would be charged within the hour
  for (const draft of await draftInvoicesOf(stripe, id))
    await stripe.invoices.update(draft.id, { auto_advance: false }, { idempotencyKey: `${key}:${draft.id}` });
  // before the end: somebody could still pay the open invoice of an ended subscription
  const open = await openInvoicesOf(stripe, { subscription: id });
  // the invoice that was open is among them even if it was paid a moment ago
  for (const invoice of new Set([...(due ? [due.id] : []), ...open.map((each) => each.id)])) {
    if (await dropInvoice(stripe, invoice, `${key}:${invoice}`)) continue;
    if (isMarked) await setCancelled(stripe, id, { isCancelled: false, key: `${key}:unmark` });
    return false;
  }
  try {
    await stripe.subscriptions.cancel(id, {}, { idempotencyKey: key });
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    // without its first invoice a subscription that was never paid ends by itself
    if (readSubscription(await stripe.subscriptions.retrieve(id)).status !== 'ended') throw error;
  }
  return true;
}

function secondsOf(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}
