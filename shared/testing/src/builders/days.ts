import { addDays, dayAt, isCalendarDay, type CalendarDay } from '@keydate/domain/calendar-day';

/** A day given as it is written, `06-15-2026`. Throws on anything else, so that a mistyped test fails at once. */
export function aDay(written: string): CalendarDay {
  if (!isCalendarDay(written)) throw new Error(`${written} is not a day`);
  return written;
}

/** The day so many days from today in Denver; earlier when negative. */
export function inDays(count: number): CalendarDay {
  return addDays(dayAt(new Date(), 'America/Denver'), count);
}
