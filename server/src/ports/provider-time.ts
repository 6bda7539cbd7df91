import { AsyncLocalStorage } from 'node:async_hooks';
import { AppError } from '../app-error';

/** A browser gives up after 30 seconds: the answer that the provider is away must come before that. */
export const PROVIDER_TIME_MS = 25_000;

const ends = new AsyncLocalStorage<number>();

/**
 * Gives all requests to the provider that `work` makes, repeats and pauses included, this much time together. Then throws
 * PAYMENTS_UNAVAILABLE. A request that is under way ends by itself, and no other one begins: as if its answer had been lost.
 */
export async function withinProviderTime<T>(work: () => Promise<T>, ms = PROVIDER_TIME_MS): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeUp = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new AppError('PAYMENTS_UNAVAILABLE')), ms);
  });
  try {
    return await Promise.race([ends.run(performance.now() + ms, work), timeUp]);
  } finally {
    clearTimeout(timer);
  }
}

/** How much of that time is left, in milliseconds; Infinity outside of it. */
export function providerTimeLeft(): number {
  return (ends.getStore() ?? Infinity) - performance.now();
}
