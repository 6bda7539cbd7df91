import { MINUTE_MS } from '@keydate/domain/durations';

const LONGEST_MINUTES = 15;

/** How often a mail is tried; reminders are tried until their deadline ends. */
export const MOST_TRIES = 7;

/** When a mail is tried again after `tries` failures: after 1, 4, 16, … minutes. */
export function nextTry(now: Date, tries: number): Date {
  return new Date(now.getTime() + MINUTE_MS * 4 ** (tries - 1));
}

/**
 * When a reminder is tried again: after 1, 4 and then every 15 minutes, because its deadline does not wait. Shortly
 * before the deadline ends, at `endsAt`, there is one more try; after it has ended, the reminder is recorded as
 * failed.
 */
export function nextTryOfReminder(now: Date, tries: number, endsAt: Date): Date {
  const usual = new Date(now.getTime() + MINUTE_MS * Math.min(4 ** (tries - 1), LONGEST_MINUTES));
  const last = new Date(endsAt.getTime() - MINUTE_MS);
  const latest = now < last ? last : endsAt;
  return latest < usual ? latest : usual;
}
