import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js';

/** How a payment or a card is confirmed with the provider. */
export interface Confirmation {
  purpose: 'payment' | 'card';
  /** Where the provider sends the person back to. */
  returnUrl: string;
  /** Whether the page may be left though the card asks for nothing more. */
  mayLeave: boolean;
}

/**
 * What came of it. It is over where nothing can be confirmed any more, because another tab has chosen another plan. A
 * refusal has the provider's words.
 */
export type Confirmed = { kind: 'confirmed' } | { kind: 'over' } | { kind: 'refused'; message: string | undefined };

/** Confirms what the form's secret stands for. */
export async function confirm(
  stripe: Stripe,
  elements: StripeElements,
  confirmation: Confirmation,
): Promise<Confirmed> {
  const error = await confirmAt(stripe, elements, confirmation);
  if (!error) return { kind: 'confirmed' };
  const { payment_intent: payment, setup_intent: setup } = error;
  // another tab was faster, with the same purchase: it is paid once, and here as well
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
