import type { ContractDate } from '@keydate/contracts/transactions';
import { compareDays, type CalendarDay } from '@keydate/domain/calendar-day';
import { isAhead, isOverdue, type PropertyClock } from '@keydate/domain/deadlines';

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

/** The first day with a deadline that is ahead; undefined if there is none. */
export function nextDay(days: readonly TimelineDay[], clock: PropertyClock): CalendarDay | undefined {
  return days.find(({ deadlines }) => deadlines.some((deadline) => isAhead(deadline, clock)))?.day;
}

/** A transaction's dates as its page shows them. */
export interface Timeline {
  /** Settled before the page was opened: one line, until the person asks for them. */
  done: TimelineDay[];
  doneCount: number;
  /** All others, including deadlines that were settled since: they stay in their place. */
  days: TimelineDay[];
  overdue: ContractDate[];
}

/** Splits a transaction's dates for its page; `doneBefore` are the ids of those that were settled when it was opened. */
export function splitTimeline(
  dates: readonly ContractDate[],
  clock: PropertyClock,
  doneBefore: ReadonlySet<string>,
): Timeline {
  const isCollapsed = ({ _id, done }: ContractDate) => done !== null && doneBefore.has(_id);
  const done = dates.filter(isCollapsed);
  return {
    done: timelineOf(done),
    doneCount: done.length,
    days: timelineOf(dates.filter((date) => !isCollapsed(date))),
    overdue: dates.filter((date) => isOverdue(date, clock)),
  };
}
