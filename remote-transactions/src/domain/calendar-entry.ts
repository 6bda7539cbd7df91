import type { CalendarDeadline, CalendarTransaction } from '@keydate/contracts/calendar';
import type { CalendarState } from '@keydate/domain/calendar-deadlines';
import { dayAt, daysBetween, type CalendarDay } from '@keydate/domain/calendar-day';
import type { SideCategory } from '@keydate/domain/contract-type';
import type { SettledAs } from '@keydate/domain/settled-deadline';
import { SOON_DAYS, type DeadlineState } from './deadline-state';

/** The days of the calendar that are shown, and what they are limited to. */
export interface CalendarQuestion {
  from: CalendarDay;
  to: CalendarDay;
  perDay: number;
  side: SideCategory;
  /** '' for all. */
  person: string;
  /** '' for all. */
  state: CalendarState | '';
}

/** A deadline of the calendar, with its transaction. */
export interface CalendarEntry extends Omit<CalendarDeadline, 'endsAt'> {
  transaction: CalendarTransaction;
  endsAt: Date;
}

/** A day of the calendar: its first deadlines, and how many it has. */
export interface CalendarDayEntries {
  day: CalendarDay;
  total: number;
  entries: readonly CalendarEntry[];
}

/** An entry's name among others: the browser chooses the ids of deadlines, so that two transactions may use the same. */
export function keyOfEntry({ _id, transactionId }: CalendarEntry): string {
  return `${transactionId} ${_id}`;
}

/** The state of an entry at a moment. `settled` is how it is settled now: the person may have just done so. */
export function stateOfEntry(
  { date, endsAt, transaction: { status, timeZone } }: CalendarEntry,
  settled: SettledAs | null,
  now: Date,
): DeadlineState {
  if (settled !== null) return settled;
  if (status === 'Closed') return 'done';
  if (endsAt <= now) return 'overdue';
  const days = daysBetween(dayAt(now, timeZone), date);
  if (days === 0) return 'due-today';
  return days <= SOON_DAYS ? 'soon' : 'later';
}
