import { centreY, heightOf, type PageLayout } from '../page-layout';
import { continueTable } from './continue-table';
import { findColumns, wordsIn, type Column } from './find-columns';
import { findHeaders, type TableHeader } from './find-header';
import { findRows } from './find-rows';
import { implyHeader } from './imply-header';
import { readItemNumber } from './number-rows';
import { cellsFrom, lastNumberOf, readRows, type CellWords, type ReadRow } from './read-rows';
import { tableEnd } from './table-end';
import { groupIntoLines } from './text-lines';
import { tidyCell } from './tidy-cell';

/** The part of a table of dates that stands on one page. */
export interface TablePart {
  heading: CellWords;
  header: TableHeader;
  columns: Column[];
  rows: ReadRow[];
  /** Whether the contract numbers its rows: a form may lack that column. */
  isNumbered: boolean;
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
  const continued = open && continueTable(page, open, headers[0]?.top ?? page.height);
  let last = lastNumberOf(continued?.rows ?? []) || (open?.lastNumber ?? 0);
  const begun = headers.map((header, index) => {
    const columns = findColumns(page, header);
    const bottom = tableEnd(page, columns, header.bottom, headers[index + 1]?.top ?? page.height);
    const { rows, pitch } = readRows(findRows(page, columns, { top: header.bottom, bottom }), last, page.rulings);
    last = lastNumberOf(rows) || last;
    return { heading: headingOf(page, columns, header), header, columns, rows, pitch, isNumbered: isNumbered(page, columns, { top: header.bottom, bottom }) };
  });
  // A header at the foot of a page has its rows on the next one.
  return [...(continued ? [continued] : []), ...begun].filter((part, index, parts) => part.rows.length > 0 || index === parts.length - 1);
}

function headersOn(page: PageLayout, open: OpenTable | null): TableHeader[] {
  const found = findHeaders(page.words);
  const implied = found.length === 0 && !open ? implyHeader(page) : null;
  return implied ? [implied] : found;
}

/** In heights of a number: how far left of the first column a number may stand and still be one of the table's. */
const BESIDE = 8;

/** Whether a column holds numbers, or, where none is called so, numbers stand before the first: its name was not read. */
function isNumbered(page: PageLayout, columns: readonly Column[], { top, bottom }: { top: number; bottom: number }): boolean {
  const [first] = columns;
  if (!first || columns.some(({ name }) => name === 'item')) return true;
  const isBefore = (word: PageLayout['words'][number]) => word.right <= first.left + heightOf(word) && word.right > first.left - BESIDE * heightOf(word);
  return page.words.some((word) => centreY(word) > top && centreY(word) < bottom && isBefore(word) && readItemNumber(word.text) !== null);
}

/** What stands in the header, or, where its names could not be read, those of the form. */
function headingOf(page: PageLayout, columns: readonly Column[], header: TableHeader): CellWords {
  const words = page.words.filter((word) => centreY(word) > header.top && centreY(word) < header.bottom);
  return cellsFrom((name) => {
    const inColumn = groupIntoLines(columns.filter((column) => column.name === name).flatMap((column) => wordsIn(column, words)));
    return tidyCell(inColumn) || tidyCell(groupIntoLines(header.columns[name]?.words ?? []).slice(0, 1));
  });
}
