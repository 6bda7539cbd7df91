import Stripe from 'stripe';
import { AppError } from '../../app-error';
import { CardDeclined, type Payments, type ProviderSubscription } from '../../ports/payments';
import { askStripe } from './ask-stripe';
import { BUYER_KEY, idOf, PURCHASE_KEY, readIntent, readSubscription } from './read-stripe';

type Subscriptions = Pick<
  Payments,
  | 'startSubscription'
  | 'readSubscription'
  | 'listSubscriptions'
  | 'previewChange'
  | 'previewNext'
  | 'changePlan'
  | 'listOpen'
  | 'dropDue'
  | 'setCancelled'
  | 'endSubscription'
  | 'beginCard'
  | 'continueCard'
  | 'useCard'
  | 'readIntent'
>;

/** Far above what one company ever buys. */
const MOST = 10_000;
const SHOWN = [
  'latest_invoice.confirmation_secret',
  'default_payment_method',
  'customer.invoice_settings.default_payment_method',
];

/** Subscriptions and their cards, at Stripe. */
export function stripeSubscriptions(stripe: Stripe): Subscriptions {
  return {
    startSubscription: ({ customerId, priceId, trialDays, purchase, buyerId }, key) =>
      askStripe(async () => {
        const common: Stripe.SubscriptionCreateParams = {
          customer: customerId,
          items: [{ price: priceId }],
          metadata: { [PURCHASE_KEY]: purchase, [BUYER_KEY]: buyerId },
          // an upgrade takes back what the present price costs, whatever was paid: planRefusal counts on that
          billing_mode: { type: 'classic' },
        };
        const settings: Stripe.SubscriptionCreateParams.PaymentSettings = {
          save_default_payment_method: 'on_subscription',
          // others may take days to be charged, and a plan holds only once it is paid
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
        const { amount_due: due } = await stripe.invoices.createPreview({
          subscription: id,
          subscription_details: {
            items: [{ id: itemId, price: priceId }],
            proration_behavior: 'always_invoice',
            proration_date: secondsOf(at),
          },
        });
        return due;
      }),

    previewNext: (subscription, { isCancelled }) =>
      askStripe(async () => {
        try {
          const resumed = isCancelled && { subscription_details: { cancel_at_period_end: false } };
          return (await stripe.invoices.createPreview({ subscription, ...resumed })).amount_due;
        } catch (error) {
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
          // there is no next charge of what is gone, has ended or is canceled, which a lost webhook did not tell
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

    dropDue: (invoice, key) => askStripe(() => dropInvoice(stripe, invoice, key)),

    setCancelled: (id, isCancelled, key) =>
      whileItLasts(stripe, id, () => setCancelled(stripe, id, { isCancelled, key })),

    endSubscription: (subscription, key) => askStripe(() => endSubscription(stripe, subscription, key)),

    beginCard: (customer, key) =>
      askStripe(async () => {
        const intent = await stripe.setupIntents.create(
          { customer, usage: 'off_session', allowed_payment_method_types: ['card'] },
          { idempotencyKey: key },
        );
        return { ...readIntent(intent), clientSecret: intent.client_secret ?? '' };
      }),

    continueCard: (id) =>
      askStripe(async () => {
        const intent = await stripe.setupIntents.retrieve(id);
        const { status, client_secret: clientSecret } = intent;
        return status === 'requires_payment_method' && clientSecret ? { ...readIntent(intent), clientSecret } : null;
      }),

    readIntent: (id) =>
      askStripe(async () =>
        readIntent(
          id.startsWith('seti_') ? await stripe.setupIntents.retrieve(id) : await stripe.paymentIntents.retrieve(id),
        ),
      ),

    useCard: (intentId, subscription) =>
      askStripe(async () => {
        const { payment_method: method } = await stripe.setupIntents.retrieve(intentId);
        if (method === null) throw new CardDeclined('No card was stored.');
        const card = idOf(method);
        const { customerId, id } = subscription;
        await useForCustomer(stripe, { card, customerId, key: `customer-card-${intentId}` });
        await stripe.subscriptions.update(id, { default_payment_method: card }, { idempotencyKey: `card-${intentId}` });
        if (subscription.status !== 'past_due') return;
        // while one of them is open, the subscription stays overdue
        for (const { id: due } of (await openInvoicesOf(stripe, { subscription: id })).toReversed())
          await stripe.invoices.pay(due, {}, { idempotencyKey: `pay-${due}-${intentId}` });
      }),
  };
}

/** Gives null for a subscription that Stripe does not know. */
async function retrieveKnown(stripe: Stripe, id: string): Promise<ProviderSubscription | null> {
  try {
    return readSubscription(await stripe.subscriptions.retrieve(id));
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') return null;
    throw error;
  }
}

/** Asks for something that only a subscription has which has not ended. Throws SUBSCRIPTION_MISSING where it ended meanwhile. */
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
  await stripe.subscriptions.update(id, { cancel_at_period_end: isCancelled }, { idempotencyKey: key });
}

async function endSubscription(
  stripe: Stripe,
  { id, status, isCancelled, due }: ProviderSubscription,
  key: string,
): Promise<boolean> {
  // once its invoice is void, an overdue one is active to Stripe, and would be charged again next month
  const isMarked = status === 'past_due' && !isCancelled;
  if (isMarked) await setCancelled(stripe, id, { isCancelled: true, key: `${key}:mark` });
  // before the end: of a subscription that is ended already somebody could still pay the open invoice
  const open = await openInvoicesOf(stripe, { subscription: id });
  // the one that was open is among them even where it was paid a moment ago
  for (const invoice of new Set([...(due ? [due.id] : []), ...open.map((each) => each.id)])) {
    if (await dropInvoice(stripe, invoice, `${key}:${invoice}`)) continue;
    if (isMarked) await setCancelled(stripe, id, { isCancelled: false, key: `${key}:unmark` });
    return false;
  }
  try {
    await stripe.subscriptions.cancel(id, {}, { idempotencyKey: key });
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    // without its first invoice one that was never paid is over by itself
    if (readSubscription(await stripe.subscriptions.retrieve(id)).status !== 'ended') throw error;
  }
  return true;
}

/** The newest first. */
async function openInvoicesOf(
  stripe: Stripe,
  whose: { customer: string } | { subscription: string },
): Promise<Stripe.Invoice[]> {
  const pages = stripe.invoices.list({ ...whose, status: 'open', limit: 100 });
  return pages.autoPagingToArray({ limit: MOST });
}

/** Voids an open invoice. Gives false where it was paid before. */
async function dropInvoice(stripe: Stripe, invoice: string, key: string): Promise<boolean> {
  try {
    await stripe.invoices.voidInvoice(invoice, {}, { idempotencyKey: key });
    return true;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    const { status } = await stripe.invoices.retrieve(invoice);
    if (status === 'open' || status === 'draft') throw error;
    return status !== 'paid';
  }
}

/** A card that was saved may have been taken from its customer since, in the dashboard for one. */
async function useForCustomer(
  stripe: Stripe,
  { card, customerId, key }: { card: string; customerId: string; key: string },
): Promise<void> {
  try {
    const settings = { invoice_settings: { default_payment_method: card } };
    await stripe.customers.update(customerId, settings, { idempotencyKey: key });
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    const { customer } = await stripe.paymentMethods.retrieve(card);
    const isTheirs = customer !== null && idOf(customer) === customerId;
    throw isTheirs ? error : new CardDeclined(error.message, { cause: error });
  }
}

function secondsOf(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}
