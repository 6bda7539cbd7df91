import { centerX, median, type Box, type PageLayout, type Ruling, type Rulings, type Word } from '../page-layout';
import { columnsOf, type GrayImage } from '../picture/gray-image';
import type { TypedPage } from '../reading-tools';
import { findHeaders } from './find-header';
import { cutAtGaps, groupIntoLines, groupIntoPhrases, textOf, type TextLine } from '../words/text-lines';

/** Two pages next to each other make a sheet at least this much wider than high. */
const WIDER = 1.15;
/** Each of two pages has more than this share of the words; one line of the sheet's own may cross its middle. */
const FEWEST_WORDS = 0.15;
const MOST_CROSSING = 1;
/** A row has at least this many cells: its number, its title and another one. */
const FEWEST_CELLS = 3;
/** Running text has at least this many lines, of this many words each, that take up this share of a page's width. */
const LONG_LINE = { lines: 3, words: 6, share: 0.6 };
/** In widths of a page, by how much the margins of two may differ. */
const UNEVEN = 0.05;

/**
 * Splits a sheet with two pages next to each other, from left to right; returns any other page unchanged. Two pages
 * have a blank down the middle of a wide sheet that no drawn line and no header crosses, and on each side something
 * that only a page has. Columns to the right of a table, such as new dates, belong to the table.
 */
export function splitSheet(sheet: TypedPage): TypedPage[] {
  const middle = sheet.width / 2;
  const isCrossed = () => findHeaders(sheet.words).some(({ left, right }) => left < middle && right > middle);
  if (sheet.width < WIDER * sheet.height || !hasBlankAt(middle, sheet) || isCrossed()) return [sheet];
  const half = (from: number): TypedPage => ({
    ...sheet,
    width: middle,
    words: wordsFrom(from, sheet.words, middle),
    boxes: wordsFrom(from, sheet.boxes ?? [], middle),
    rulings: rulingsFrom(from, sheet.rulings, middle),
    drawing: () => drawingFrom(from, sheet),
  });
  const [left, right] = [half(0), half(middle)];
  if (!isPage(left) || !isPage(right)) return [sheet];
  return [left, half(secondFrom(left, right))];
}

function hasBlankAt(x: number, { words, rulings }: PageLayout): boolean {
  const runsOver = ({ left, right }: Pick<Box, 'left' | 'right'>) => left < x && right > x;
  const before = words.filter((word) => centerX(word) < x).length;
  const isRuledOver = rulings.across.some(({ from, to }) => runsOver({ left: from, right: to }));
  const isWrittenOver = groupIntoPhrases(words).filter(runsOver).length > MOST_CROSSING;
  return !isRuledOver && !isWrittenOver && Math.min(before, words.length - before) > FEWEST_WORDS * words.length;
}

/** True if a half has the header of a table, rows that begin with their number, or running text. */
function isPage(half: PageLayout): boolean {
  return findHeaders(half.words).length > 0 || numbersOf(half).length > 0 || runsOn(half);
}

/** The item numbers that are alone before the other cells of their rows. */
function numbersOf({ words }: PageLayout): TextLine[] {
  return groupIntoLines(words)
    .map((line) => cutAtGaps(line))
    .filter((cells) => cells.length >= FEWEST_CELLS)
    .flatMap(([first]) => (first && /^\d{1,3}\.?$/.test(textOf(first)) ? [first] : []));
}

function runsOn({ words, width }: PageLayout): boolean {
  const long = groupIntoPhrases(words).filter(
    ({ left, right, words: own }) => right - left > LONG_LINE.share * width && own.length >= LONG_LINE.words,
  );
  return long.length >= LONG_LINE.lines;
}

/**
 * Finds where the second page begins, so that its numbers are at the same place as those of the first: the sheet's own
 * margins may differ.
 */
function secondFrom(left: PageLayout, right: PageLayout): number {
  const [first, second] = [left, right].map((half) => numbersOf(half).map(centerX));
  const uneven = median(second ?? []) - median(first ?? []);
  return first?.length && second?.length && Math.abs(uneven) < UNEVEN * left.width ? left.width + uneven : left.width;
}

/** The half of a sheet's drawing that begins here, in the sheet's own unit. */
async function drawingFrom(from: number, sheet: TypedPage): Promise<GrayImage> {
  const image = await sheet.drawing();
  const scale = image.width / sheet.width;
  return columnsOf(image, from * scale, (from + sheet.width / 2) * scale);
}

function wordsFrom(from: number, words: readonly Word[], width: number): Word[] {
  const own = words.filter((word) => centerX(word) >= from && centerX(word) < from + width);
  return own.map((word) => ({ ...word, left: word.left - from, right: word.right - from }));
}

function rulingsFrom(from: number, { across, down, pen, ink, pictures }: Rulings, width: number): Rulings {
  const isOwn = (line: Ruling) => line.from < from + width && line.to > from;
  const moved = (box: Box) => ({ ...box, left: box.left - from, right: box.right - from });
  return {
    across: across.filter(isOwn).map((line) => ({ ...line, from: line.from - from, to: line.to - from })),
    down: down.filter(({ at }) => at >= from && at < from + width).map((line) => ({ ...line, at: line.at - from })),
    ...(ink && {
      ink: ink.map((mark) => ({ ...moved(mark), ...(mark.course && { course: shifted(mark.course, from) }) })),
    }),
    ...(pictures && { pictures: pictures.map(moved) }),
    ...(pen && {
      pen: pen.map(({ from: [x1, y1], to: [x2, y2] }) => ({
        from: [x1 - from, y1] as const,
        to: [x2 - from, y2] as const,
      })),
    }),
  };
}

/** The course, with every second number, its x, smaller by `by`. */
function shifted(course: Float32Array, by: number): Float32Array {
  return course.map((value, at) => (at % 2 === 0 ? value - by : value));
}
