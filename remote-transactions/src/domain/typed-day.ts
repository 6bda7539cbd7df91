import type { CalendarDay } from '@keydate/domain/calendar-day';
import { dayInCell } from '@keydate/domain/day-in-cell';

/** A day as the date field shows it (spec § 9): MM/DD/YYYY; '' for no day. */
export function typedText(day: CalendarDay | null): string {
  return day?.replaceAll('-', '/') ?? '';
}

/** The day that a person typed, in any notation a contract may use; null if it is not clear. */
export function typedDay(text: string): CalendarDay | null {
  const reading = dayInCell(text);
  return reading.kind === 'day' && reading.doubts.length === 0 ? reading.day : null;
}
