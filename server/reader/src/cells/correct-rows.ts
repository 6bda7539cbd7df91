import { isSure } from '../words/confidence';
import { reasonIf, withReasons } from '../row-flags';
import { lettersOf } from '../words/letters';
import type { ReadRow } from '../table/contract-row';
import type { TablePart } from '../table/table-part';
import { withItsMarks } from '../forms/form-titles';
import { correctAnswer } from './correct-answer';
import { correctTitle, withoutSpecks } from '../forms/correct-title';

/** The part of a table on a recognized page, without the noise that recognition leaves in its words. */
export function correctRows(part: TablePart): TablePart {
  return { ...part, rows: part.rows.map(correctRow) };
}

/** Corrects a row's title. A title with corrected letters is flagged, until another pass reads it so. */
function correctRow(row: ReadRow): ReadRow {
  const { cells, confidence } = row;
  const read = withoutSpecks(cells.title);
  const title = withItsMarks(isSure(confidence.title) ? read : correctTitle(read));
  const date = isSure(confidence.date) ? withoutSpecks(cells.date) : correctAnswer(cells.date);
  const mended = { ...row, cells: { ...cells, title, date } };
  return withReasons(mended, reasonIf(lettersOf(title) !== lettersOf(read), 'title-mended', read));
}
