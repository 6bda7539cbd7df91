import type { PageLayout } from '../page-layout';
import { flagRows, reasonIf, type Reason } from '../row-flags';
import { pitchOf, type TableRow } from './table-row';
import { splitTrailingRows, type NumberedRow } from './split-trailing-rows';
import { namesDate } from './names-date';
import { numberRows, type ReadNumber } from './number-rows';
import { readRow } from './read-row';
import type { ReadRow, UnnumberedRow } from './contract-row';
import type { OpenTable } from './table-part';
import { looksComplete } from './titles';

export interface RowsOnPage {
  rows: ReadRow[];
  /** Rows of another table, without a header of its own, below in the columns of this one. */
  aside: ReadRow[];
  /** The usual distance from one row to the next. */
  pitch: number;
}

/** Reads the rows from the text found on the page, numbered after those of an `open` table. */
export function readRows(
  found: readonly TableRow[],
  open: Pick<OpenTable, 'part' | 'lastNumber'> | null,
  rulings: PageLayout['rulings'],
): RowsOnPage {
  const filled = found.map((row) => readRow(row, rulings)).filter(isFilled);
  const previous = open?.lastNumber ?? 0;
  const numbers = bestNumbering(
    filled.map(({ item }) => item),
    previous,
  );
  const rows = filled.map((row, index) => ({ ...row, number: numbers[index] ?? 0 })).filter(isRow);
  const wasNumbered = previous > 0 && open?.part.isNumbered === true;
  const isNumbered = wasNumbered || rows.some(({ isTyped, item }) => isTyped && item.value !== null);
  const pitch = pitchOf(found);
  const { own, aside } = splitTrailingRows(rows, pitch);
  const asTyped = (row: NumberedRow) => withTypedNumber(row, isNumbered);
  const typed = own.map(asTyped);
  return { rows: flagRows(typed, (row, index) => cutShort(row, typed[index + 1])), aside: aside.map(asTyped), pitch };
}

/** True if a row has a title and another cell, or a day that nobody may lose, with or without a title. */
function isFilled({ cells: { item, reference, title, date }, original }: UnnumberedRow): boolean {
  if (title !== '') return item !== '' || reference !== '' || date !== '' || original !== undefined;
  return namesDate(date) || (item !== '' && reference !== '' && date !== '');
}

/**
 * Continues the last table if the very next number does, or if more than one number does and only one does not: a "26"
 * at the top of a page may be cut to "2". Otherwise starts again at 1 if that agrees better with the numbers that were
 * read.
 */
function bestNumbering(read: readonly ReadNumber[], previous: number): number[] {
  const agreement = (numbers: readonly number[]) =>
    numbers.filter((number, index) => number === read[index]?.value).length;
  const [continued, restarted] = [numberRows(read, previous), numberRows(read, 0)];
  const isNext = previous > 0 && read.find(({ value }) => value !== null)?.value === previous + 1;
  const isOneMisread = agreement(continued) > 1 && agreement(restarted) === agreement(continued) + 1;
  return !isNext && !isOneMisread && agreement(restarted) > agreement(continued) ? restarted : continued;
}

/** False for a row with neither a number nor a whole title nor a date: it is a piece of another row. */
function isRow(row: NumberedRow): boolean {
  return (
    row.number > 0 ||
    row.item.value !== null ||
    looksComplete(row.cells.title) ||
    row.cells.date !== '' ||
    row.original !== undefined
  );
}

/**
 * A typed number is the contract's own, even if it does not fit its neighbors. If others have one, a row without a
 * number has none.
 */
function withTypedNumber({ item, isTyped, ...row }: NumberedRow, isNumbered: boolean): ReadRow {
  if (!isTyped || (item.value === null && !isNumbered)) return row;
  return { ...row, number: item.value ?? 0 };
}

/**
 * The end of a title may have been read as a row of its own: without a number, below a title without an end or a date.
 */
function cutShort(row: ReadRow, next: ReadRow | undefined): Reason[] {
  const isCut =
    next?.number === 0 && next.cells.reference === '' && row.cells.date === '' && !looksComplete(row.cells.title);
  return reasonIf(isCut, 'title-cut-short');
}
