import { addDays, dayAt, type CalendarDay } from '@keydate/domain/calendar-day';

/** A deadline so many days from today in Denver, in the form that a new transaction needs. */
export function aDate(title: string, inDays: number): { title: string; date: CalendarDay } {
  return { title, date: addDays(dayAt(new Date(), 'America/Denver'), inDays) };
}
