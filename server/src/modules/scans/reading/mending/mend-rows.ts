import type { ReadRow } from '../table/read-rows';
import type { TablePart } from '../table/read-tables';
import { mendAnswer } from './mend-answer';
import { mendTitle, withoutCrumbs } from './mend-title';

/** A cell whose every word the recogniser was this sure of is what the contract says, whatever the form says. */
const SURE = 90;

/** The part of a table on a recognised page, without the noise that recognition leaves in its words. */
export function mendRows(part: TablePart): TablePart {
  return { ...part, rows: part.rows.map(mendRow) };
}

function mendRow(row: ReadRow): ReadRow {
  const { cells, confidence } = row;
  const title = confidence.title < SURE ? mendTitle(cells.title) : withoutCrumbs(cells.title);
  const date = confidence.date < SURE ? mendAnswer(cells.date) : withoutCrumbs(cells.date);
  return { ...row, cells: { ...cells, title, date } };
}
