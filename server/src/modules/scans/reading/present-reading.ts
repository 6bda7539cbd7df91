import { dayInCell, needsLook } from '@keydate/domain/day-in-cell';
import type { CellDoubt, ContractReading } from '../../../ports/text-recognition';
import type { DatesTable } from './collect-tables';
import type { ReadRow } from './table/read-tables';

/** Below this the recogniser was not sure of a word (it is of nine in ten words of a clean scan). */
const SURE = 60;

/** A table as the wire has it (spec § 3), with what the scan tells of itself. */
export function presentReading(table: DatesTable): ContractReading {
  const doubts = table.rows.flatMap((row, index) => doubtsAbout(row).map((doubt) => ({ row: index + 1, ...doubt })));
  const days = table.rows.filter((row) => dayInCell(row.cells.date).kind === 'day');
  return {
    rows: [Object.values(inOrder(table.heading)), ...table.rows.map((row) => Object.values(inOrder({ ...row.cells, item: row.number > 0 ? String(row.number) : '' })))],
    summary: { rows: table.rows.length, withDay: days.length, needLook: new Set(doubts.map((doubt) => doubt.row)).size },
    doubts,
  };
}

function inOrder({ item, reference, title, date }: DatesTable['heading']): DatesTable['heading'] {
  return { item, reference, title, date };
}

function doubtsAbout(row: ReadRow): Omit<CellDoubt, 'row'>[] {
  const reading = dayInCell(row.cells.date);
  const doubts: Omit<CellDoubt, 'row'>[] = [];
  if (reading.kind === 'none' && needsLook(reading)) doubts.push({ column: 'date', reason: reading.reason });
  if (reading.kind === 'day') doubts.push(...reading.doubts.map((reason) => ({ column: 'date' as const, reason })));
  if (row.confidence.date < SURE) doubts.push({ column: 'date', reason: 'hard-to-read' });
  if (row.number === 0) doubts.push({ column: 'item', reason: 'no-number' });
  if (row.confidence.title < SURE) doubts.push({ column: 'title', reason: 'hard-to-read' });
  return doubts;
}
