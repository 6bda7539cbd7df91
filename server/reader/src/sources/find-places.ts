import type { RowSource, ScanSource } from '@keydate/contracts/scans';
import type { PageText } from '../mentions/other-mentions';
import { boxAround, centerY, heightOf, type Box, type PageLayout, type Word } from '../page-layout';
import type { Column } from '../table/find-columns';
import type { ReadRow } from '../table/contract-row';
import type { TablePart } from '../table/table-part';
import type { TextLine } from '../words/text-lines';
import type { RowPlace, SheetRead } from './row-place';

/** In heights of a line: the paper that is shown around a row; a pen writes beyond the line. */
const AROUND = 0.8;

/** The parts of tables on a sheet, each row with its place. */
export function withPlaces(parts: readonly TablePart[], sheet: SheetRead, layout: PageLayout): TablePart[] {
  return parts.map((part) => {
    const placed = (row: ReadRow): ReadRow => {
      const lines = linesOf(row);
      return lines.length > 0
        ? { ...row, place: { sheet, box: inShares(aroundRow(lines, part.columns, layout), layout) } }
        : row;
    };
    return { ...part, rows: part.rows.map(placed), aside: part.aside.map(placed) };
  });
}

/** The box around title and date, as wide as their columns. It reaches no text above or below, which is another row's or a heading. */
function aroundRow(lines: readonly TextLine[], columns: readonly Column[], { width, words }: PageLayout): Box {
  const box = boxAround(lines);
  const named = columns.filter(({ name }) => name === 'title' || name === 'date' || name === 'original');
  const left = Math.min(box.left, ...named.map((column) => column.left));
  const right = Math.min(width, Math.max(box.right, ...named.map((column) => column.right)));
  return withPaper({ ...box, left, right }, Math.max(...lines.map(heightOf)), words);
}

/** The box with the blank paper above and below it, up to the middle between it and the words next to it. */
function withPaper(box: Box, lineHeight: number, words: readonly Word[]): Box {
  const { left, right, top, bottom } = box;
  const inColumns = words.filter((word) => word.left < right && word.right > left);
  const above = Math.max(...inColumns.filter((word) => centerY(word) < top).map((word) => word.bottom));
  const below = Math.min(...inColumns.filter((word) => centerY(word) > bottom).map((word) => word.top));
  const around = AROUND * lineHeight;
  return {
    left,
    right,
    top: Math.min(top, Math.max(top - around, (top + above) / 2)),
    bottom: Math.max(bottom, Math.min(bottom + around, (bottom + below) / 2)),
  };
}

/** The place of a row's words, on the first of the pages that have them. */
export function placeOfWords(words: readonly Word[], pages: readonly PageText[]): RowPlace | undefined {
  for (const { words: own, paper } of pages) {
    const found = own.filter((word) => words.includes(word));
    if (found.length === 0 || !paper) continue;
    const lineHeight = Math.max(...found.map(heightOf));
    const box = boxAround(found);
    const wide = { ...box, left: box.left - AROUND * lineHeight, right: box.right + AROUND * lineHeight };
    return { sheet: paper.sheet, box: inShares(withPaper(wide, lineHeight, own), paper) };
  }
  return undefined;
}

function linesOf({ lines: { title, date, original = [] } }: ReadRow): TextLine[] {
  return [...title, ...date, ...original];
}

function inShares(
  { left, top, right, bottom }: Box,
  { width, height }: Pick<PageLayout, 'width' | 'height'>,
): RowSource['box'] {
  const share = (value: number, of: number) => Math.round(10_000 * Math.min(1, Math.max(0, value / of))) / 10_000;
  return {
    left: share(left, width),
    top: share(top, height),
    right: share(right, width),
    bottom: share(bottom, height),
  };
}

/** The places of rows on the wire, and the sheets that they name. */
export function presentPlaces(rows: readonly { place?: RowPlace }[]): { sources: ScanSource[]; sheets: SheetRead[] } {
  const sheets: SheetRead[] = [];
  const numberOf = (sheet: SheetRead) => {
    const at = sheets.findIndex(({ page, part }) => page === sheet.page && part === sheet.part);
    return at < 0 ? sheets.push(sheet) - 1 : at;
  };
  const sources = rows.flatMap(({ place }, index) =>
    place ? [{ row: index + 1, page: place.sheet.page, sheet: numberOf(place.sheet), box: place.box }] : [],
  );
  return { sources, sheets };
}
