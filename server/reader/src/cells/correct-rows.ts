import { isSure } from '../words/confidence';
import { reasonIf, withReasons } from '../row-flags';
import { lettersOf } from '../words/letters';
import type { ReadRow } from '../table/contract-row';
import type { TablePart } from '../table/table-part';
import { withItsMarks } from '../forms/form-titles';
import { mendAnswer } from './correct-answer';
import { mendTitle, withoutCrumbs } from '../forms/correct-title';

/** The part of a table on a recognized page, without the noise that recognition leaves in its words. */
export function mendRows(part: TablePart): TablePart {
  return { ...part, rows: part.rows.map(mendRow) };
}

/** A title of which letters were mended comes with a doubt, until another look sees it so. */
function mendRow(row: ReadRow): ReadRow {
  const { cells, confidence } = row;
  const read = withoutCrumbs(cells.title);
  const title = withItsMarks(isSure(confidence.title) ? read : mendTitle(read));
  const date = isSure(confidence.date) ? withoutCrumbs(cells.date) : mendAnswer(cells.date);
  const mended = { ...row, cells: { ...cells, title, date } };
  return withReasons(mended, reasonIf(lettersOf(title) !== lettersOf(read), 'title-mended', read));
}
