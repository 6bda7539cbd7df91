import { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../app-error';
import type { RateLimits } from '../ports/rate-limits';

const RETRY_MAX_MS = 1000;
/** A person waits for the answer of Redis. Without one, this process counts alone. */
const ANSWER_MS = 300;

/** Limits that are counted in Redis if there is one, and in this process while it is away. */
export function openRateLimits(redisUrl: string | undefined): RateLimits {
  const redis =
    redisUrl === undefined
      ? null
      : new Redis(redisUrl, {
          enableOfflineQueue: false,
          commandTimeout: ANSWER_MS,
          maxRetriesPerRequest: 0,
          retryStrategy: (times) => Math.min(times * 100, RETRY_MAX_MS),
        });
  // the link between servers says that Redis is away; without a listener that would end the process
  redis?.on('error', () => undefined);
  return {
    limit: ({ name, most, windowMs, refusal }) => {
      const rate = { keyPrefix: `keydate:limit:${name}`, points: most, duration: windowMs / 1000 };
      const alone = new RateLimiterMemory(rate);
      const limiter = redis
        ? // a flood reaches this process, and Redis only until it is refused
          new RateLimiterRedis({
            ...rate,
            storeClient: redis,
            insuranceLimiter: alone,
            inMemoryBlockOnConsumed: most + 1,
            rejectIfRedisNotReady: true,
          })
        : alone;
      return async (key) => {
        try {
          await limiter.consume(key);
        } catch (error) {
          throw error instanceof RateLimiterRes ? new AppError(refusal) : error;
        }
      };
    },
    close: () => redis?.disconnect(),
  };
}
