import { dayInCell, type DayInCell } from '@keydate/domain/day-in-cell';
import type { ReadRow } from '../table/contract-row';

/** The words that give a row its date: its own cell's, or those of the table before, which it leaves as they were. */
export function dateOf({ cells, reasons }: Pick<ReadRow, 'cells' | 'reasons'>): string {
  return reasons.find(({ kind }) => kind === 'day-of-earlier-table')?.words ?? cells.date;
}

/** What they name. */
export function dayOf(row: Pick<ReadRow, 'cells' | 'reasons'>): DayInCell {
  return dayInCell(dateOf(row));
}
