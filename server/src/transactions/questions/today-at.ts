import { dayAt, type CalendarDay } from '@keydate/domain/calendar-day';
import { timeZoneOfProperty } from '@keydate/domain/us-states';
import type { TransactionRow } from '../transactions.repository';

/** The present day at the property of a transaction. */
export function todayAt(property: Pick<TransactionRow, 'state' | 'zipcode'>, now: Date): CalendarDay {
  return dayAt(now, timeZoneOfProperty(property));
}
