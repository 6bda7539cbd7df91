import { dayWithWeekday, type CalendarDay } from '@keydate/domain/calendar-day';
import { clockAtEnd } from '@keydate/domain/deadline-end';
import { timeZoneInWords } from '@keydate/domain/moment-in-words';
import { timeInWords } from '@keydate/domain/time-of-day';
import { timeZoneOfProperty } from '@keydate/domain/us-states';
import type { Entry } from '../../mail';
import type { TransactionRow } from '../../transactions';

/** The transaction of an entry, as far as a mail shows it. */
type Of = Pick<TransactionRow, 'id' | 'street' | 'city' | 'state' | 'zipcode' | 'timeOfDay' | 'acceptanceTime'>;

/** A deadline in a mail's list: its title with the link to its transaction, its day and hour, and the address. */
export function deadlineEntry(of: Of, deadline: { title: string; date: CalendarDay }, publicOrigin: string): Entry {
  const { day, time } = clockAtEnd(deadline, of);
  const hour = `${timeInWords(time)} ${timeZoneInWords(timeZoneOfProperty(of))}`;
  return {
    entry: deadline.title,
    about: [`${dayWithWeekday(day)}, ${hour}`, `${of.street}, ${of.city}`],
    url: pageOfTransaction(of, publicOrigin),
  };
}

export function pageOfTransaction({ id }: { id: string }, publicOrigin: string): string {
  return `${publicOrigin}/transaction/${encodeURIComponent(id)}`;
}
