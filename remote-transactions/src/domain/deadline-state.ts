import type { TransactionStatus } from '@keydate/contracts/transactions';
import { daysBetween, type CalendarDay } from '@keydate/domain/calendar-day';
import { isOverdue, type EndingDeadline, type PropertyClock } from '@keydate/domain/deadlines';
import type { Settled, SettledAs } from '@keydate/domain/settled-deadline';

/** The state of a deadline at some moment; its words and color follow from it. */
export type DeadlineState = 'overdue' | 'due-today' | 'soon' | 'later' | SettledAs;

/** A deadline is soon from this many days before it. */
export const SOON_DAYS = 7;

/** The state of a deadline at a moment. In a closed transaction every open deadline is done. */
export function deadlineState(
  deadline: EndingDeadline<Settled>,
  clock: PropertyClock,
  status: TransactionStatus,
): DeadlineState {
  if (deadline.done !== null) return deadline.done.as;
  if (status === 'Closed') return 'done';
  if (isOverdue(deadline, clock)) return 'overdue';
  const days = daysBetween(clock.today, deadline.date);
  if (days === 0) return 'due-today';
  return days <= SOON_DAYS ? 'soon' : 'later';
}

/**
 * The state of a day with these deadlines: the most urgent of those that are open. Where none is, it is how all were settled; if
 * that differs, missed where one was, or else done.
 */
export function stateOfDay(
  deadlines: readonly EndingDeadline<Settled>[],
  clock: PropertyClock,
  status: TransactionStatus,
): DeadlineState {
  const states = deadlines.map((deadline) => deadlineState(deadline, clock, status));
  const open = states.filter((_state, at) => deadlines[at]?.done === null);
  const [firstOpen] = open;
  if (firstOpen) return open.includes('overdue') ? 'overdue' : firstOpen;
  if (states.includes('missed')) return 'missed';
  const [first = 'done', ...others] = states;
  return others.every((state) => state === first) ? first : 'done';
}

/** Beyond this, months are easier to understand than days. */
const DAYS_SHOWN_MAX = 90;
const DAYS_PER_YEAR = 365.25;
const DAYS_PER_MONTH = DAYS_PER_YEAR / 12;
/** From here on, years are easier to understand than months. */
const YEARS_FROM_MONTHS = 24;

/** How far a day is from today, in words: "In 2 days", "3 days ago", "In 5 months", "In 4 years". */
export function daysAway(date: CalendarDay, today: CalendarDay): string {
  const days = daysBetween(today, date);
  if (days === 0) return 'Today';
  if (days === 1) return 'Tomorrow';
  if (days === -1) return 'Yesterday';
  return days > 0 ? `In ${spanWords(days)}` : `${spanWords(-days)} ago`;
}

function spanWords(days: number): string {
  if (days <= DAYS_SHOWN_MAX) return `${days} days`;
  const months = Math.round(days / DAYS_PER_MONTH);
  return months < YEARS_FROM_MONTHS ? `${months} months` : `${Math.round(days / DAYS_PER_YEAR)} years`;
}
