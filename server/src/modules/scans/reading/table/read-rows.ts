import type { PageLayout, Word } from '../page-layout';
import { COLUMNS, type ColumnName } from './find-header';
import { pitchOf, type TableRow } from './find-rows';
import { isStruckOut } from './is-struck-out';
import { numberRows, readItemNumber, type ReadNumber } from './number-rows';
import type { TextLine } from './text-lines';
import { looksComplete } from './titles';
import { tidyCell } from './tidy-cell';

export type CellWords = Record<ColumnName, string>;

/** A row as it was read, its number 0 where none could be told; `confidence` is that of the worst word of its title and date (100 for typed pages). */
export interface ReadRow {
  number: number;
  cells: CellWords;
  confidence: { title: number; date: number };
  /** What title and date were read from, line by line. */
  lines: { title: TextLine[]; date: TextLine[] };
  /** Whether its date can be read in two ways: two looks saw two answers, it is struck out, or a later table gives another. */
  isDateDisputed: boolean;
}

/** A recognised number of which the recogniser says this much is beyond doubt; a typed one is typed so. */
const SURE = 90;
const TYPED = 100;

type UnnumberedRow = Omit<ReadRow, 'number'> & { item: ReadNumber; isTyped: boolean };

/** The rows of what was found on the page, numbered after a row `previous` (0 for none), and the usual distance from one to the next. */
export function readRows(found: readonly TableRow[], previous: number, rulings: PageLayout['rulings']): { rows: ReadRow[]; pitch: number } {
  const filled = found.map((row) => readRow(row, rulings)).filter(({ cells }) => cells.title !== '' && (cells.item !== '' || cells.reference !== '' || cells.date !== ''));
  const numbers = bestNumbering(filled.map(({ item }) => item), previous);
  const rows = filled.map((row, index) => ({ ...row, number: numbers[index] ?? 0 })).filter(isRow);
  return { rows: withoutForeignTail(rows).map(asTyped), pitch: pitchOf(found) };
}

/** Goes on from the last table, or begins anew where that fits what was read better: another table has begun. */
function bestNumbering(read: readonly ReadNumber[], previous: number): number[] {
  const agreement = (numbers: readonly number[]) => numbers.filter((number, index) => number === read[index]?.value).length;
  const [goingOn, anew] = [numberRows(read, previous), numberRows(read, 0)];
  return agreement(anew) > agreement(goingOn) ? anew : goingOn;
}

/** Without a number of its own, what has no whole title and no date is a piece of another row. */
function isRow(row: ReadRow): boolean {
  return row.number > 0 || looksComplete(row.cells.title) || row.cells.date !== '';
}

/** Drops rows at the end that count anew and name no deadline: another table follows without a word between. */
function withoutForeignTail<Row extends ReadRow>(rows: readonly Row[]): Row[] {
  const belongs = ({ cells, number }: ReadRow) => (looksComplete(cells.title) && !isWord(cells.reference)) || readItemNumber(cells.item) === number;
  return rows.slice(0, rows.findLastIndex(belongs) + 1);
}

function isWord(text: string): boolean {
  return /\p{L}{3}/u.test(text) && !/\d/.test(text);
}

/** A number that is typed is the contract's own, whatever its neighbours are. */
function asTyped({ item, isTyped, ...row }: UnnumberedRow & ReadRow): ReadRow {
  return isTyped && item.value !== null ? { ...row, number: item.value } : row;
}

function readRow(row: TableRow, rulings: PageLayout['rulings']): UnnumberedRow {
  const cells = cellsFrom((name) => tidyCell(row.cells[name]));
  const worst = (name: ColumnName) => Math.min(TYPED, ...wordsOf(row, name).map((word) => word.confidence));
  const { title, date } = row.cells;
  return {
    cells,
    confidence: { title: worst('title'), date: worst('date') },
    lines: { title, date },
    isDateDisputed: [...wordsOf(row, 'title'), ...wordsOf(row, 'date')].some((word) => isStruckOut(word, rulings.across)),
    item: { value: readItemNumber(cells.item), isSure: worst('item') >= SURE },
    isTyped: COLUMNS.every((name) => worst(name) === TYPED),
  };
}

function wordsOf(row: TableRow, name: ColumnName): Word[] {
  return row.cells[name].flatMap((line) => line.words);
}

export function cellsFrom(read: (name: ColumnName) => string): CellWords {
  return { item: read('item'), reference: read('reference'), title: read('title'), date: read('date') };
}
