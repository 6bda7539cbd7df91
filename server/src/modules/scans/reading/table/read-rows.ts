import { dayInCell } from '@keydate/domain/day-in-cell';
import type { PageLayout, Word } from '../page-layout';
import { COLUMNS, type ColumnName } from './find-header';
import { pitchOf, type TableRow } from './find-rows';
import { isStruckOut } from './is-struck-out';
import { namesDate } from './names-date';
import { numberRows, readItemNumber, type ReadNumber } from './number-rows';
import type { OpenTable } from './read-tables';
import { textOf, type TextLine } from './text-lines';
import { isReference, looksComplete } from './titles';
import { tidyCell } from './tidy-cell';

export type CellWords = Record<ColumnName, string>;

/** A row as it was read, its number 0 where none could be told; `confidence` is that of the worst word of its title and date (100 for typed pages). */
export interface ReadRow {
  number: number;
  cells: CellWords;
  confidence: { title: number; date: number };
  /** What title and date were read from, line by line. */
  lines: { title: TextLine[]; date: TextLine[] };
  /** Whether its date can be read in two ways: two looks saw two answers, it is struck out, another stands beside it or in the title, or a later table gives another. */
  isDateDisputed: boolean;
  /** Whether its title may be cut short, or be of another table. */
  isTitleDisputed: boolean;
}

/** A recognised number of which the recogniser says this much is beyond doubt; a typed one is typed so. */
const SURE = 90;
const TYPED = 100;

type UnnumberedRow = Omit<ReadRow, 'number'> & { item: ReadNumber; isTyped: boolean };
type NumberedRow = UnnumberedRow & ReadRow;

/** The rows of what was found on the page, numbered after those of an `open` table, and the usual distance from one to the next. */
export function readRows(found: readonly TableRow[], open: Pick<OpenTable, 'part' | 'lastNumber'> | null, rulings: PageLayout['rulings']): { rows: ReadRow[]; pitch: number } {
  const filled = found.map((row) => readRow(row, rulings)).filter(isFilled);
  const previous = open?.lastNumber ?? 0;
  const numbers = bestNumbering(filled.map(({ item }) => item), previous);
  const rows = filled.map((row, index) => ({ ...row, number: numbers[index] ?? 0 })).filter(isRow);
  const wasNumbered = previous > 0 && open?.part.isNumbered === true;
  const isNumbered = wasNumbered || rows.some(({ isTyped, item }) => isTyped && item.value !== null);
  return { rows: withTailJudged(rows).map((row) => asTyped(row, isNumbered)).map(withCutJudged), pitch: pitchOf(found) };
}

/** A row has a title and something beside it, or a day that nobody may lose, whatever its title was. */
function isFilled({ cells: { item, reference, title, date } }: UnnumberedRow): boolean {
  if (title !== '') return item !== '' || reference !== '' || date !== '';
  return namesDate(date) || (item !== '' && reference !== '' && date !== '');
}

/** Goes on from the last table where the very next number does; else begins anew where that fits what was read better. */
function bestNumbering(read: readonly ReadNumber[], previous: number): number[] {
  const agreement = (numbers: readonly number[]) => numbers.filter((number, index) => number === read[index]?.value).length;
  const [goingOn, anew] = [numberRows(read, previous), numberRows(read, 0)];
  const isNext = previous > 0 && read.find(({ value }) => value !== null)?.value === previous + 1;
  return !isNext && agreement(anew) > agreement(goingOn) ? anew : goingOn;
}

/** Without a number of its own, what has no whole title and no date is a piece of another row. */
function isRow(row: ReadRow): boolean {
  return row.number > 0 || looksComplete(row.cells.title) || row.cells.date !== '';
}

/**
 * Drops rows at the end that count anew and name no deadline: another table follows without a word between. One that
 * may be the table's own, for it has a date and does not count anew, or has a reference too, is kept with a doubt; and
 * so is whatever has an answer where no row is beyond doubt, as in other forms.
 */
function withTailJudged(rows: readonly NumberedRow[]): NumberedRow[] {
  const belongs = ({ cells, number, item }: NumberedRow) => (looksComplete(cells.title) && !isWord(cells.reference)) || item.value === number;
  const countsAnew = ({ item }: NumberedRow, index: number) => rows.slice(0, index).some(({ number }) => number >= (item.value ?? Infinity));
  const end = rows.findLastIndex(belongs) + 1;
  // the numbers of a narrower table stand where this one has its references
  const isCounted = ({ cells }: NumberedRow, index: number) => cells.item === '' && /^\d+$/.test(cells.reference) && Number(cells.reference) <= index - end + 1;
  const mayBelong = (row: NumberedRow, index: number) => namesDate(row.cells.date) && !isCounted(row, index) && (isReference(row.cells.reference) || !countsAnew(row, index));
  if (end === 0) return rows.filter(({ cells }) => cells.date !== '').map((row) => ({ ...row, isTitleDisputed: true }));
  return [...rows.slice(0, end), ...rows.filter((row, index) => index >= end && mayBelong(row, index)).map((row) => ({ ...row, isTitleDisputed: true }))];
}

function isWord(text: string): boolean {
  return /\p{L}{3}/u.test(text) && !/\d/.test(text);
}

/** A number that is typed is the contract's own, whatever its neighbours are; where others have one, a row without has none. */
function asTyped({ item, isTyped, ...row }: NumberedRow, isNumbered: boolean): ReadRow {
  if (!isTyped || (item.value === null && !isNumbered)) return row;
  return { ...row, number: item.value ?? 0 };
}

/** The end of a title may have been taken for a row of its own: without a number, below a title without an end or a date. */
function withCutJudged(row: ReadRow, index: number, rows: readonly ReadRow[]): ReadRow {
  const next = rows[index + 1];
  const isCut = next?.number === 0 && next.cells.reference === '' && row.cells.date === '' && !looksComplete(row.cells.title);
  return isCut ? { ...row, isTitleDisputed: true } : row;
}

/** The last number that rows have; 0 where none has one. */
export function lastNumberOf(rows: readonly ReadRow[]): number {
  return rows.findLast(({ number }) => number > 0)?.number ?? 0;
}

function readRow(row: TableRow, rulings: PageLayout['rulings']): UnnumberedRow {
  const cells = cellsFrom((name) => tidyCell(row.cells[name]));
  const worst = (name: ColumnName) => Math.min(TYPED, ...wordsOf(row, name).map((word) => word.confidence));
  const { title, date } = row.cells;
  return {
    cells,
    confidence: { title: worst('title'), date: worst('date') },
    lines: { title, date },
    // two whole titles, or two dates, stand for two rows
    isTitleDisputed: title.filter((line) => looksComplete(textOf(line))).length > 1,
    isDateDisputed: row.hasOtherDate || dayInCell(cells.title).kind === 'day' || date.filter((line) => namesDate(textOf(line))).length > 1 || [...wordsOf(row, 'title'), ...wordsOf(row, 'date')].some((word) => isStruckOut(word, rulings)),
    item: { value: row.cells.item.map((line) => readItemNumber(textOf(line))).find((value) => value !== null) ?? null, isSure: worst('item') >= SURE },
    isTyped: COLUMNS.every((name) => worst(name) === TYPED),
  };
}

function wordsOf(row: TableRow, name: ColumnName): Word[] {
  return row.cells[name].flatMap((line) => line.words);
}

export function cellsFrom(read: (name: ColumnName) => string): CellWords {
  return { item: read('item'), reference: read('reference'), title: read('title'), date: read('date') };
}
