import { compareDays, daysBetween, type CalendarDay } from '@keydate/domain/calendar-day';
import type { DatesTable } from './collect-tables';
import { dayOf } from './date-of';
import { doubted } from './row-doubts';
import type { ReadRow } from './table/read-row';

/** The days of one contract lie this near to its middle one; a year with a digit misread moves a day further. */
const FARTHEST_DAYS = 240;
/** Of fewer days none can be told to lie apart. */
const FEWEST_DAYS = 3;

/**
 * A table whose days come with a doubt where they lie far from the others: of a misread year every look may be sure, and
 * its weekday may be right; and whoever types may slip by a year.
 */
export function doubtFarDays(table: DatesTable): DatesTable {
  const days = table.rows.flatMap((row) => dayIn(row) ?? []).sort(compareDays);
  const middle = days[days.length >> 1];
  if (!middle || days.length < FEWEST_DAYS) return table;
  const isFar = (day: CalendarDay | null) => day !== null && Math.abs(daysBetween(middle, day)) > FARTHEST_DAYS;
  const judged = (row: ReadRow) => (isFar(dayIn(row)) ? doubted(row, 'day-far-from-others') : row);
  return { ...table, rows: table.rows.map(judged) };
}

function dayIn(row: ReadRow): CalendarDay | null {
  const read = dayOf(row);
  return read.kind === 'day' ? read.day : null;
}
