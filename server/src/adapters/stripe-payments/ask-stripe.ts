import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { AppError } from '../../app-error';
import { CardDeclined, KeyRepeatsFailure, KeyReused } from '../../ports/payments';

/** Makes a request to Stripe; maps Stripe errors to ours. */
export async function askStripe<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw translate(error);
  }
}

/**
 * Makes a write; if Stripe repeats a failure for its key, once more with another key: only for writes that are safe to
 * repeat.
 */
export async function writeAnew<T>(
  key: string,
  write: (options: { idempotencyKey: string }) => Promise<T>,
): Promise<T> {
  try {
    return await write({ idempotencyKey: key });
  } catch (error) {
    if (!isRepeated(error)) throw error;
    return write({ idempotencyKey: `${key}-${randomUUID()}` });
  }
}

function translate(error: unknown): unknown {
  if (error instanceof Stripe.errors.StripeCardError) return new CardDeclined(error.message, { cause: error });
  if (isUnderWay(error)) return new AppError('PAYMENTS_UNAVAILABLE');
  if (isRepeated(error)) return new KeyRepeatsFailure();
  if (error instanceof Stripe.errors.StripeIdempotencyError) return new KeyReused(error.message, { cause: error });
  const isOutage =
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeAPIError ||
    error instanceof Stripe.errors.StripeRateLimitError ||
    error instanceof Stripe.errors.StripeAuthenticationError ||
    error instanceof Stripe.errors.StripePermissionError;
  if (isOutage) return new AppError('PAYMENTS_UNAVAILABLE');
  if (error instanceof Stripe.errors.StripeInvalidRequestError && isAboutPrice(error))
    return new AppError('PLAN_NOT_OFFERED');
  if (error instanceof Stripe.errors.StripeInvalidRequestError && isAboutCustomer(error))
    return new AppError('CUSTOMER_UNKNOWN');
  // a period has begun since
  if (error instanceof Stripe.errors.StripeInvalidRequestError && error.param?.endsWith('proration_date'))
    return new AppError('UPGRADE_OUTDATED');
  // a request that Stripe refuses is our fault: its status would look like one for our own caller
  if (error instanceof Stripe.errors.StripeError) return new Error(`Stripe: ${error.message}`, { cause: error });
  return error;
}

/** A failure that Stripe repeats for every write with the same key, for at least a day. */
function isRepeated(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeAPIError && error.headers?.['idempotent-replayed'] === 'true';
}

/** A price that does not exist, or is archived. */
function isAboutPrice({ param }: { param?: string | undefined }): boolean {
  return param?.endsWith('[price]') ?? false;
}

/** True also for a customer of other keys: if the customer is part of the address, only Stripe's message names it. */
function isAboutCustomer({ code, message }: { code?: string | undefined; message: string }): boolean {
  return code === 'resource_missing' && message.startsWith('No such customer');
}

/** True if another request with the key has not been answered yet: its outcome is not known. */
function isUnderWay(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === 'idempotency_key_in_use';
}
