import { centerX, heightOf, type Box } from '../page-layout';
import { findStrokes, type Stroke } from './find-strokes';
import type { GrayImage } from '../picture/gray-image';
import type { RecognizedWord } from '../reading-tools';

/** As many digits as a date has, two of them perhaps slashes. */
const HAS_DIGITS_OF_DATE = /^\D*(?:\d\D*){4,10}$/;
const DATE = /^(\d{1,2})\/(\d{1,2})\/(\d\d|\d{4})$/;
const YEAR = /^(?:20)?[0-6]\d$/;
const MONTHS = 12;
const DAYS = 31;
/** What a slash is read as, if as a digit. */
const MISTAKEN = /^[17]$/;
/** In heights of the text: a letter so near to a slash is what it was read as. */
const SAME_PLACE = 0.25;
/** The widths of a slash, in digits, from the narrowest face to one with all letters alike. */
const SLASH_WIDTHS = Array.from({ length: 15 }, (_, step) => 0.4 + step * 0.05);
/** In digits: how far from its place a slash may seem to stand. */
const OFF = 0.2;
/** Other strokes that make another date do not count if they have less ink than this share of the best ones'. */
const CLEARLY = 0.85;

type Pair = readonly [Stroke, Stroke];

/**
 * The date that a word's digits make with two strokes that lean alike as its slashes: those with the most ink of the ones
 * that stand where slashes between digits of one width do. Undefined where none make one, or others as well another.
 */
export function dateOfBrokenSlashes(word: RecognizedWord, image: GrayImage): string | undefined {
  if (!HAS_DIGITS_OF_DATE.test(word.text)) return undefined;
  const dates = pairsOf(findStrokes(image, word))
    .map((pair) => ({ date: withSlashesAt(pair, word), pair, inked: pair[0].inked + pair[1].inked }))
    .filter(({ date, pair }) => isDate(date) && isInPlace(date, pair, word))
    .sort((a, b) => b.inked - a.inked);
  const [best] = dates;
  if (!best || dates.some(({ date, inked }) => date !== best.date && inked > CLEARLY * best.inked)) return undefined;
  return best.date;
}

function pairsOf(strokes: readonly Stroke[]): Pair[] {
  return strokes.flatMap((first) =>
    strokes
      .filter((second) => second.slant === first.slant && second.left > first.left)
      .map((second): Pair => [first, second]),
  );
}

/** The word's digits with slashes where the strokes are; empty where another mark was read that is neither. */
function withSlashesAt(pair: Pair, { letters }: RecognizedWord): string {
  const isOnSlash = (letter: Box) =>
    pair.some((stroke) => Math.abs(centerX(stroke) - centerX(letter)) < SAME_PLACE * heightOf(stroke));
  const digits = letters.filter(({ text }) => /\d/.test(text));
  if (letters.some((letter) => !digits.includes(letter) && !isOnSlash(letter))) return '';
  const kept = digits.filter((digit) => !(MISTAKEN.test(digit.text) && isOnSlash(digit)));
  return [...kept, ...pair.map((stroke) => ({ ...stroke, text: '/' }))]
    .sort((a, b) => centerX(a) - centerX(b))
    .map(({ text }) => text)
    .join('');
}

function isDate(text: string): boolean {
  const [, month = '', day = '', year = ''] = DATE.exec(text) ?? [];
  return Number(month) >= 1 && Number(month) <= MONTHS && Number(day) >= 1 && Number(day) <= DAYS && YEAR.test(year);
}

/** Whether slashes of some width stand there, between digits that share the rest of the word. */
function isInPlace(date: string, [first, second]: Pair, word: Box): boolean {
  const lengths = [centerX(first) - word.left, centerX(second) - centerX(first), word.right - centerX(second)];
  const digits = date.split('/').map((part) => part.length);
  const count = digits.reduce((sum, part) => sum + part, 0);
  return SLASH_WIDTHS.some((slash) => {
    const digit = (word.right - word.left) / (count + 2 * slash);
    // of a slash half belongs to either side
    return lengths.every(
      (length, at) => Math.abs(length / digit - (digits[at] ?? 0) - (at === 1 ? slash : slash / 2)) < OFF,
    );
  });
}
