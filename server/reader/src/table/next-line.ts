import { centerY, heightOf, type Box, type Ruling } from '../page-layout';
import { isSeparated } from './is-separated';

/** In heights of a line: the lines of one text are at most this far apart, rows without lines between them further. */
const LEADING = 1.35;

/** True if two texts are as close as the lines of one text, with no line drawn between them. */
export function isNextLine(a: Box, b: Box, rulings: readonly Ruling[]): boolean {
  return isWithinLines(a, b, LEADING, rulings);
}

/** True if two texts are at most this many heights of a line apart, with no line drawn between them. */
export function isWithinLines(a: Box, b: Box, lines: number, rulings: readonly Ruling[]): boolean {
  return Math.abs(centerY(a) - centerY(b)) < lines * Math.max(heightOf(a), heightOf(b)) && !isSeparated(a, b, rulings);
}

/** True if two texts are on the same line. */
export function isOnLine(a: Box, b: Box): boolean {
  return Math.abs(centerY(a) - centerY(b)) < Math.max(heightOf(a), heightOf(b)) / 2;
}

/**
 * True if `b` is on the line of `a` with a blank between, as texts of two cells are and those of a sentence are not.
 */
export function isNextCell(a: Box, b: Box): boolean {
  return isOnLine(a, b) && b.left - a.right > heightOf(b);
}
