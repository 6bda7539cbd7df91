import { DAY_MS, MINUTE_MS } from './durations';
import { msOfTime, type TimeOfDay } from './time-of-day';
import { clockMsAt, momentOfClockMs } from './zoned-moment';

/** The hours of a day in which a person wants no email, by the clocks of their own zone; over midnight where `from` is the later. */
export interface QuietHours {
  from: TimeOfDay;
  until: TimeOfDay;
  timeZone: string;
}

/**
 * When an email that is due at `due` goes out to somebody with these quiet hours: inside them, when they end. Where its
 * deadline does not wait that long, a minute before they begin, or at once where that has passed.
 */
export function outsideQuietHours(
  due: Date,
  quiet: QuietHours | null,
  { endsAt, now }: { endsAt: Date; now: Date },
): Date {
  const hours = quiet && quietHoursAround(due, quiet);
  if (!hours) return due;
  if (hours.end < endsAt) return hours.end;
  const before = new Date(hours.begin.getTime() - MINUTE_MS);
  return before < now ? now : before;
}

/** The quiet hours that an instant falls into, or null. */
export function quietHoursAround(
  moment: Date,
  { from, until, timeZone }: QuietHours,
): { begin: Date; end: Date } | null {
  if (from === until) return null;
  const midnight = Math.floor(clockMsAt(moment, timeZone) / DAY_MS) * DAY_MS;
  const length = (msOfTime(until) - msOfTime(from) + DAY_MS) % DAY_MS;
  for (const daysAgo of [1, 0]) {
    const beginClock = midnight - daysAgo * DAY_MS + msOfTime(from);
    const begin = momentOfClockMs(beginClock, timeZone);
    const end = momentOfClockMs(beginClock + length, timeZone);
    if (begin <= moment && moment < end) return { begin, end };
  }
  return null;
}
