import type { StripeError } from '@stripe/stripe-js';
import { z } from 'zod';
import { intentSeen, type FrameAnswer } from '../messages';

const refused = z.object({
  error: z.custom<StripeError>((value) => typeof value === 'object' && value !== null && 'message' in value),
});
const failedIntent = z.object({
  last_payment_error: z.custom<StripeError>().nullish(),
  last_setup_error: z.custom<StripeError>().nullish(),
});

/** Sends the typed fields to the sandbox, from its own origin, and returns the outcome. */
export async function sendForm(
  publishableKey: string,
  clientSecret: string,
  action: 'confirm' | 'sandbox_challenge',
  fields: Record<string, string>,
): Promise<Omit<FrameAnswer, 'told' | 'request'>> {
  const [id = ''] = clientSecret.split('_secret_');
  const path = id.startsWith('seti_') ? 'setup_intents' : 'payment_intents';
  try {
    const response = await fetch(`/v1/${path}/${id}/${action}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${publishableKey}` },
      body: new URLSearchParams({ client_secret: clientSecret, ...fields }),
    });
    return readAnswer(await response.json());
  } catch {
    return {
      error: { type: 'api_connection_error', message: 'We could not reach the payment provider. Please try again.' },
    };
  }
}

function readAnswer(body: unknown): Omit<FrameAnswer, 'told' | 'request'> {
  const refusal = refused.safeParse(body);
  if (refusal.success) return { error: refusal.data.error };
  const intent = intentSeen.parse(body);
  const { last_payment_error: payment, last_setup_error: setup } = failedIntent.parse(body);
  const error = intent.status === 'requires_payment_method' ? (payment ?? setup) : null;
  return error ? { error } : { intent };
}
