import { addDays, dayFromSql, dayOnLeaf, dayWithWeekday, type CalendarDay } from './calendar-day';

/** The day from which builds count the landing page's example; the server writes its own in its place. */
export const PRESET_TODAY = dayFromSql('2026-08-10');

/** Until the nearest deadline of the example. */
export const EXAMPLE_DAYS_AHEAD = 2;

/** The days of the landing page's example, as they are read on it. */
export interface ExampleDays {
  month: string;
  day: string;
  weekday: string;
  /** The nearest day in words. */
  label: string;
  /** Of its three deadlines, the nearest first. */
  deadlines: readonly CalendarDay[];
}

/** The days of the landing page's example, counted from a day. */
export function exampleDays(today: CalendarDay): ExampleDays {
  const nearest = addDays(today, EXAMPLE_DAYS_AHEAD);
  const deadlines = [nearest, addDays(today, 9), addDays(today, 24)];
  return { ...dayOnLeaf(nearest), label: dayWithWeekday(nearest), deadlines };
}
