import type { ContractDate } from '@keydate/contracts/transactions';
import { compareDays, type CalendarDay } from '@keydate/domain/calendar-day';

/** One day of a transaction's timeline, with everything that falls due on it. */
export interface TimelineDay {
  day: CalendarDay;
  deadlines: ContractDate[];
}

/** All deadlines of a transaction by day, in due order; those of one day keep the contract's order. */
export function timelineOf(dates: readonly ContractDate[]): TimelineDay[] {
  const days = [...new Set(dates.map(({ date }) => date))].sort(compareDays);
  return days.map((day) => ({ day, deadlines: dates.filter(({ date }) => date === day) }));
}

/** The first day of a timeline that is not past; undefined when all are. */
export function nextDay(days: readonly TimelineDay[], today: CalendarDay): CalendarDay | undefined {
  return days.find(({ day }) => compareDays(day, today) >= 0)?.day;
}
