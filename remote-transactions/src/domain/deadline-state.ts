import type { TransactionStatus } from '@keydate/contracts/transactions';
import { daysBetween, type CalendarDay } from '@keydate/domain/calendar-day';
import { isOverdue, type Deadline } from '@keydate/domain/deadlines';

/** The state of a deadline on some day; its words and color follow from it. */
export type DeadlineState = 'overdue' | 'due-today' | 'soon' | 'later' | 'done';

/** A deadline is soon from this many days before it. */
const SOON_DAYS = 7;

/** The state of a deadline `today`, the day at the property. In a closed transaction every deadline is done. */
export function deadlineState(deadline: Deadline, today: CalendarDay, status: TransactionStatus): DeadlineState {
  if (status === 'Closed' || deadline.done !== null) return 'done';
  if (isOverdue(deadline, today)) return 'overdue';
  const days = daysBetween(today, deadline.date);
  if (days === 0) return 'due-today';
  return days <= SOON_DAYS ? 'soon' : 'later';
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
