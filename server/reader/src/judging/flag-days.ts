import { compareDays, daysBetween, type CalendarDay } from '@keydate/domain/calendar-day';
import type { DatesTable } from './collect-tables';
import { dayOf } from '../cells/date-of';
import { flagRows, reasonIf } from '../row-flags';
import type { ReadRow } from '../table/contract-row';

/**
 * In days, how close to the middle day the days of one contract are: they begin within days of its signing, and the
 * closing may be far. A misread year, and most misread months, move a day further.
 */
const FARTHEST = { before: 75, after: 240 };
/** Among fewer days none can lie apart. */
const FEWEST_DAYS = 3;

/** A year of two digits, at the end of a date in figures or after its apostrophe. */
const SHORT_YEAR = /(?:\d ?[/.-] ?\d{1,2} ?[/.-] ?|['\u2018\u2019])(\d{2})(?!\d)/;
/** The rest of 2031 if its end is cut off. */
const CENTURY = '20';

/**
 * Flags the days that lie far from the others. Every pass may be sure of a misread year or month, and its weekday may even
 * match; and people mistype years.
 */
export function flagFarDays(table: DatesTable): DatesTable {
  const days = table.rows.flatMap((row) => dayIn(row) ?? []).sort(compareDays);
  const middle = days[days.length >> 1];
  if (!middle || days.length < FEWEST_DAYS) return table;
  return { ...table, rows: flagRows(table.rows, (row) => reasonIf(isFar(dayIn(row), middle), 'day-far-from-others')) };
}

function isFar(day: CalendarDay | null, middle: CalendarDay): boolean {
  return day !== null && liesFar(day, middle);
}

/** True if a day lies farther from the middle day of a table than those of one contract do. */
export function liesFar(day: CalendarDay, middle: CalendarDay): boolean {
  const after = daysBetween(middle, day);
  return after > FARTHEST.after || -after > FARTHEST.before;
}

/**
 * Flags years of two digits that may be the first two of four: "20", and those of days that lie far from the
 * contract's other days, even if these are few.
 */
export function flagCutYears(table: DatesTable): DatesTable {
  return {
    ...table,
    rows: flagRows(table.rows, (row) => {
      const year = SHORT_YEAR.exec(row.cells.date)?.[1];
      return reasonIf(year !== undefined && (year === CENTURY || isFarFromOthers(row, table.rows)), 'year-cut-short');
    }),
  };
}

function isFarFromOthers(row: ReadRow, rows: readonly ReadRow[]): boolean {
  const own = dayIn(row);
  const others = rows.flatMap((other) => (other === row ? [] : (dayIn(other) ?? []))).sort(compareDays);
  const middle = others[others.length >> 1];
  return own !== null && middle !== undefined && liesFar(own, middle);
}

function dayIn(row: ReadRow): CalendarDay | null {
  const read = dayOf(row);
  return read.kind === 'day' ? read.day : null;
}
