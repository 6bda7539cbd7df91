import { compareDays, type CalendarDay } from './calendar-day';

/**
 * The deadlines a card shows (spec § 9: at most 3; docs/oddities.md: the *next* ones): the next `count` that are not
 * past, in date order and, on one day, in the order given; where all are past, the last `count`.
 */
export function upcomingDeadlines<T extends { date: CalendarDay }>(
  dates: readonly T[],
  today: CalendarDay,
  count: number,
): T[] {
  const inOrder = [...dates].sort((a, b) => compareDays(a.date, b.date));
  const ahead = inOrder.filter(({ date }) => compareDays(date, today) >= 0);
  return ahead.length > 0 ? ahead.slice(0, count) : inOrder.slice(-count);
}
