import { centerY, heightOf, type Box } from '../page-layout';
import { groupIntoPhrases } from '../words/text-lines';
import type { PreparedPage } from './prepare-page';

/** A line of a table has this many separate phrases; a form with empty cells still fills number, reference and title. */
const PHRASES_IN_ROW = 3;
const FEWEST_ROWS = { new: 3, continued: 1 };
/** In widths of the page: a wider text is running text next to a margin number, not a cell. */
const WIDEST_CELL = 0.55;
/**
 * More phrases than a row has cells, with blanks of at most this many heights between them, are running text, spread
 * to fill its line. With this many other phrases on the line, such as a number and a reference, they are the words of
 * a title in letters set far apart.
 */
const MOST_CELLS = 6;
const SPREAD_BLANK = 3;
const CELLS_BESIDE = 2;
/** Above and below the sure rows, in letter heights: the header, section headings, wrapped titles. */
const MARGIN = 8;
/** Rows further apart than this, in letter heights, do not belong to the same table. */
const LARGEST_BREAK = 14;

/**
 * The phrases that may belong to a table; at least one row if a table continues from the previous page. Empty if the
 * page has only running text.
 */
export function phrasesOfTables(
  { phrases, letterHeight }: Pick<PreparedPage, 'phrases' | 'letterHeight'>,
  pageWidth: number,
  continues = false,
): Box[] {
  const running = spreadText(phrases);
  const isSeparated = (a: number, b: number) =>
    running.some((line) => centerY(line) > Math.min(a, b) && centerY(line) < Math.max(a, b));
  const cells = phrases.filter(
    (phrase) => phrase.right - phrase.left < WIDEST_CELL * pageWidth && !running.some((line) => isPartOf(line, phrase)),
  );
  const rows = cells
    .filter((cell) => cells.filter((other) => isBeside(cell, other)).length >= PHRASES_IN_ROW)
    .map(centerY);
  const bands = bandsOf(
    rows.sort((a, b) => a - b),
    (above, below) => below - above <= LARGEST_BREAK * letterHeight && !isSeparated(above, below),
  );
  const tables = bands.filter((band) => band.rows >= FEWEST_ROWS[continues ? 'continued' : 'new'] * PHRASES_IN_ROW);
  const belongs = (y: number, { top, bottom }: Band) =>
    y > top - MARGIN * letterHeight &&
    y < bottom + MARGIN * letterHeight &&
    !isSeparated(y, Math.min(Math.max(y, top), bottom));
  return cells.filter((cell) => tables.some((band) => belongs(centerY(cell), band)));
}

function spreadText(phrases: readonly Box[]): Box[] {
  const words = phrases.map(({ left, top, right, bottom }) => ({ left, top, right, bottom, text: '', confidence: 0 }));
  const spread = groupIntoPhrases(words, SPREAD_BLANK).filter((line) => line.words.length > MOST_CELLS);
  const others = phrases.filter((phrase) => !spread.some((line) => isPartOf(line, phrase)));
  return spread.filter((line) => others.filter((other) => isBeside(line, other)).length < CELLS_BESIDE);
}

function isPartOf(line: Box, phrase: Box): boolean {
  return (
    phrase.left >= line.left && phrase.right <= line.right && phrase.top >= line.top && phrase.bottom <= line.bottom
  );
}

interface Band {
  top: number;
  bottom: number;
  rows: number;
}

function bandsOf(heights: readonly number[], areOfOne: (above: number, below: number) => boolean): Band[] {
  const bands: Band[] = [];
  for (const y of heights) {
    const band = bands.at(-1);
    if (band && areOfOne(band.bottom, y)) Object.assign(band, { bottom: y, rows: band.rows + 1 });
    else bands.push({ top: y, bottom: y, rows: 1 });
  }
  return bands;
}

function isBeside(a: Box, b: Box): boolean {
  return Math.abs(centerY(a) - centerY(b)) < Math.max(heightOf(a), heightOf(b)) * 0.6;
}
