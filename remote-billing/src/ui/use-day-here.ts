import { dayAt, type CalendarDay } from '@keydate/domain/calendar-day';
import { useTimeZone } from '@keydate/forms/time';

/** Gives the day of a moment of billing. */
export type DayHere = (at: string | Date) => CalendarDay;

/** The day is that of the person's own time zone, as in mails: a moment of billing is an instant, not a day of a property. */
export function useDayHere(): DayHere {
  const timeZone = useTimeZone();
  return (at) => dayAt(new Date(at), timeZone);
}
