import { dayInCell } from '@keydate/domain/day-in-cell';
import { flagRows, type Reason } from '../row-flags';
import { FAR_FROM_ROWS } from './find-anchors';
import { namesDate } from './names-date';
import type { ReadRow, UnnumberedRow } from './contract-row';
import { isReference, looksComplete } from './titles';

export type NumberedRow = UnnumberedRow & ReadRow;

/** A table's own rows, some of them flagged, and those of another table below in its columns. */
export interface SplitRows {
  own: NumberedRow[];
  aside: NumberedRow[];
}

/**
 * Judges the rows after the last certain one. A row close below it with a digit in its date's cell belongs to the
 * table, with a flag. So does a row with a day after a heading or a wide gap, unless its numbers start over: then it
 * belongs to another table, such as one of signatures. If no row is certain, as in other forms, every row with an
 * answer belongs to the table, with a flag.
 */
export function splitTrailingRows(all: readonly NumberedRow[], pitch: number): SplitRows {
  const rows = withoutHeadingBelow(all);
  const end = rows.findLastIndex(isCertain) + 1;
  if (end === 0)
    return {
      own: flagRows(
        rows.filter(({ cells }) => cells.date !== ''),
        mayBeOfAnother,
      ),
      aside: [],
    };
  const parting = rows.findIndex(
    (row, index) =>
      index >= end && (isHeading(row) || row.at - (rows[index - 1]?.at ?? row.at) > FAR_FROM_ROWS * pitch),
  );
  const from = parting < 0 ? rows.length : parting;
  const close = rows.slice(end, from).filter(({ cells }) => /\d/.test(cells.date));
  const apart = rows.slice(from).filter(({ cells }) => namesDate(cells.date));
  const beginsAnew = (row: NumberedRow) =>
    countsReferences(row, rows.indexOf(row) - end + 1) || countsAnew(row, rows.slice(0, rows.indexOf(row)));
  const mayBeOwn = [...close, ...apart.filter((row) => !beginsAnew(row))];
  return { own: [...rows.slice(0, end), ...flagRows(mayBeOwn, mayBeOfAnother)], aside: apart.filter(beginsAnew) };
}

/** Rows without a heading such as "30. ADDITIONAL PROVISIONS." at their end, which is in their columns but has no date. */
function withoutHeadingBelow(rows: readonly NumberedRow[]): readonly NumberedRow[] {
  const end = rows.findLastIndex((row, index) => !isHeadingBelow(row, rows[index - 1])) + 1;
  return rows.slice(0, end);
}

function isHeadingBelow({ cells, number }: NumberedRow, before: NumberedRow | undefined): boolean {
  if (!before || cells.date !== '' || looksComplete(cells.title)) return false;
  const isNext = number === before.number + 1 && isReference(cells.reference);
  const text = `${cells.reference} ${cells.title}`.trim();
  const isCapitals = text === text.toUpperCase() && before.cells.title !== before.cells.title.toUpperCase();
  return !isNext && (isWord(cells.reference) || isCapitals || text.endsWith('.'));
}

function isCertain({ cells, number, item }: NumberedRow): boolean {
  return (looksComplete(cells.title) && !isWord(cells.reference)) || item.value === number;
}

function mayBeOfAnother(): Reason[] {
  return [{ kind: 'row-may-be-of-another-table' }];
}

/** True if a row has words in place of an answer, and no number: they name the columns below. */
function isHeading({ cells: { item, reference, date } }: NumberedRow): boolean {
  const reading = dayInCell(date);
  return !/\d/.test(item + reference + date) && reading.kind === 'none' && reading.reason === 'unreadable';
}

function countsAnew({ item, cells }: NumberedRow, before: readonly NumberedRow[]): boolean {
  return !isReference(cells.reference) && before.some(({ number }) => number >= (item.value ?? Infinity));
}

/** True if a narrower table has its numbers in the place of this table's references. */
function countsReferences({ cells: { item, reference } }: NumberedRow, place: number): boolean {
  return item === '' && /^\d+$/.test(reference) && Number(reference) <= place;
}

function isWord(text: string): boolean {
  return /\p{L}{3}/u.test(text) && !/\d/.test(text);
}
