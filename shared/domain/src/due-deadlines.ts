import { daysBetween, dayAt, type CalendarDay } from './calendar-day';
import { deadlineEnd } from './deadline-end';
import type { PropertyClock } from './deadlines';
import { HOUR_MS } from './durations';

/** The groups of what is due, the most urgent first (server/src/transactions/README.md, What is due). */
export const DUE_GROUPS = ['overdue', 'today', 'next-48-hours', 'next-7-days'] as const;
export type DueGroup = (typeof DUE_GROUPS)[number];

/** Deadlines are due from this many days before them, by the days of the property. */
export const DUE_DAYS = 7;

/** The open deadlines of a transaction, and the clock of its property. */
export interface DueSource<Of, D> {
  of: Of;
  clock: PropertyClock;
  dates: readonly D[];
}

/** A deadline that is due, and its moment. */
export interface Due<Of, D> {
  of: Of;
  deadline: D;
  endsAt: Date;
}

/**
 * The deadlines that are due, in the order of their moments: the overdue ones, and those of the next seven days. Of the overdue ones
 * the latest `overdueMax` are listed; `olderOverdue` counts the others.
 */
export function dueDeadlines<Of, D extends { title: string; date: CalendarDay }>(
  sources: readonly DueSource<Of, D>[],
  now: Date,
  overdueMax: number,
): { due: Due<Of, D>[]; olderOverdue: number } {
  const due = sources.flatMap(({ of, clock, dates }) =>
    dates
      .filter(({ date }) => daysBetween(clock.today, date) <= DUE_DAYS)
      .map((deadline) => ({ of, deadline, endsAt: deadlineEnd(deadline, clock.terms, clock.timeZone) })),
  );
  due.sort((a, b) => a.endsAt.getTime() - b.endsAt.getTime());
  const overdue = due.findIndex(({ endsAt }) => endsAt > now);
  const olderOverdue = Math.max(0, (overdue < 0 ? due.length : overdue) - overdueMax);
  return { due: due.slice(olderOverdue), olderOverdue };
}

/** A deadline as its group sees it: its day at the property, and its moment. */
export interface GroupedDeadline {
  date: CalendarDay;
  endsAt: Date;
  timeZone: string;
}

/** Deadlines by the first group that fits each, in the order given. One that is due later is in none. */
export function groupDue<D extends GroupedDeadline>(due: readonly D[], now: Date): Record<DueGroup, D[]> {
  const groups: Record<DueGroup, D[]> = { overdue: [], today: [], 'next-48-hours': [], 'next-7-days': [] };
  const days = new Map<string, CalendarDay>();
  for (const deadline of due) {
    const { timeZone } = deadline;
    const today = days.get(timeZone) ?? dayAt(now, timeZone);
    days.set(timeZone, today);
    const group = groupOf(deadline, today, now);
    if (group) groups[group].push(deadline);
  }
  return groups;
}

function groupOf({ date, endsAt }: GroupedDeadline, today: CalendarDay, now: Date): DueGroup | null {
  if (endsAt <= now) return 'overdue';
  if (date === today) return 'today';
  if (endsAt.getTime() - now.getTime() <= 48 * HOUR_MS) return 'next-48-hours';
  return daysBetween(today, date) <= DUE_DAYS ? 'next-7-days' : null;
}
