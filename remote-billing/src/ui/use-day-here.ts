import { dayAt, type CalendarDay } from '@keydate/domain/calendar-day';
import { useTimeZone } from '@keydate/forms/time';

/** Returns the day of a moment of billing. */
export type DayHere = (at: string | Date) => CalendarDay;

/** Days of the person's own time zone, as in mails: a moment of billing is an instant, not a day at a property. */
export function useDayHere(): DayHere {
  const timeZone = useTimeZone();
  return (at) => dayAt(new Date(at), timeZone);
}
