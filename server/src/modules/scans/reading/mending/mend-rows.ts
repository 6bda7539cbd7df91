import type { ReadRow, TablePart } from '../table/read-tables';
import { mendAnswer } from './mend-answer';
import { mendTitle, withoutCrumbs } from './mend-title';

/** A title whose every word the recogniser was this sure of is what the contract says, whatever the form says. */
const SURE = 90;

/** The part of a table on a recognised page, without the noise that recognition leaves in its words. */
export function mendRows(part: TablePart): TablePart {
  return { ...part, rows: part.rows.map(mendRow) };
}

function mendRow(row: ReadRow): ReadRow {
  const { title, date } = row.cells;
  const mended = row.confidence.title < SURE ? mendTitle(title) : withoutCrumbs(title);
  return { ...row, cells: { ...row.cells, title: mended, date: mendAnswer(date) } };
}
