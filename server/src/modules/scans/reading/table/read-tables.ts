import { type PageLayout } from '../page-layout';
import { findColumns, wordsIn, type Column } from './find-columns';
import { findHeaders, type ColumnName, type TableHeader } from './find-header';
import { findRows, type TableRow } from './find-rows';
import { numberRows, readItemNumber } from './number-rows';
import { tableEnd } from './table-end';
import { groupIntoLines } from './text-lines';
import { tidyCell } from './tidy-cell';

export type CellWords = Record<ColumnName, string>;

/** A numbered row as it was read; `confidence` is that of the worst word of its title and date (100 for typed pages). */
export interface ReadRow {
  number: number;
  cells: CellWords;
  confidence: { title: number; date: number };
}

/** The part of a table of dates that stands on one page. */
export interface TablePart {
  heading: CellWords;
  columns: Column[];
  rows: ReadRow[];
}

/** What is left of a table that may go on at the top of the next page. */
export interface OpenTable {
  part: TablePart;
  pageWidth: number;
  lastNumber: number;
}

/** Every part of a table of dates on the page, the continuation of an `open` one from the page before first. */
export function readTables(page: PageLayout, open: OpenTable | null): TablePart[] {
  const headers = findHeaders(page.words);
  const parts = open && continuation(page, open, headers[0]?.top ?? page.height);
  let last = parts?.rows.at(-1)?.number ?? open?.lastNumber ?? 0;
  const found = headers.map((header, index) => {
    const columns = findColumns(page, header);
    const bottom = tableEnd(page, columns, header.bottom, headers[index + 1]?.top ?? page.height);
    const rows = readRows(findRows(page, columns, { top: header.bottom, bottom }), last);
    last = rows.at(-1)?.number ?? last;
    return { heading: headingOf(columns, header), columns, rows };
  });
  return [...(parts?.rows.length ? [parts] : []), ...found.filter((part) => part.rows.length > 0)];
}

function continuation(page: PageLayout, open: OpenTable, limit: number): TablePart {
  const scale = page.width / open.pageWidth;
  const columns = open.part.columns.map((column) => ({ ...column, left: column.left * scale, right: column.right * scale }));
  const bottom = tableEnd(page, columns, 0, limit);
  return { heading: open.part.heading, columns, rows: readRows(findRows(page, columns, { top: 0, bottom }), open.lastNumber) };
}

function readRows(rows: readonly TableRow[], previous: number): ReadRow[] {
  const filled = rows.map(readRow).filter(({ cells }) => cells.title !== '' && (cells.item !== '' || cells.reference !== '' || cells.date !== ''));
  const numbers = numberRows(filled.map(({ cells }) => readItemNumber(cells.item)), previous);
  return filled.map((row, index) => ({ ...row, number: numbers[index] ?? 0 }));
}

function readRow(row: TableRow): Omit<ReadRow, 'number'> {
  const cells = cellsFrom((name) => tidyCell(row.cells[name]));
  const worst = (name: ColumnName) => Math.min(100, ...row.cells[name].flatMap((line) => line.words.map((word) => word.confidence)));
  return { cells, confidence: { title: worst('title'), date: worst('date') } };
}

function headingOf(columns: readonly Column[], header: TableHeader): CellWords {
  const words = Object.values(header.columns).flatMap((name) => name.words);
  return cellsFrom((name) => tidyCell(groupIntoLines(columns.filter((column) => column.name === name).flatMap((column) => wordsIn(column, words)))));
}

function cellsFrom(read: (name: ColumnName) => string): CellWords {
  return { item: read('item'), reference: read('reference'), title: read('title'), date: read('date') };
}
