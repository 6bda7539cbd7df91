import Stripe from 'stripe';
import { CardDeclined, type Payments } from '../../ports/payments';
import { askStripe, writeAnew } from './ask-stripe';
import { idOf, readIntent } from './read-stripe';
import { openInvoicesOf } from './stripe-invoices';

/** Cards that are stored for later charges, at Stripe. */
export function stripeCards(stripe: Stripe): Pick<Payments, 'beginCard' | 'continueCard' | 'useCard' | 'readIntent'> {
  return {
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
          id.startsWith('seti_')
            ? await stripe.setupIntents.retrieve(id, { expand: ['payment_method'] })
            : await stripe.paymentIntents.retrieve(id),
        ),
      ),

    useCard: (intentId, subscription) =>
      askStripe(async () => {
        const { payment_method: method } = await stripe.setupIntents.retrieve(intentId);
        if (method === null) throw new CardDeclined('No card was stored.');
        const card = idOf(method);
        const { customerId, id } = subscription;
        await useForCustomer(stripe, { card, customerId, key: `customer-card-${intentId}` });
        await writeAnew(`card-${intentId}`, (options) =>
          stripe.subscriptions.update(id, { default_payment_method: card }, options),
        );
        if (subscription.status !== 'past_due') return;
        // while one of them is open, the subscription stays overdue
        for (const { id: due } of (await openInvoicesOf(stripe, { subscription: id })).toReversed())
          await pay(stripe, due, `pay-${due}-${intentId}`);
      }),
  };
}

/** A saved card may have been removed from its customer since, for example in the dashboard. */
async function useForCustomer(
  stripe: Stripe,
  { card, customerId, key }: { card: string; customerId: string; key: string },
): Promise<void> {
  try {
    const settings = { invoice_settings: { default_payment_method: card } };
    await writeAnew(key, (options) => stripe.customers.update(customerId, settings, options));
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    const { customer } = await stripe.paymentMethods.retrieve(card);
    const isTheirs = customer !== null && idOf(customer) === customerId;
    throw isTheirs ? error : new CardDeclined(error.message, { cause: error });
  }
}

/**
 * Pays an open invoice. A paid invoice is not charged again: Stripe may have charged it although it answered with a
 * failure.
 */
async function pay(stripe: Stripe, invoice: string, key: string): Promise<void> {
  try {
    await writeAnew(key, (options) => stripe.invoices.pay(invoice, {}, options));
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    if ((await stripe.invoices.retrieve(invoice)).status === 'open') throw error;
  }
}
