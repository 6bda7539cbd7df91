import { addDays, compareDays, dayAt, type CalendarDay } from './calendar-day';
import type { TimeOfDay } from './time-of-day';
import { momentOf } from './zoned-moment';

/** When a person gets their morning summary, by the clocks of their own zone. */
export interface SummaryTime {
  at: TimeOfDay;
  timeZone: string;
}

/** The last day that has had its summary, by the person's calendar; null before the first one. */
type LastDay = CalendarDay | null;

/**
 * When the next summary goes out: at the hour of today, even where that has passed, or of the first day after the last one. No
 * day has two, even if clocks change or the person travels (server/src/reminders/README.md, Morning summary).
 */
export function nextSummary({ at, timeZone }: SummaryTime, lastDay: LastDay, now: Date): Date {
  const today = dayAt(now, timeZone);
  const day = lastDay !== null && compareDays(lastDay, today) >= 0 ? addDays(lastDay, 1) : today;
  return momentOf({ day, time: at }, timeZone);
}

/** The last day of somebody who switches the summary on now: an hour that has passed begins tomorrow. */
export function lastDayAtChoice({ at, timeZone }: SummaryTime, lastDay: LastDay, now: Date): LastDay {
  const today = dayAt(now, timeZone);
  if (lastDay !== null && compareDays(lastDay, today) >= 0) return lastDay;
  return momentOf({ day: today, time: at }, timeZone) <= now ? today : lastDay;
}
