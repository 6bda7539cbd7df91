import { compareDays, type CalendarDay } from './calendar-day';
import { isOpen, type Deadline } from './deadlines';

/**
 * The deadlines a card shows (spec § 9: at most 3; docs/oddities.md: the *next* ones): the next `count` that are open,
 * in date order and, on one day, in the order given; where none is open, the last `count`.
 */
export function upcomingDeadlines<T extends Deadline>(dates: readonly T[], today: CalendarDay, count: number): T[] {
  const inOrder = [...dates].sort((a, b) => compareDays(a.date, b.date));
  const open = inOrder.filter((deadline) => isOpen(deadline, today));
  return open.length > 0 ? open.slice(0, count) : inOrder.slice(-count);
}
