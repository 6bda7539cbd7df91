import Stripe from 'stripe';

/** Far above what one company ever has open. */
const MOST = 10_000;

/** The newest first. */
export async function openInvoicesOf(
  stripe: Stripe,
  whose: { customer: string } | { subscription: string },
): Promise<Stripe.Invoice[]> {
  const pages = stripe.invoices.list({ ...whose, status: 'open', limit: 100 });
  return pages.autoPagingToArray({ limit: MOST });
}

/** The drafts of a subscription: in their first hour, or held back because its payments are paused. */
export async function draftInvoicesOf(stripe: Stripe, subscription: string): Promise<Stripe.Invoice[]> {
  return (await stripe.invoices.list({ subscription, status: 'draft', limit: 100 })).data;
}

/** Voids an open invoice. Returns false if it was paid before. */
export async function dropInvoice(stripe: Stripe, invoice: string, key: string): Promise<boolean> {
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
