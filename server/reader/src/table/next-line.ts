import { centerY, heightOf, type Box, type Ruling } from '../page-layout';
import { isSeparated } from './is-separated';

/** In heights of a line: the lines of one text stand no further apart, rows without lines between them do. */
const LEADING = 1.35;

/** Whether two texts stand as near to one another as the lines of one, with no line drawn between them. */
export function isNextLine(a: Box, b: Box, rulings: readonly Ruling[]): boolean {
  return isWithinLines(a, b, LEADING, rulings);
}

/** Whether two texts stand no further apart than so many heights of a line, with no line drawn between them. */
export function isWithinLines(a: Box, b: Box, lines: number, rulings: readonly Ruling[]): boolean {
  return Math.abs(centerY(a) - centerY(b)) < lines * Math.max(heightOf(a), heightOf(b)) && !isSeparated(a, b, rulings);
}

/** Whether two texts stand on one line. */
export function isOnLine(a: Box, b: Box): boolean {
  return Math.abs(centerY(a) - centerY(b)) < Math.max(heightOf(a), heightOf(b)) / 2;
}

/** Whether `b` stands on the line of `a` with a blank between, as texts of two cells do and those of a sentence do not. */
export function isNextCell(a: Box, b: Box): boolean {
  return isOnLine(a, b) && b.left - a.right > heightOf(b);
}
