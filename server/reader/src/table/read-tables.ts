import { centerY, heightOf, type PageLayout } from '../page-layout';
import { continueTable } from './continue-table';
import { findColumns, wordsIn, type Column } from './find-columns';
import { findHeaders, type TableHeader } from './find-header';
import { findRowsWithOriginals } from './with-originals';
import { implyHeader } from './imply-header';
import { readItemNumber } from './number-rows';
import { withoutEdges } from './page-edges';
import { byColumn, type CellWords } from './columns';
import type { ReadRow } from './contract-row';
import { readRows } from './read-rows';
import { lastNumberOf, type OpenTable, type TablePart } from './table-part';
import { splitAbreast } from './split-abreast';
import { tableEnd } from './table-end';
import { groupIntoLines } from '../words/text-lines';
import { tidyCell } from '../words/tidy-cell';
import { withoutStamps } from './without-stamps';
import { withoutWatermark } from './without-watermark';

/** Every part of a table of dates on the page, first the continuation of an `open` one from the page before. */
export function readTables(whole: PageLayout, open: OpenTable | null): TablePart[] {
  const pages = splitAbreast(withoutStamps(withoutEdges(withoutWatermark(whole))));
  const parts: TablePart[] = [];
  for (const page of pages) parts.push(...readTablesOn(page, parts.length > 0 ? openBefore(page, parts, open) : open));
  return parts;
}

function readTablesOn(page: PageLayout, open: OpenTable | null): TablePart[] {
  const headers = headersOn(page, open);
  const limits = [...headers.map(({ top }) => top), page.height];
  const parts = open
    ? withRest(page, continueTable(page, open, { from: 0, to: limits[0] ?? page.height }), limits[0] ?? page.height)
    : [];
  for (const [index, header] of headers.entries()) {
    const to = limits[index + 1] ?? page.height;
    parts.push(...withRest(page, beginTable(page, header, to, openBefore(page, parts, open)), to));
  }
  // A header at the foot of a page has its rows on the next one.
  return parts.filter((part, index) => part.rows.length > 0 || index === parts.length - 1);
}

function beginTable(page: PageLayout, header: TableHeader, to: number, before: OpenTable | null): TablePart {
  const columns = findColumns(page, header);
  const bottom = tableEnd(page, columns, header.bottom, to);
  const { rows, aside, pitch } = readRows(
    findRowsWithOriginals(page, columns, { top: header.bottom, bottom }),
    before,
    page.rulings,
  );
  const heading = headingOf(page, columns, header);
  return {
    heading,
    header,
    columns,
    rows,
    aside,
    pitch,
    bottom,
    isNumbered: isNumbered(page, columns, rows, { top: header.bottom, bottom }),
  };
}

/** The table whose numbers may continue below the next header. */
function openBefore(page: PageLayout, parts: readonly TablePart[], open: OpenTable | null): OpenTable | null {
  const before = parts.findLast((part) => part.rows.length > 0);
  if (before) return openAfter(page, before);
  return open?.isInterrupted ? null : open;
}

/** A part, and those that follow below it after a text in between: a note, a heading across the table. */
function withRest(page: PageLayout, part: TablePart | null, to: number): TablePart[] {
  if (!part) return [];
  const mayContinue = part.isNumbered && part.rows.length > 0 && part.bottom < to;
  return [
    part,
    ...(mayContinue ? withRest(page, continueTable(page, openAfter(page, part), { from: part.bottom, to }), to) : []),
  ];
}

function openAfter(page: PageLayout, part: TablePart): OpenTable {
  return { part, pageWidth: page.width, lastNumber: lastNumberOf(part.rows), isInterrupted: true };
}

function headersOn(page: PageLayout, open: OpenTable | null): TableHeader[] {
  const found = findHeaders(page.words);
  const implied = found.length === 0 && (!open || open.isInterrupted) ? implyHeader(page) : null;
  return implied ? [implied] : found;
}

/** In heights of a number: how far left of the first column a number may be and still belong to the table. */
const BESIDE = 8;

/**
 * True if the rows show numbers or, without a column of that name, if numbers precede the first column: its name was
 * not read.
 */
function isNumbered(
  page: PageLayout,
  columns: readonly Column[],
  rows: readonly ReadRow[],
  { top, bottom }: { top: number; bottom: number },
): boolean {
  const [first] = columns;
  if (!first || columns.some(({ name }) => name === 'item'))
    return rows.length === 0 || rows.some(({ cells }) => cells.item !== '');
  const isBefore = (word: PageLayout['words'][number]) =>
    word.right <= first.left + heightOf(word) && word.right > first.left - BESIDE * heightOf(word);
  const numbers = page.words.filter((word) => isBefore(word) && readItemNumber(word.text) !== null);
  // The numbers of the page's lines continue above the table.
  const isInMargin = (word: PageLayout['words'][number]) =>
    numbers.some((other) => other.bottom < top && other.left < word.right && word.left < other.right);
  return numbers.some((word) => centerY(word) > top && centerY(word) < bottom && !isInMargin(word));
}

/** The words of the header, or the form's names if they could not be read. */
function headingOf(page: PageLayout, columns: readonly Column[], header: TableHeader): CellWords {
  const words = page.words.filter((word) => centerY(word) > header.top && centerY(word) < header.bottom);
  return byColumn((name) => {
    const inColumn = groupIntoLines(
      columns.filter((column) => column.name === name).flatMap((column) => wordsIn(column, words)),
    );
    return tidyCell(inColumn) || tidyCell(groupIntoLines(header.columns[name]?.words ?? []).slice(0, 1));
  });
}
