import { addDays, dayAt, type CalendarDay } from '@keydate/domain/calendar-day';

/** A deadline so many days from today in Denver, as a new transaction has it. */
export function aDate(title: string, inDays: number): { title: string; date: CalendarDay } {
  return { title, date: addDays(dayAt(new Date(), 'America/Denver'), inDays) };
}
