import type { ScanDoubtKind, ScanExtent } from '@keydate/contracts/scans';
import { dayInCell, needsLook } from '@keydate/domain/day-in-cell';
import type { ContractReading } from '../../../ports/text-recognition';
import type { DatesTable } from './collect-tables';
import type { ReadRow } from './table/read-rows';

/** Below this the recogniser was not sure of a word (it is of nine in ten words of a clean scan). */
const SURE = 60;

/** A table as the wire has it (spec § 3), with what the scan tells of itself. */
export function presentReading(table: DatesTable, extent: ScanExtent): ContractReading {
  const doubtsOf = (row: ReadRow) => doubtsAbout(row, table.isNumbered);
  const itemOf = ({ number }: ReadRow) => (table.isNumbered && number > 0 ? String(number) : '');
  const doubts = table.rows.flatMap((row, index) => doubtsOf(row).map((kind) => ({ row: index + 1, kind })));
  const toLookAt = table.rows.filter((row) => doubtsOf(row).length > 0 || needsLook(dayInCell(row.cells.date)));
  const days = table.rows.filter((row) => dayInCell(row.cells.date).kind === 'day');
  return {
    rows: [Object.values(inOrder(table.heading)), ...table.rows.map((row) => Object.values(inOrder({ ...row.cells, item: itemOf(row) })))],
    summary: { rows: table.rows.length, withDay: days.length, needLook: toLookAt.length, ...extent },
    doubts,
  };
}

function inOrder({ item, reference, title, date }: DatesTable['heading']): DatesTable['heading'] {
  return { item, reference, title, date };
}

function doubtsAbout({ number, cells, confidence, isTitleDisputed, isDateDisputed }: ReadRow, isNumbered: boolean): ScanDoubtKind[] {
  const doubts: ScanDoubtKind[] = [];
  if (isNumbered && number === 0) doubts.push('number-not-found');
  if (cells.title === '' || isTitleDisputed || confidence.title < SURE) doubts.push('title-hard-to-read');
  if (isDateDisputed) doubts.push('date-read-in-two-ways');
  else if (confidence.date < SURE) doubts.push('date-hard-to-read');
  return doubts;
}
