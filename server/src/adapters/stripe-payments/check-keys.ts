import Stripe from 'stripe';
import type { KeysAnswer } from '../../ports/payments';
import { connectStripe, type StripeConnection } from './connect-stripe';

const { StripeAuthenticationError, StripePermissionError, StripeInvalidRequestError } = Stripe.errors;

/**
 * Asks Stripe whether it takes both keys. A setup intent is the one object that both can read: the secret key finds or
 * makes one, and the publishable key finds it only in the same account.
 */
export async function checkKeys(
  connection: StripeConnection,
  publishableKey: string,
  stripe = connectStripe(connection),
): Promise<KeysAnswer> {
  try {
    const [known] = (await stripe.setupIntents.list({ limit: 1 })).data;
    const { id, client_secret } = known ?? (await makeOne(stripe));
    if (client_secret === null) throw new Error('Stripe named no secret of the setup intent');
    return await findWith(publishableKey, { ...connection, id, clientSecret: client_secret });
  } catch (error) {
    return answerOf(error, 'STRIPE_SECRET_KEY');
  }
}

/** An account that is new has none. The fixed key makes one, however many servers start together. */
function makeOne(stripe: Stripe): Promise<Stripe.SetupIntent> {
  return stripe.setupIntents.create({ usage: 'off_session' }, { idempotencyKey: 'keydate-keys' });
}

async function findWith(
  publishableKey: string,
  { id, clientSecret, ...connection }: StripeConnection & { id: string; clientSecret: string },
): Promise<KeysAnswer> {
  try {
    const browser = connectStripe({ ...connection, secretKey: publishableKey });
    await browser.setupIntents.retrieve(id, { client_secret: clientSecret });
    return { kind: 'taken' };
  } catch (error) {
    const isUnknown = error instanceof StripeInvalidRequestError && error.code === 'resource_missing';
    return isUnknown ? { kind: 'wrong-account' } : answerOf(error, 'STRIPE_PUBLISHABLE_KEY');
  }
}

function answerOf(error: unknown, setting: string): KeysAnswer {
  if (error instanceof StripeAuthenticationError) return { kind: 'wrong-key', setting };
  if (error instanceof StripePermissionError) return { kind: 'wrong-key', setting };
  // a failure at Stripe, or on the way there, says nothing about the keys
  if (error instanceof Stripe.errors.StripeError) return { kind: 'no-answer' };
  throw error;
}
