import { isSure } from '../words/confidence';
import { reasonIf, withReasons } from '../row-flags';
import { lettersOf } from '../words/letters';
import type { ReadRow } from '../table/contract-row';
import type { TablePart } from '../table/table-part';
import { isFormTitle, withItsMarks } from '../forms/form-titles';
import { correctAnswer } from './correct-answer';
import { correctTitle, withoutSpecks } from '../forms/correct-title';

/** A letter that looks like a digit, next to one. */
const LETTER_IN_NUMBER = /(?<!\p{L})[lIO|SB]\d|\d[lIO|SB](?!\p{L})|\d[lIO]\d/u;

/** The part of a table on a recognized page, without the noise that recognition leaves in its words. */
export function correctRows(part: TablePart): TablePart {
  return { ...part, rows: part.rows.map(correctRow) };
}

/**
 * The part of a table on a typed page. Its text may come from a recognizer all the same: titles with letters that are easily
 * confused are corrected and flagged, and a date in which letters are between digits is flagged.
 */
export function correctTypedRows(part: TablePart): TablePart {
  return { ...part, rows: part.rows.map(correctTypedRow) };
}

function correctTypedRow(row: ReadRow): ReadRow {
  const { title: read, date } = row.cells;
  const title = isFormTitle(read) ? read : withItsMarks(correctTitle(read));
  const isMended = lettersOf(title) !== lettersOf(read);
  const flagged = withReasons(row, [
    ...reasonIf(isMended, 'title-mended', read),
    ...reasonIf(LETTER_IN_NUMBER.test(date), 'date-hard-to-read'),
  ]);
  return isMended ? { ...flagged, cells: { ...flagged.cells, title } } : flagged;
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
