import type { ContractDate } from '@keydate/contracts/transactions';
import { compareDays, type CalendarDay } from '@keydate/domain/calendar-day';

/** One day of a transaction's timeline, with all its deadlines. */
export interface TimelineDay {
  day: CalendarDay;
  deadlines: ContractDate[];
}

/** A transaction's deadlines by day, in due order; within a day in the contract's order. */
export function timelineOf(dates: readonly ContractDate[]): TimelineDay[] {
  const days = [...new Set(dates.map(({ date }) => date))].sort(compareDays);
  return days.map((day) => ({ day, deadlines: dates.filter(({ date }) => date === day) }));
}

/** The first day that is not past; undefined if all are. */
export function nextDay(days: readonly TimelineDay[], today: CalendarDay): CalendarDay | undefined {
  return days.find(({ day }) => compareDays(day, today) >= 0)?.day;
}
