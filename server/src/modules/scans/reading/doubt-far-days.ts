import { compareDays, daysBetween, type CalendarDay } from '@keydate/domain/calendar-day';
import { dayInCell } from '@keydate/domain/day-in-cell';
import type { DatesTable } from './collect-tables';
import type { ReadRow } from './table/read-rows';

/** The days of one contract lie this near to its middle one; a year with a digit misread moves a day further. */
const FARTHEST_DAYS = 240;
/** Of fewer days none can be told to lie apart. */
const FEWEST_DAYS = 3;
const TYPED = 100;

/**
 * A table whose recognised days come with a doubt where they lie far from the others: of a misread year every look may be
 * sure, and its weekday may be right. A typed day is the contract's own.
 */
export function doubtFarDays(table: DatesTable): DatesTable {
  const days = table.rows.flatMap((row) => dayOf(row) ?? []).sort(compareDays);
  const middle = days[days.length >> 1];
  if (!middle || days.length < FEWEST_DAYS) return table;
  const isFar = (day: CalendarDay | null) => day !== null && Math.abs(daysBetween(middle, day)) > FARTHEST_DAYS;
  const doubted = (row: ReadRow) => (row.confidence.date < TYPED && isFar(dayOf(row)) ? { ...row, confidence: { ...row.confidence, date: 0 } } : row);
  return { ...table, rows: table.rows.map(doubted) };
}

function dayOf({ cells }: ReadRow): CalendarDay | null {
  const read = dayInCell(cells.date);
  return read.kind === 'day' ? read.day : null;
}
