import { centerY, heightOf, type Box, type Mark, type Ruling, type Rulings, type Stroke } from '../page-layout';
import { runInside, runsThrough } from './along-course';

/**
 * Between these shares of a word's height a line runs through it; above is an edge of the row, below is an underline.
 */
const THROUGH = { from: 0.3, to: 0.7 };
const COVERS = 0.6;
/** A pen swings above and below the text that it strikes out. */
const PEN_COVERS = 0.35;

/** True if a line is drawn through a word, or a pen over it, as people do when they strike it out. */
export function isStruckOut(word: Box, { across, pen = [], ink = [] }: Rulings): boolean {
  const [top, bottom] = [word.top + THROUGH.from * heightOf(word), word.top + THROUGH.to * heightOf(word)];
  const lines = across.filter(({ at }) => at > top && at < bottom).map((line) => widthOver(word, line));
  const strokes = pen.map((stroke) => widthOver(word, within(stroke, word)));
  const width = word.right - word.left;
  if (ink.some((mark) => goesThrough(mark, word) || runsAlong(mark, word))) return true;
  return sum(lines) >= COVERS * width || sum(strokes) >= PEN_COVERS * width;
}

/**
 * True if a drawing lies along the middle of a word, as a wavy line does; false if it encircles the word or is next to
 * it.
 */
function goesThrough(box: Box, word: Box): boolean {
  const [top, bottom] = [word.top + THROUGH.from * heightOf(word), word.top + THROUGH.to * heightOf(word)];
  return (
    centerY(box) > top &&
    centerY(box) < bottom &&
    heightOf(box) < heightOf(word) &&
    widthOver(word, { from: box.left, to: box.right }) >= COVERS * (word.right - word.left)
  );
}

/**
 * True if a long line, which may continue through other rows, runs along a word and through its middle; false if it
 * goes around the word.
 */
function runsAlong(mark: Mark, word: Box): boolean {
  const width = word.right - word.left;
  const margin = ((1 - COVERS) / 2) * width;
  const middle = {
    left: word.left + margin,
    right: word.right - margin,
    top: word.top + THROUGH.from * heightOf(word),
    bottom: word.top + THROUGH.to * heightOf(word),
  };
  return (
    widthOver(word, { from: mark.left, to: mark.right }) >= COVERS * width &&
    runInside(mark, word) >= PEN_COVERS * width &&
    runsThrough(mark, middle)
  );
}

function widthOver(word: Box, { from, to }: Pick<Ruling, 'from' | 'to'>): number {
  return Math.max(0, Math.min(to, word.right) - Math.max(from, word.left));
}

/** How far, from left to right, a stroke runs between the upper and the lower edge of a word. */
function within({ from: [x0, y0], to: [x1, y1] }: Stroke, { top, bottom }: Box): Pick<Ruling, 'from' | 'to'> {
  if (y0 === y1) return y0 > top && y0 < bottom ? { from: Math.min(x0, x1), to: Math.max(x0, x1) } : { from: 0, to: 0 };
  const share = (y: number) => Math.min(1, Math.max(0, (y - y0) / (y1 - y0)));
  const ends = [top, bottom].map((y) => x0 + share(y) * (x1 - x0));
  return { from: Math.min(...ends), to: Math.max(...ends) };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
