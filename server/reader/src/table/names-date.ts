import { dayInCell } from '@keydate/domain/day-in-cell';

/** True if a text names a day, or tries to: one that does not exist, two at once, one without its year. */
export function namesDate(text: string): boolean {
  const reading = dayInCell(text);
  return reading.kind === 'day' || ['impossible-day', 'two-readings', 'no-year'].includes(reading.reason);
}
