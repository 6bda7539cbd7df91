import { compareDays } from './calendar-day';
import { isAhead, type EndingDeadline, type PropertyClock } from './deadlines';

/**
 * The deadlines a card shows (spec § 9: at most 3; docs/oddities.md: the *next* ones): the next `count` that are ahead,
 * in date order and, on one day, in the order given; where none is, the last `count`.
 */
export function upcomingDeadlines<T extends EndingDeadline>(
  dates: readonly T[],
  clock: PropertyClock,
  count: number,
): T[] {
  const inOrder = [...dates].sort((a, b) => compareDays(a.date, b.date));
  const ahead = inOrder.filter((deadline) => isAhead(deadline, clock));
  return ahead.length > 0 ? ahead.slice(0, count) : inOrder.slice(-count);
}
