import type { KeysAnswer } from '../../ports/payments';
import type { Tools } from '../../tools';
import { createCatalog } from './create-catalog';

/** The payment provider cannot be used yet, with a sentence that says why to the person who runs the server. */
export class ProviderUnreached extends Error {}

/**
 * Asks whether the payment provider takes the keys, and adds our plans to its catalog. Throws ProviderUnreached: the
 * server runs on without payments, because reminders must go out.
 */
export async function reachProvider({ payments }: Pick<Tools, 'payments'>): Promise<void> {
  const answer = await payments.checkKeys();
  const problem = problemWithKeys(answer);
  if (problem !== null) throw new ProviderUnreached(problem);
  await createCatalog({ payments });
}

/** The sentence for keys that the provider does not take; null for those that it takes. */
export function problemWithKeys(answer: KeysAnswer): string | null {
  switch (answer.kind) {
    case 'taken':
      return null;
    case 'wrong-key':
      return `Stripe refuses ${answer.setting}: the key is mistyped, expired, rolled, or lacks a permission. Copy it from the dashboard again.`;
    case 'wrong-account':
      return 'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY belong to two accounts of Stripe. Copy both from the same account.';
    case 'no-answer':
      return 'Stripe does not answer. Check the connection to api.stripe.com, and https://status.stripe.com.';
  }
}
