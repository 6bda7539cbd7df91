import type { ReadRow, TablePart } from '../table/read-tables';
import { mendAnswer } from './mend-answer';
import { mendTitle } from './mend-title';

/** The part of a table on a recognised page, its words spelled as the form spells them. */
export function mendRows(part: TablePart): TablePart {
  return { ...part, rows: part.rows.map(mendRow) };
}

function mendRow(row: ReadRow): ReadRow {
  return { ...row, cells: { ...row.cells, title: mendTitle(row.cells.title), date: mendAnswer(row.cells.date) } };
}
