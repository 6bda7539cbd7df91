import type { ErrorCode } from '@keydate/contracts/errors';
import { MINUTE_MS } from '@keydate/domain/durations';
import { AppError } from '../app-error';

/** If there are more, the full ones are dropped: they equal new ones. */
const BUCKETS_MAX = 10_000;

interface Bucket {
  left: number;
  at: number;
}

/**
 * Limits how often each person may do something: `perMinute` times a minute, all at once if they like. Returns a
 * function that counts one and throws `refusal` beyond the limit. Each process counts for itself.
 */
export function rateBuckets(
  { perMinute, refusal }: { perMinute: number; refusal: ErrorCode },
  now: () => number = () => performance.now(),
): (personId: string) => void {
  const buckets = new Map<string, Bucket>();
  const leftIn = ({ left, at }: Bucket, time: number) =>
    Math.min(perMinute, left + ((time - at) / MINUTE_MS) * perMinute);
  return (personId) => {
    const time = now();
    if (buckets.size > BUCKETS_MAX)
      for (const [id, bucket] of buckets) if (leftIn(bucket, time) >= perMinute) buckets.delete(id);
    const left = leftIn(buckets.get(personId) ?? { left: perMinute, at: time }, time);
    if (left < 1) throw new AppError(refusal);
    buckets.set(personId, { left: left - 1, at: time });
  };
}
