import { boxAround, centerX, centerY, heightOf, type Box, type Mark } from '../page-layout';
import { runsThrough } from '../table/along-course';
import type { ReadRow } from '../table/contract-row';
import type { TablePart } from '../table/table-part';

/** In distances between rows: how far a cell reaches above and below the middle of its row. */
const REACH = 0.6;
/** In points: a table of one row has no distance between rows. */
const USUAL_PITCH = 18;

/** The date's cell of a row, and the ink in it. */
export interface InkedCell {
  row: ReadRow;
  box: Box;
}

/**
 * The rows of a typed page in whose date cell something is drawn: a pen's strokes, a small picture, letters set as
 * outlines. A line that is taller than a cell belongs to each row that it goes through.
 */
export function findInkedCells(part: TablePart, ink: readonly Mark[]): InkedCell[] {
  if (ink.length === 0) return [];
  const middle = middleOfDates(part);
  const isIn = (mark: Mark, cell: Box) =>
    overlaps(mark, cell, middle) || (heightOf(mark) > heightOf(cell) && runsThrough(mark, cell));
  return dateCells(part).filter(({ box }) => ink.some((mark) => isIn(mark, box)));
}

/**
 * The rows with a drawing over their typed date: a mark in their cell, or a line of any length through the date
 * itself.
 */
export function findCoveredRows(part: TablePart, ink: readonly Mark[], isOfPage: (mark: Mark) => boolean): ReadRow[] {
  const middle = middleOfDates(part);
  const small = ink.filter((mark) => !isOfPage(mark));
  const isOver = (mark: Mark, date: Box) => heightOf(mark) > heightOf(date) && runsThrough(mark, date);
  return dateCells(part)
    .filter(
      ({ row, box }) =>
        small.some((mark) => overlaps(mark, box, middle)) ||
        row.lines.date.some((line) => ink.some((mark) => isOver(mark, line))),
    )
    .map(({ row }) => row);
}

/** The date cells of a typed page. Those in the last column extend to the page's edge. */
export function dateCells({ columns, rows, pitch }: TablePart): InkedCell[] {
  const column = columns.find(({ name }) => name === 'date');
  if (!column) return [];
  const middles = rows.map(({ lines: { title, date } }) => middleOf(title) ?? middleOf(date));
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
    return [{ row, box }];
  });
}

function middleOf(lines: readonly Box[]): number | null {
  return lines.length > 0 ? centerY(boxAround(lines)) : null;
}

/** The middle of the dates, from left to right: the last column is wider than its dates. */
function middleOfDates({ header, rows }: TablePart): number | null {
  const named = header.columns.date;
  const dates = [...(named ? [named] : []), ...rows.flatMap(({ lines }) => lines.date)];
  return dates.length > 0 ? centerX(boxAround(dates)) : null;
}

/** True if a mark is inside a cell, or covers the middle of it or of its date. */
function overlaps(mark: Box, cell: Box, middleOfDate: number | null): boolean {
  const middle = { x: centerX(mark), y: centerY(mark) };
  const isInside = middle.x > cell.left && middle.x < cell.right && middle.y > cell.top && middle.y < cell.bottom;
  const isAcross = [centerX(cell), middleOfDate ?? centerX(cell)].some((x) => mark.left < x && mark.right > x);
  return isInside || (isAcross && mark.top < centerY(cell) && mark.bottom > centerY(cell));
}
