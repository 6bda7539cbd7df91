import type { ErrorCode } from '@keydate/contracts/errors';

export interface RateLimit {
  /** Tells this limit's counts from those of another one. */
  name: string;
  /** So often in a window, all at once if they like; the window begins with the first. */
  most: number;
  windowMs: number;
  refusal: ErrorCode;
}

/** Counts what a person or a network does: for all servers together that share a Redis, else in this process alone. */
export interface RateLimits {
  /** Returns a function that counts one of a key, and rejects with the refusal beyond the limit. A refused one costs nothing. */
  limit(limit: RateLimit): (key: string) => Promise<void>;
  close(): void;
}
