import type { ScanDoubtKind } from '@keydate/contracts/scans';
import { dayInCell, type DayInCell } from '@keydate/domain/day-in-cell';
import type { ReadRow } from '../table/contract-row';

/** What proposes a day that stood before. */
const PROPOSES: readonly ScanDoubtKind[] = ['day-of-earlier-table', 'left-unchanged', 'time-changed'];

/** The words that give a row its date: its own cell's, or those that stood before, which it leaves as they were but for the time. */
export function dateOf({ cells, reasons }: Pick<ReadRow, 'cells' | 'reasons'>): string {
  return reasons.find(({ kind }) => PROPOSES.includes(kind))?.words ?? cells.date;
}

/** Whether a cell leaves open what stood before: it is blank, or says that nothing changes. */
export function saysNothing({ cells }: Pick<ReadRow, 'cells'>): boolean {
  const reading = dayInCell(cells.date);
  return reading.kind === 'none' && (reading.reason === 'blank' || reading.reason === 'unchanged');
}

/** Rows are never changed, and each is compared with all others. */
const known = new WeakMap<Pick<ReadRow, 'cells' | 'reasons'>, DayInCell>();

/** What they name. */
export function dayOf(row: Pick<ReadRow, 'cells' | 'reasons'>): DayInCell {
  const day = known.get(row) ?? dayInCell(dateOf(row));
  known.set(row, day);
  return day;
}
