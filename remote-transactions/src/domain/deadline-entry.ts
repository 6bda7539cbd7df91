import type { CalendarDay } from '@keydate/domain/calendar-day';
import { typedText } from '@keydate/domain/typed-day';

/** The fields of Change Deadline Details, as typed. */
export interface DeadlineEntry {
  title: string;
  date: string;
}

/** The fields before anything is typed: those of the deadline to change, or empty ones for a new deadline. */
export function deadlineEntry(deadline?: { title: string; day: CalendarDay | null }): DeadlineEntry {
  return { title: deadline?.title ?? '', date: typedText(deadline?.day ?? null) };
}
