import type { ScanDoubtKind } from '@keydate/contracts/scans';
import { dayInCell, type DayInCell } from '@keydate/domain/day-in-cell';
import type { ReadRow } from '../table/contract-row';

/** The reasons that propose an earlier day. */
const PROPOSES: readonly ScanDoubtKind[] = ['day-of-earlier-table', 'left-unchanged', 'time-changed'];

/**
 * The words that give a row its date: those of its own cell, or the earlier ones if the cell changes nothing but the
 * time.
 */
export function dateOf({ cells, reasons }: Pick<ReadRow, 'cells' | 'reasons'>): string {
  return reasons.find(({ kind }) => PROPOSES.includes(kind))?.words ?? cells.date;
}

/** True if a cell leaves the earlier answer unchanged: it is blank, or says that nothing changes. */
export function saysNothing({ cells }: Pick<ReadRow, 'cells'>): boolean {
  const reading = dayInCell(cells.date);
  return reading.kind === 'none' && (reading.reason === 'blank' || reading.reason === 'unchanged');
}

/** Rows never change, and each is compared with all others. */
const known = new WeakMap<Pick<ReadRow, 'cells' | 'reasons'>, DayInCell>();

/** The day that they name. */
export function dayOf(row: Pick<ReadRow, 'cells' | 'reasons'>): DayInCell {
  const day = known.get(row) ?? dayInCell(dateOf(row));
  known.set(row, day);
  return day;
}
