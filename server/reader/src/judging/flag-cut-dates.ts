import { flagRows, reasonIf } from '../row-flags';
import type { TablePart } from '../table/table-part';

/** In heights of a letter: a date this close to the edge of a picture may continue outside it. */
const AT_EDGE = 1.2;

/** Flags the dates that reach the left or right edge of a picture: a screenshot or a photograph may have cut them off. */
export function flagCutDates(part: TablePart, width: number, letterHeight: number): TablePart {
  const reach = AT_EDGE * letterHeight;
  const isAtEdge = ({ left, right }: { left: number; right: number }) => left < reach || right > width - reach;
  return { ...part, rows: flagRows(part.rows, ({ lines }) => reasonIf(lines.date.some(isAtEdge), 'date-cut-off')) };
}
