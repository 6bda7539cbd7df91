import { dayAt, type CalendarDay } from '@keydate/domain/calendar-day';

/** The day of a moment of billing in the person's own time zone: it is an instant, not a day of a property. */
export function dayHere(at: string | Date): CalendarDay {
  return dayAt(new Date(at), Intl.DateTimeFormat().resolvedOptions().timeZone);
}
