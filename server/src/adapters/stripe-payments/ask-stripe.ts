import Stripe from 'stripe';
import { AppError } from '../../app-error';
import { CardDeclined, KeyTaken } from '../../ports/payments';

/** Makes a request of Stripe; what goes wrong becomes ours. */
export async function askStripe<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw translate(error);
  }
}

function translate(error: unknown): unknown {
  if (error instanceof Stripe.errors.StripeCardError) return new CardDeclined(error.message, { cause: error });
  if (error instanceof Stripe.errors.StripeIdempotencyError) return new KeyTaken(error.message, { cause: error });
  const isOutage =
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeAPIError ||
    error instanceof Stripe.errors.StripeRateLimitError ||
    error instanceof Stripe.errors.StripeAuthenticationError ||
    error instanceof Stripe.errors.StripePermissionError;
  if (isOutage) return new AppError('PAYMENTS_UNAVAILABLE');
  if (error instanceof Stripe.errors.StripeInvalidRequestError && isAboutPrice(error))
    return new AppError('PLAN_NOT_OFFERED');
  // a period has begun since
  if (error instanceof Stripe.errors.StripeInvalidRequestError && error.param?.endsWith('proration_date'))
    return new AppError('UPGRADE_OUTDATED');
  return error;
}

/** A price that does not exist, or is archived. */
function isAboutPrice({ param }: { param?: string | undefined }): boolean {
  return param?.endsWith('[price]') ?? false;
}
