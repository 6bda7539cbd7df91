import { compareDays, type CalendarDay } from './calendar-day';

/**
 * The fields of a deadline that say whether it is still open: its day, and the person who checked it off, null while nobody has
 * (docs/rules.md, Deadlines).
 */
export interface Deadline<Done = unknown> {
  date: CalendarDay;
  done: Done | null;
}

/** True if a deadline is still to be met: it is today or later, and nobody has checked it off. Reminders go out for these only. */
export function isOpen({ date, done }: Deadline, today: CalendarDay): boolean {
  return done === null && compareDays(date, today) >= 0;
}

/** True if a deadline has passed and nobody has checked it off. */
export function isOverdue({ date, done }: Deadline, today: CalendarDay): boolean {
  return done === null && compareDays(date, today) < 0;
}

/**
 * The day that a transaction is sorted by: its earliest deadline that nobody has checked off, overdue ones included. Null
 * where there is none, and for a closed transaction.
 */
export function nextDueDay(transaction: { status: string; dates: readonly Deadline[] }): CalendarDay | null {
  if (transaction.status === 'Closed') return null;
  const days = transaction.dates.filter(({ done }) => done === null).map(({ date }) => date);
  return days.sort(compareDays)[0] ?? null;
}

/** For `Array.sort` over the days of `nextDueDay`: the earliest first, transactions without one last. */
export function compareNextDue(a: CalendarDay | null, b: CalendarDay | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return compareDays(a, b);
}

/** The check-off of a deadline that is now on `date`. A deadline that moves to another day is open again: its check-off is null. */
export function doneAfterEdit<Done>(before: Deadline<Done> | undefined, date: CalendarDay): Done | null {
  return before?.date === date ? before.done : null;
}
