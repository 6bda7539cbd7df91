import { boxAround, centerX, centerY, heightOf, type Box } from '../page-layout';
import { flagRows, reasonIf, type Reason } from '../row-flags';
import type { ReadRow } from '../table/contract-row';
import type { TablePart } from '../table/table-part';

/** One patch of ink over this share of a date joins its letters, as a pen does that strikes them out. */
const COVERS = 0.6;

/**
 * Flags the rows of a picture in which a pen or a stamp crosses the column of dates. A date whose letters are joined
 * by one mark may be struck out, and a cell that has ink but no words is not blank.
 * @param marks patches of ink too wide for a letter
 * @param unread stretches of text in which the recognizer found no words
 */
export function flagMarks(part: TablePart, marks: readonly Box[], unread: readonly Box[]): TablePart {
  const column = part.columns.find(({ name }) => name === 'date');
  if (!column) return part;
  const inColumn = (box: Box) => centerX(box) > column.left && centerX(box) < column.right;
  const [strokes, ink] = [marks.filter(inColumn), [...marks, ...unread].filter(inColumn)];
  return {
    ...part,
    rows: flagRows(part.rows, (row) => (row.lines.date.length > 0 ? struckOut(row, strokes) : notRead(row, ink))),
  };
}

function struckOut(row: ReadRow, strokes: readonly Box[]): Reason[] {
  const isStruck = row.lines.date.some((line) => isMarkedOver(line, strokes));
  return reasonIf(isStruck, 'struck-out');
}

/** True if one patch of ink covers so much of a date that it may strike it out. */
export function isMarkedOver(line: Box, marks: readonly Box[]): boolean {
  return marks.some((mark) => isLevelWith(mark, line) && overlap(mark, line) > COVERS * (line.right - line.left));
}

function notRead({ lines: { title } }: ReadRow, ink: readonly Box[]): Reason[] {
  if (title.length === 0) return [];
  const height = boxAround(title);
  return reasonIf(
    ink.some((mark) => isLevelWith(mark, height)),
    'date-not-read',
  );
}

function isLevelWith(mark: Box, line: Box): boolean {
  return Math.abs(centerY(mark) - centerY(line)) < Math.max(heightOf(mark), heightOf(line)) / 2;
}

function overlap(a: Box, b: Box): number {
  return Math.min(a.right, b.right) - Math.max(a.left, b.left);
}
