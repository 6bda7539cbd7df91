import type { BecameOf } from '@keydate/contracts/reminders';
import { dayFromSql, type CalendarDay } from '@keydate/domain/calendar-day';
import { deadlineEnd } from '@keydate/domain/deadline-end';
import { timeZoneOfProperty } from '@keydate/domain/us-states';
import type { SettledAs } from '@keydate/domain/settled-deadline';
import type { TransactionRow } from '../transactions';
import type { PlannedDate, ReminderRow } from './planning.repository';

export interface AnnouncedDeadline {
  title: string;
  date: CalendarDay;
  endsAt: Date;
  /** The property's time zone. */
  timeZone: string;
  becameOf: BecameOf | null;
  settledAs: SettledAs | null;
}

/**
 * A deadline that was announced, as it is now: the app never shows an end that is out of date.
 * @param current the date that was announced; null if it was removed
 */
export function announcedDeadline(
  announced: Pick<ReminderRow, 'title' | 'day' | 'endsAt' | 'timeZone'>,
  transaction: Pick<TransactionRow, 'status' | 'state' | 'zipcode' | 'timeOfDay' | 'acceptanceTime'>,
  current: Pick<PlannedDate, 'title' | 'day' | 'doneAt' | 'doneAs'> | null,
): AnnouncedDeadline {
  const then = { ...announced, date: dayFromSql(announced.day) };
  const { title, date, endsAt, timeZone } = then;
  const asAnnounced = { title, date, endsAt, timeZone, settledAs: null };
  if (transaction.status !== 'Active') return { ...asAnnounced, becameOf: 'closed' };
  if (!current) return { ...asAnnounced, becameOf: 'removed' };
  const zone = timeZoneOfProperty(transaction);
  const now = { title: current.title, date: dayFromSql(current.day) };
  const end = deadlineEnd(now, transaction, zone);
  const asNow = { ...now, endsAt: end, timeZone: zone };
  if (current.doneAt) return { ...asNow, becameOf: 'done', settledAs: current.doneAs ?? 'done' };
  return { ...asNow, settledAs: null, becameOf: end.getTime() === endsAt.getTime() ? null : 'moved' };
}
