import type { CalendarDay } from '@keydate/domain/calendar-day';
import { typedText } from './typed-day';

/** What stands in the fields of Change Deadline Details, as typed. */
export interface DeadlineEntry {
  title: string;
  date: string;
}

/** The fields before anybody has typed: those of the deadline under change, or empty ones for a new deadline. */
export function deadlineEntry(deadline?: { title: string; day: CalendarDay | null }): DeadlineEntry {
  return { title: deadline?.title ?? '', date: typedText(deadline?.day ?? null) };
}
