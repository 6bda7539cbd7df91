import { DAY_MS } from './durations';

/** When a plan bought at `now` is first charged: at once, or at the end of a trial of `trialDays`. */
export function firstChargeAt(now: Date, trialDays: number | null): Date {
  return new Date(now.getTime() + (trialDays ?? 0) * DAY_MS);
}
