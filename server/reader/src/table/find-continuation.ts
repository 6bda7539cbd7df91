import { centerX, centerY, heightOf, median, type Box, type Word } from '../page-layout';
import { wordsIn, type Column } from './find-columns';
import type { ColumnName } from './columns';
import { namesDate } from './names-date';
import { isNextCell, isOnLine } from './next-line';
import { readItemNumber } from './number-rows';
import type { OpenTable } from './table-part';
import { runningText } from './table-end';
import { groupIntoLines, textOf, type TextLine } from '../words/text-lines';
import { isReference, looksComplete } from './titles';

/** The number of items that a page may have lost at its top. */
const LARGEST_STEP = 3;
/** This many lines at the top of a page belong to the page itself: an envelope's, a form's name. */
const PAGE_HEAD = 1;
/**
 * In widths of the page: below this, the text above may not have been read, as on a scan, and could hide that the
 * table had ended.
 */
const NEAR_TOP = 0.2;

/**
 * A place where an open table may continue: its words, its columns in their positions there, and how much larger the
 * page is than the previous one.
 */
interface Place {
  words: readonly Word[];
  columns: readonly Column[];
  width: number;
  scale: number;
}

/** Finds the height below which an open table continues; null if it does not. */
export function findContinuation(place: Place, open: OpenTable): number | null {
  if (open.isInterrupted) return surelyNext(place, open);
  const found = [open.part.isNumbered ? next(place, open) : firstWhole(place), added(place, open)].filter(
    (top) => top !== null,
  );
  return found.length > 0 ? Math.min(...found) : null;
}

/** The height above the row with the next number; if that was not read, above where it must be. */
function next(place: Place, open: OpenTable): number | null {
  const steps = linesIn('item', place).flatMap(({ words }) =>
    words.map((word) => ({ word, step: (readItemNumber(word.text) ?? 0) - open.lastNumber })),
  );
  const isNext = ({ word, step }: (typeof steps)[number]) =>
    step >= 1 && (step <= LARGEST_STEP || wholeTitles(place).some((title) => isOnLine(title, word)));
  const [first] = steps.filter(isNext).sort((a, b) => a.step - b.step);
  if (!first) return null;
  const pitch = open.part.pitch * place.scale || 2 * heightOf(first.word);
  return centerY(first.word) - Math.min(first.step, LARGEST_STEP) * pitch;
}

/**
 * After a text a higher number alone is not enough, for paragraphs have numbers too: it needs a whole title, a
 * reference or a date next to it.
 */
function surelyNext(place: Place, { lastNumber }: OpenTable): number | null {
  const paragraphs = runningText(place.words, place.columns, place.width).flatMap(({ words }) => words);
  const rest = { ...place, words: place.words.filter((word) => !paragraphs.includes(word)) };
  const signs = [
    ...wholeTitles(rest),
    ...linesIn('reference', rest).filter((line) => isReference(textOf(line))),
    ...linesIn('date', rest).filter((line) => namesDate(textOf(line))),
  ];
  const isNext = (line: TextLine) =>
    /^\d{1,3}\.?$/.test(textOf(line)) &&
    (readItemNumber(textOf(line)) ?? 0) > lastNumber &&
    signs.some((sign) => isNextCell(line, sign));
  const first = linesIn('item', rest).find(isNext);
  return first ? Math.min(first.top, ...signs.filter((sign) => isOnLine(first, sign)).map(({ top }) => top)) - 1 : null;
}

function firstWhole(place: Place): number | null {
  const [first] = wholeTitles(place);
  return first ? first.top - 1 : null;
}

/**
 * The height above a row without a number at the top of a page, whose title and date begin where those of the table
 * do: somebody added it, or its number is on the previous page.
 */
function added(place: Place, { part }: OpenTable): number | null {
  const before = (name: 'title' | 'date') =>
    part.rows
      .flatMap((row) => row.lines[name])
      .map(({ left, right }) => ({ left: left * place.scale, right: right * place.scale }));
  const titlesLeft = median(before('title').map(({ left }) => left));
  const dates = linesIn('date', place).filter(
    (date) => namesDate(textOf(date)) && before('date').some((other) => standsAs(date, other)),
  );
  const numbers = linesIn('item', place).filter((line) => readItemNumber(textOf(line)) !== null);
  const isAdded = (title: TextLine) =>
    Math.abs(title.left - titlesLeft) < heightOf(title) &&
    dates.some((date) => isNextCell(title, date)) &&
    !numbers.some((number) => isOnLine(number, title));
  const first = linesIn('title', place).find(isAdded);
  const isAtTop =
    first &&
    runningText(place.words, place.columns, place.width).filter((line) => line.top < first.top).length <= PAGE_HEAD;
  return isAtTop && first.top < NEAR_TOP * place.width ? first.top - 1 : null;
}

/** True if both begin, or have their middle, at the same place of the line. */
function standsAs(a: Box, b: Pick<Box, 'left' | 'right'>): boolean {
  return Math.abs(a.left - b.left) < heightOf(a) || Math.abs(centerX(a) - (b.left + b.right) / 2) < heightOf(a);
}

function wholeTitles(place: Place): TextLine[] {
  return linesIn('title', place).filter((line) => looksComplete(textOf(line)));
}

function linesIn(name: ColumnName, { columns, words }: Place): TextLine[] {
  return groupIntoLines(columns.filter((column) => column.name === name).flatMap((column) => wordsIn(column, words)));
}
