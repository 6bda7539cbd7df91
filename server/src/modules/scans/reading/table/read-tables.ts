import { centreY, heightOf, type PageLayout } from '../page-layout';
import { findColumns, wordsIn, type Column } from './find-columns';
import { findHeaders, type ColumnName, type TableHeader } from './find-header';
import { findRows, pitchOf, type TableRow } from './find-rows';
import { implyHeader } from './imply-header';
import { numberRows, readItemNumber } from './number-rows';
import { tableEnd } from './table-end';
import { groupIntoLines, type TextLine } from './text-lines';
import { looksComplete } from './titles';
import { tidyCell } from './tidy-cell';

/** Item numbers that a page may have lost at its top. */
const LARGEST_STEP = 3;

export type CellWords = Record<ColumnName, string>;

/** A row as it was read, its number 0 where none could be told; `confidence` is that of the worst word of its title and date (100 for typed pages). */
export interface ReadRow {
  number: number;
  cells: CellWords;
  confidence: { title: number; date: number };
  /** What title and date were read from, line by line. */
  lines: { title: TextLine[]; date: TextLine[] };
  /** Whether two looks at its date saw two different answers. */
  isDateDisputed: boolean;
}

/** The part of a table of dates that stands on one page. */
export interface TablePart {
  heading: CellWords;
  header: TableHeader;
  columns: Column[];
  rows: ReadRow[];
  /** The usual distance from one row to the next. */
  pitch: number;
}

/** A table that may go on at the top of the next page. */
export interface OpenTable {
  part: TablePart;
  pageWidth: number;
  lastNumber: number;
}

/** Every part of a table of dates on the page, first the continuation of an `open` one from the page before. */
export function readTables(page: PageLayout, open: OpenTable | null): TablePart[] {
  const headers = headersOn(page, open);
  const continued = open && continuation(page, open, headers[0]?.top ?? page.height);
  let last = continued?.rows.at(-1)?.number ?? open?.lastNumber ?? 0;
  const begun = headers.map((header, index) => {
    const columns = findColumns(page, header);
    const bottom = tableEnd(page, columns, header.bottom, headers[index + 1]?.top ?? page.height);
    const part = readPart(findRows(page, columns, { top: header.bottom, bottom }), last);
    last = part.rows.at(-1)?.number ?? last;
    return { ...part, heading: headingOf(page, columns, header), header, columns };
  });
  // A header at the foot of a page has its rows on the next one.
  return [...(continued ? [continued] : []), ...begun].filter((part, index, parts) => part.rows.length > 0 || index === parts.length - 1);
}

function headersOn(page: PageLayout, open: OpenTable | null): TableHeader[] {
  const found = findHeaders(page.words);
  const implied = found.length === 0 && !open ? implyHeader(page) : null;
  return implied ? [implied] : found;
}

/** The rows at the top of a page that does not repeat the header: the columns stand where they, or at least their names, stood before. */
function continuation(page: PageLayout, open: OpenTable, limit: number): TablePart | null {
  const { heading, header } = open.part;
  const scale = page.width / open.pageWidth;
  const columns = open.lastNumber > 0 ? open.part.columns.map((column) => scaled(column, scale)) : findColumns(page, { ...header, top: 0, bottom: 0 });
  const top = continuationTop(page, columns, open, scale);
  if (top === null) return null;
  const bottom = tableEnd(page, columns, top, limit);
  return { heading, header, columns, ...readPart(findRows(page, columns, { top, bottom }), open.lastNumber) };
}

function scaled(column: Column, scale: number): Column {
  return { ...column, left: column.left * scale, right: column.right * scale };
}

/** Just above the row with the next number, or, where the next was not read, above where it must be. */
function continuationTop(page: PageLayout, columns: readonly Column[], open: OpenTable, scale: number): number | null {
  const items = columns.filter((column) => column.name === 'item').flatMap((column) => wordsIn(column, page.words));
  const steps = items.map((word) => ({ word, step: (readItemNumber(word.text) ?? 0) - open.lastNumber }));
  const [next] = steps.filter(({ step }) => step >= 1 && step <= LARGEST_STEP).sort((a, b) => a.step - b.step);
  if (!next) return null;
  const pitch = open.part.pitch * scale || 2 * heightOf(next.word);
  return centreY(next.word) - next.step * pitch;
}

function readPart(found: readonly TableRow[], previous: number): Pick<TablePart, 'rows' | 'pitch'> {
  const filled = found.map(readRow).filter(({ cells }) => cells.title !== '' && (cells.item !== '' || cells.reference !== '' || cells.date !== ''));
  const read = filled.map(({ cells }) => readItemNumber(cells.item));
  const numbers = bestNumbering(read, previous);
  const rows = filled.map((row, index) => ({ ...row, number: numbers[index] ?? 0 })).filter(isRow);
  return { rows: withoutForeignTail(rows), pitch: pitchOf(found) };
}

/** Goes on from the last table, or begins anew where that fits what was read better: another table has begun. */
function bestNumbering(read: readonly (number | null)[], previous: number): number[] {
  const agreement = (numbers: readonly number[]) => numbers.filter((number, index) => number === read[index]).length;
  const [goingOn, anew] = [numberRows(read, previous), numberRows(read, 0)];
  return agreement(anew) > agreement(goingOn) ? anew : goingOn;
}

/** Without a number of its own, what has no whole title and no date is a piece of another row. */
function isRow(row: ReadRow): boolean {
  return row.number > 0 || looksComplete(row.cells.title) || row.cells.date !== '';
}

/** Drops rows at the end that count anew and name no deadline: another table follows without a word between. */
function withoutForeignTail(rows: readonly ReadRow[]): ReadRow[] {
  const belongs = ({ cells, number }: ReadRow) => looksComplete(cells.title) || readItemNumber(cells.item) === number;
  return rows.slice(0, rows.findLastIndex(belongs) + 1);
}

function readRow(row: TableRow): Omit<ReadRow, 'number'> {
  const cells = cellsFrom((name) => tidyCell(row.cells[name]));
  const worst = (name: ColumnName) => Math.min(100, ...row.cells[name].flatMap((line) => line.words.map((word) => word.confidence)));
  const { title, date } = row.cells;
  return { cells, confidence: { title: worst('title'), date: worst('date') }, lines: { title, date }, isDateDisputed: false };
}

function headingOf(page: PageLayout, columns: readonly Column[], header: TableHeader): CellWords {
  const words = page.words.filter((word) => centreY(word) > header.top && centreY(word) < header.bottom);
  return cellsFrom((name) => tidyCell(groupIntoLines(columns.filter((column) => column.name === name).flatMap((column) => wordsIn(column, words)))));
}

function cellsFrom(read: (name: ColumnName) => string): CellWords {
  return { item: read('item'), reference: read('reference'), title: read('title'), date: read('date') };
}
