import { centerY, heightOf, median, type Box, type PageLayout, type Word } from '../page-layout';
import { rowsWithDateBeside, rowsWithDateOffTitle } from './dates-out-of-place';
import { byColumn, COLUMNS } from './columns';
import { wordsIn, type Column } from './find-columns';
import { namesDate } from './names-date';
import { withoutSectionHeadings } from './section-headings';
import { pitchOf, type Band, type LinesByColumn, type TableRow } from './table-row';
import { FAR_FROM_ROWS, findAnchors, REACH } from './find-anchors';
import { distance, rowInBox, rowsNear, type Grid } from './grid';
import { withoutMergedCells } from './merged-cells';
import { isNextLine } from './next-line';
import { placeTitles } from './place-titles';
import { groupIntoLines, textOf, type TextLine } from '../words/text-lines';

/** In heights of a line: the distance between rows if there is only one row. */
const USUAL_PITCH = 1.8;

/** A date may belong to the second nearest row as well, if that is at most this many times as far as the nearest. */
const AS_NEAR = 1.3;

/**
 * Finds the rows between `top` and `bottom`. An item number marks a row; where none was read, a reference, a whole
 * title or a date does. Every other line joins the nearest row that no drawn line separates it from. Section headings
 * join none.
 */
export function findRows(page: PageLayout, columns: readonly Column[], band: Band): TableRow[] {
  const words = withoutMergedCells(
    page.words.filter((word) => centerY(word) > band.top && centerY(word) < band.bottom),
    columns,
  );
  const rulings = page.rulings.across;
  const lines = withoutSectionHeadings(linesByColumn(words, columns), rulings);
  const anchors = findAnchors(lines, rulings, band.top);
  const rows = anchors.map(emptyRow);
  const grid: Grid = { rows, rulings, pitch: pitchOf(rows) || USUAL_PITCH * median(anchors.map(heightOf)) };

  for (const name of COLUMNS.filter((one) => one !== 'title' && one !== 'date'))
    for (const line of lines[name]) rowsNear(line, grid, REACH)[0]?.cells[name].push(line);
  placeTitles(lines.title, grid);
  const apart = lines.date.filter((line) => !placeDate(line, grid));
  for (const line of apart) placeApart(line, grid);
  for (const row of [...rowsWithDateBeside(page, columns, grid, band), ...rowsWithDateOffTitle(grid)])
    row.isDateOutOfPlace = true;
  return rows;
}

/**
 * Adds a date to the nearest row. A date about as near to another row may belong to either, unless it continues a text
 * on the row's own line, as a time of day does. Returns false if no row is near.
 */
function placeDate(line: TextLine, grid: Grid): boolean {
  const [nearest, next] = rowsNear(line, grid, REACH);
  if (!nearest) return false;
  const continuesText =
    !namesDate(textOf(line)) &&
    nearest.cells.date.some(
      (mate) => distance(nearest, mate) < heightOf(mate) / 2 && isNextLine(mate, line, grid.rulings),
    );
  nearest.cells.date.push(line);
  if (next && !continuesText && distance(next, line) < AS_NEAR * distance(nearest, line))
    nearest.isDateOutOfPlace = next.isDateOutOfPlace = true;
  return true;
}

/**
 * Places a line further away: words continue an answer of several lines. A day that is too far from any row to be its
 * own, and too near to be a row, disputes that of the nearest.
 */
function placeApart(line: TextLine, grid: Grid): void {
  const isDay = namesDate(textOf(line));
  const mates = rowsNear(line, grid, 1).flatMap((row) =>
    row.cells.date.map((mate) => ({ row, mate, apart: Math.abs(centerY(mate) - centerY(line)) })),
  );
  const [next] = mates.filter(({ mate }) => isNextLine(mate, line, grid.rulings)).sort((a, b) => a.apart - b.apart);
  const row = rowInBox(line, grid) ?? (isDay ? rowsNear(line, grid, FAR_FROM_ROWS)[0] : next?.row);
  if (!row) return;
  row.cells.date = [...row.cells.date, line].sort((a, b) => a.top - b.top);
  if (isDay) row.isDateOutOfPlace = true;
}

function linesByColumn(words: readonly Word[], columns: readonly Column[]): LinesByColumn {
  return byColumn((name) =>
    groupIntoLines(columns.filter((column) => column.name === name).flatMap((column) => wordsIn(column, words))),
  );
}

function emptyRow(anchor: Box): TableRow {
  return { at: centerY(anchor), cells: byColumn(() => []), isDateOutOfPlace: false };
}
