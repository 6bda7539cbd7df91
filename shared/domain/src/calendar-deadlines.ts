import { compareDays, type CalendarDay } from './calendar-day';
import { deadlineEnd } from './deadline-end';
import type { PropertyClock } from './deadlines';

/** The states of a deadline that a calendar can be limited to: open ones (also overdue), overdue ones alone, and settled ones. */
export const CALENDAR_STATES = ['open', 'overdue', 'settled'] as const;
export type CalendarState = (typeof CALENDAR_STATES)[number];

/** A deadline as a calendar arranges it. */
export interface ArrangedDeadline {
  title: string;
  date: CalendarDay;
  /** True if a person has settled it, in any way. */
  isSettled: boolean;
}

/** A transaction with the deadlines that a reader sees of it. */
export interface CalendarSource<Of, D> {
  of: Of;
  clock: PropertyClock;
  /** In a closed transaction nothing is open. */
  isClosed: boolean;
  dates: readonly D[];
}

export interface CalendarEntry<Of, D> {
  of: Of;
  deadline: D;
  endsAt: Date;
  isOpen: boolean;
}

/** The days of a calendar that have deadlines, and their first ones: those that are open, then the others. */
export interface ArrangedDay<Of, D> {
  day: CalendarDay;
  /** How many deadlines the day has, also those that are not among the first. */
  total: number;
  entries: CalendarEntry<Of, D>[];
}

export interface Arrangement {
  from: CalendarDay;
  to: CalendarDay;
  now: Date;
  state: CalendarState | undefined;
  /** How many deadlines of each day are wanted. */
  perDay: number;
}

export interface ArrangedCalendar<Of, D> {
  days: ArrangedDay<Of, D>[];
  /** The overdue deadlines before these days. */
  overdueEarlier: { count: number; firstDay: CalendarDay | null };
}

/**
 * Deadlines by day, in the order of the days; within a day what is open comes first, then the earlier moment, then the title. Dates
 * before `from` only count as overdue.
 */
export function arrangeCalendar<Of, D extends ArrangedDeadline>(
  sources: readonly CalendarSource<Of, D>[],
  { from, to, now, state, perDay }: Arrangement,
): ArrangedCalendar<Of, D> {
  const byDay = new Map<CalendarDay, CalendarEntry<Of, D>[]>();
  let overdueEarlier = 0;
  let firstDay: CalendarDay | null = null;
  for (const { of, clock, isClosed, dates } of sources) {
    for (const deadline of dates) {
      const endsAt = deadlineEnd(deadline, clock.terms, clock.timeZone);
      const entry = { of, deadline, endsAt, isOpen: !isClosed && !deadline.isSettled };
      if (compareDays(deadline.date, from) < 0) {
        if (!isInState(entry, 'overdue', now)) continue;
        overdueEarlier += 1;
        if (firstDay === null || compareDays(deadline.date, firstDay) < 0) firstDay = deadline.date;
      } else if (compareDays(deadline.date, to) <= 0 && isInState(entry, state, now)) {
        const entries = byDay.get(deadline.date) ?? [];
        byDay.set(deadline.date, entries);
        entries.push(entry);
      }
    }
  }
  const days = [...byDay].sort(([a], [b]) => compareDays(a, b));
  return {
    days: days.map(([day, entries]) => ({
      day,
      total: entries.length,
      entries: entries.sort(byUrgency).slice(0, perDay),
    })),
    overdueEarlier: { count: overdueEarlier, firstDay },
  };
}

function isInState(
  { isOpen, endsAt }: CalendarEntry<unknown, unknown>,
  state: CalendarState | undefined,
  now: Date,
): boolean {
  if (state === undefined) return true;
  if (state === 'settled') return !isOpen;
  return isOpen && (state === 'open' || endsAt <= now);
}

function byUrgency(a: CalendarEntry<unknown, ArrangedDeadline>, b: CalendarEntry<unknown, ArrangedDeadline>): number {
  if (a.isOpen !== b.isOpen) return a.isOpen ? -1 : 1;
  const order = a.endsAt.getTime() - b.endsAt.getTime();
  if (order !== 0) return order;
  return a.deadline.title < b.deadline.title ? -1 : Number(a.deadline.title > b.deadline.title);
}
