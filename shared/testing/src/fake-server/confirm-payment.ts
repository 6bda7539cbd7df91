import { z } from 'zod';
import type { Memory } from './memory';

/** The substitute for Stripe.js reports a payment's outcome here; no address of the product. */
export const CONFIRM_PATH = '/api/stand-in-provider/confirm';

export const confirmBody = z.object({ clientSecret: z.string(), outcome: z.enum(['succeeded', 'failed']) });

/** The payment provider's side of a confirmation: what was to follow from the payment does. */
export async function confirmPayment(memory: Memory, request: Request): Promise<Response> {
  const { clientSecret, outcome } = confirmBody.parse(await request.json());
  const payment = [...memory.payments.values()].find((pending) => pending.clientSecret === clientSecret);
  if (!payment) return new Response(null, { status: 404 });
  if (payment.outcome !== 'succeeded' && outcome === 'succeeded') payment.apply();
  payment.outcome = outcome;
  return new Response(null, { status: 204 });
}
