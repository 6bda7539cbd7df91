import type { CalendarDay } from '@keydate/domain/calendar-day';
import { compareDays } from '@keydate/domain/calendar-day';
import { dayOf } from '../cells/date-of';
import { flagRows, reasonIf } from '../row-flags';
import type { ReadRow } from '../table/contract-row';
import type { DatesTable } from './collect-tables';
import { liesFar } from './flag-far-days';

/** A year of two digits, at the end of a date in figures or after its apostrophe. */
const SHORT_YEAR = /(?:\d ?[/.-] ?\d{1,2} ?[/.-] ?|['\u2018\u2019])(\d{2})(?!\d)/;
/** The rest of 2031 if its end is cut off. */
const CENTURY = '20';

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
