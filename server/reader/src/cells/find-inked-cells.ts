import { boxAround, centerX, centerY, type Box } from '../page-layout';
import type { ReadRow } from '../table/contract-row';
import type { TablePart } from '../table/table-part';

/** In distances between rows: a cell reaches no further above and below the middle of its row. */
const REACH = 0.6;
/** In points: a table of one row has no distance between rows. */
const USUAL_PITCH = 18;

/** The date's cell of a row, and the ink in it. */
export interface InkedCell {
  row: ReadRow;
  box: Box;
}

/** The rows of a typed page in whose date cell something is drawn: a pen's strokes, a small picture, letters set as outlines. */
export function findInkedCells({ columns, rows, pitch }: TablePart, ink: readonly Box[]): InkedCell[] {
  const column = columns.find(({ name }) => name === 'date');
  if (!column || ink.length === 0) return [];
  const middles = rows.map(({ lines: { title } }) => (title.length > 0 ? centerY(boxAround(title)) : null));
  const reach = REACH * (pitch || USUAL_PITCH);
  return rows.flatMap((row, index) => {
    const middle = middles[index];
    if (middle === null || middle === undefined) return [];
    const [above, below] = [middles[index - 1] ?? -Infinity, middles[index + 1] ?? Infinity];
    const box = {
      left: column.left,
      right: column.right,
      top: Math.max(middle - reach, (above + middle) / 2),
      bottom: Math.min(middle + reach, (middle + below) / 2),
    };
    return ink.some((mark) => overlaps(mark, box)) ? [{ row, box }] : [];
  });
}

/** Whether a mark stands in a cell, or covers it. */
function overlaps(mark: Box, cell: Box): boolean {
  const middle = { x: centerX(mark), y: centerY(mark) };
  const isInside = middle.x > cell.left && middle.x < cell.right && middle.y > cell.top && middle.y < cell.bottom;
  const covers =
    mark.left < centerX(cell) && mark.right > centerX(cell) && mark.top < centerY(cell) && mark.bottom > centerY(cell);
  return isInside || covers;
}
