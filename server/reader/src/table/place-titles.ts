import { isFormTitle } from '../forms/form-titles';
import { centerY, heightOf } from '../page-layout';
import { REACH } from './find-anchors';
import type { TableRow } from './table-row';
import { distance, rowInBox, rowsNear, type Grid } from './grid';
import { isSeparated } from './is-separated';
import { isNextLine } from './next-line';
import { textOf, type TextLine } from '../words/text-lines';
import { tidyCell } from '../words/tidy-cell';

/** In distances between rows. */
const BRACKET_REACH = 1.2;

type Titles = Map<TableRow, TextLine[]>;

/**
 * Gives each row the lines of its title. Most forms set the numbers level with the middle of their titles, so that a
 * line belongs to the nearest row. A form may also set them level with the first line, or the last, all the way down.
 * The alternative that makes the most titles of the form wins.
 */
export function placeTitles(lines: readonly TextLine[], grid: Grid): void {
  const ways = [byNearest(lines, grid), byFirstLine(lines, grid), byLastLine(lines, grid)];
  const known = ways.map((titles) => [...titles.values()].filter((title) => isFormTitle(tidyCell(title))).length);
  for (const [row, title] of ways[known.indexOf(Math.max(...known))] ?? []) row.cells.title.push(...title);
}

/** A line belongs to the nearest row. Further away it may continue a title, or begin one. */
function byNearest(lines: readonly TextLine[], grid: Grid): Titles {
  const titles: Titles = new Map();
  const apart = lines.filter((line) => !add(titles, rowsNear(line, grid, REACH)[0], line));
  for (const line of apart)
    add(
      titles,
      rowInBox(line, grid) ??
        grid.rows.find((row) => titles.get(row)?.some((mate) => continues(mate, line, grid))) ??
        bracketOf(line, grid),
      line,
    );
  for (const title of titles.values()) title.sort((a, b) => a.top - b.top);
  return titles;
}

/** A line belongs to the row whose number is level with it or above. */
function byFirstLine(lines: readonly TextLine[], grid: Grid): Titles {
  const titles: Titles = new Map();
  for (const line of lines)
    add(
      titles,
      ownerOf(
        line,
        grid.rows.findLast((row) => row.at < centerY(line) + heightOf(line) / 2),
        titles,
        grid,
      ),
      line,
    );
  return titles;
}

/** A line belongs to the row whose number is level with it or below. */
function byLastLine(lines: readonly TextLine[], grid: Grid): Titles {
  const titles: Titles = new Map();
  for (const line of lines.toReversed())
    add(
      titles,
      ownerOf(
        line,
        grid.rows.find((row) => row.at > centerY(line) - heightOf(line) / 2),
        titles,
        grid,
      ),
      line,
    );
  for (const title of titles.values()) title.reverse();
  return titles;
}

/** The row, if the line is level with its number or next to a known line of its title; otherwise the nearest. */
function ownerOf(line: TextLine, row: TableRow | undefined, titles: Titles, grid: Grid): TableRow | undefined {
  const isOwn =
    row &&
    (distance(row, line) < heightOf(line) / 2 || titles.get(row)?.some((mate) => isNextLine(mate, line, grid.rulings)));
  return isOwn ? row : rowsNear(line, grid, REACH)[0];
}

function add(titles: Titles, row: TableRow | undefined, line: TextLine): boolean {
  if (row) titles.set(row, [...(titles.get(row) ?? []), line]);
  return row !== undefined;
}

/** A line in brackets belongs to the title above it, even a little further from it than lines are. */
function bracketOf(line: TextLine, { rows, pitch }: Grid): TableRow | undefined {
  const above = rows.findLast((row) => row.at < centerY(line));
  return above && textOf(line).startsWith('(') && distance(above, line) < BRACKET_REACH * pitch ? above : undefined;
}

function continues(mate: TextLine, line: TextLine, { pitch, rulings }: Grid): boolean {
  return Math.abs(centerY(mate) - centerY(line)) < REACH * pitch && !isSeparated(mate, line, rulings);
}
