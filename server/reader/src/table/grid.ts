import { centerY, type Box, type Ruling } from '../page-layout';
import type { TableRow } from './table-row';
import { isSeparated } from './is-separated';
import type { TextLine } from '../words/text-lines';

/** The rows of a page, the usual distance between two, and the lines drawn across. */
export interface Grid {
  rows: readonly TableRow[];
  pitch: number;
  rulings: readonly Ruling[];
}

/** The rows at most this many distances between rows from a line, without a drawn line between; the nearest first. */
export function rowsNear(line: TextLine, { rows, pitch, rulings }: Grid, reach: number): TableRow[] {
  const near = rows.filter(
    (row) => distance(row, line) < reach * pitch && !isSeparated(atHeight(line, row.at), line, rulings),
  );
  return near.sort((a, b) => distance(a, line) - distance(b, line));
}

/** The row whose box of drawn lines contains a text, however far from its number; undefined if the lines show none. */
export function rowInBox(line: TextLine, grid: Grid): TableRow | undefined {
  const [row, other] = rowsNear(line, grid, Infinity);
  const across = grid.rulings.filter(({ from, to }) => from < line.right && to > line.left);
  const isBoxed = across.some(({ at }) => at < line.top) && across.some(({ at }) => at > line.bottom);
  return other || !isBoxed ? undefined : row;
}

export function distance(row: TableRow, line: TextLine): number {
  return Math.abs(row.at - centerY(line));
}

function atHeight(line: Box, y: number): Box {
  return { left: line.left, right: line.right, top: y, bottom: y };
}
