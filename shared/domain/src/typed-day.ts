import type { CalendarDay } from './calendar-day';
import { dayInCell, type DayDoubt, type NoDayReason } from './day-in-cell';

/** A day as the date field shows it (spec § 9): MM/DD/YYYY; '' for no day. */
export function typedText(day: CalendarDay | null): string {
  return day?.replaceAll('-', '/') ?? '';
}

/** The day that a person typed, in any notation a contract may use; null if it is not clear. */
export function typedDay(text: string): CalendarDay | null {
  const reading = dayInCell(text);
  return reading.kind === 'day' && reading.doubts.length === 0 ? reading.day : null;
}

/** Why typed text is not the day that a person meant; null where it is one, or where nothing is typed. */
export function typedDayProblem(text: string): DayDoubt | NoDayReason | null {
  const reading = dayInCell(text);
  if (reading.kind === 'day') return reading.doubts[0] ?? null;
  return reading.reason === 'blank' ? null : reading.reason;
}
