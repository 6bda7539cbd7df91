import type { Contract } from './pdf-contracts';

interface AnyTable {
  /** The left edges of its columns, and the right edge of the last, in points. */
  edges: readonly number[];
  top?: number;
  pitch?: number;
  /** The lines that are drawn. */
  lines?: 'all' | 'across' | 'none';
}

/** Writes a table of any form; a line break in a cell starts a second line. Returns the height at which it ends. */
export function writeAnyTable(
  { page, font }: Contract,
  rows: readonly (readonly string[])[],
  { edges, top = 720, pitch = 20, lines = 'all' }: AnyTable,
): number {
  const [left = 0, right = 0] = [edges[0], edges.at(-1)];
  const across = (y: number) => page.drawLine({ start: { x: left, y }, end: { x: right, y }, thickness: 0.7 });
  let y = top;
  if (lines !== 'none') across(y);
  for (const row of rows) {
    const tall = Math.max(...row.map((cell) => cell.split('\n').length));
    const bottom = y - pitch - 11 * (tall - 1);
    for (const [column, cell] of row.entries())
      for (const [line, text] of cell.split('\n').entries())
        if (text !== '') page.drawText(text, { x: edges[column]! + 5, y: y - 14 - 11 * line, size: 9, font });
    if (lines !== 'none') across(bottom);
    if (lines === 'all')
      for (const x of edges) page.drawLine({ start: { x, y }, end: { x, y: bottom }, thickness: 0.7 });
    y = bottom;
  }
  return y;
}
