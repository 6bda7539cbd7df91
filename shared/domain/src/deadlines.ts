import { compareDays, dayAt, type CalendarDay } from './calendar-day';
import { deadlineEnd, type EndingTerms } from './deadline-end';
import { timeZoneOfProperty } from './us-states';

/**
 * The fields of a deadline that say whether it is open: its day, and the person who settled it (as done, waived, missed or not
 * applicable), null while nobody has (server/src/transactions/README.md, Deadlines).
 */
export interface Deadline<Done = unknown> {
  date: CalendarDay;
  done: Done | null;
}

/** A deadline whose end its title helps to decide. */
export type EndingDeadline<Done = unknown> = Deadline<Done> & { title: string };

/** A moment at a property, by which its deadlines are over or not. */
export interface PropertyClock {
  now: Date;
  /** The property's day. */
  today: CalendarDay;
  timeZone: string;
  terms: EndingTerms;
}

/** The clock of a property, by its state, ZIP code and hours. */
export function clockOf(property: EndingTerms & { zipcode: string }, now: Date): PropertyClock {
  const timeZone = timeZoneOfProperty(property);
  return { now, today: dayAt(now, timeZone), timeZone, terms: property };
}

/** True once the moment of a deadline has passed: the hour on its day at which it ends, at the property. */
export function hasPassed(deadline: { title: string; date: CalendarDay }, clock: PropertyClock): boolean {
  const order = compareDays(deadline.date, clock.today);
  // its hour matters on its day alone: a list has thousands of days
  return order === 0 ? deadlineEnd(deadline, clock.terms, clock.timeZone) <= clock.now : order < 0;
}

/** True if a deadline is open and still to be met. Reminders go out for these only. */
export function isAhead(deadline: EndingDeadline, clock: PropertyClock): boolean {
  return deadline.done === null && !hasPassed(deadline, clock);
}

/** True if a deadline is open and its moment has passed. */
export function isOverdue(deadline: EndingDeadline, clock: PropertyClock): boolean {
  return deadline.done === null && hasPassed(deadline, clock);
}

/**
 * The day that a transaction is sorted by: its earliest deadline that is open, overdue ones included. Null
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

/** How a deadline that is now on `date` is settled. One that moves to another day is open again: null. */
export function doneAfterEdit<Done>(before: Deadline<Done> | undefined, date: CalendarDay): Done | null {
  return before?.date === date ? before.done : null;
}
