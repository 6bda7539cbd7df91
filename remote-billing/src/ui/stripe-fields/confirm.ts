import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js';

/** How a payment or a card is confirmed with the provider. */
export interface Confirmation {
  purpose: 'payment' | 'card';
  /** Where the provider sends the person back to. */
  returnUrl: string;
  /** True to leave the page for `returnUrl` even if the card requires no further step. */
  mayLeave: boolean;
}

/**
 * The result of a confirmation. It is over if nothing is left to confirm, because another tab has chosen another plan. The
 * message of a refusal is the provider's.
 */
export type Confirmed = { kind: 'confirmed' } | { kind: 'over' } | { kind: 'refused'; message: string | undefined };

/** Confirms the payment or the card to which the form's client secret belongs. */
export async function confirm(
  stripe: Stripe,
  elements: StripeElements,
  confirmation: Confirmation,
): Promise<Confirmed> {
  const error = await confirmAt(stripe, elements, confirmation);
  if (!error) return { kind: 'confirmed' };
  const { payment_intent: payment, setup_intent: setup } = error;
  // another tab has already paid the same purchase: it is paid here as well, and only once
  if ((payment ?? setup)?.status === 'succeeded') return { kind: 'confirmed' };
  return payment?.status === 'canceled' ? { kind: 'over' } : { kind: 'refused', message: error.message };
}

async function confirmAt(
  stripe: Stripe,
  elements: StripeElements,
  { purpose, returnUrl, mayLeave }: Confirmation,
): Promise<StripeError | undefined> {
  const confirmParams = { return_url: returnUrl };
  if (purpose === 'card') {
    return mayLeave
      ? (await stripe.confirmSetup({ elements, confirmParams })).error
      : (await stripe.confirmSetup({ elements, confirmParams, redirect: 'if_required' })).error;
  }
  return mayLeave
    ? (await stripe.confirmPayment({ elements, confirmParams })).error
    : (await stripe.confirmPayment({ elements, confirmParams, redirect: 'if_required' })).error;
}
