import { centreY, heightOf, type Box } from '../page-layout';
import type { PreparedPage } from './prepare-page';

/** A line of a table has this many separate phrases; a form with empty cells still fills number, reference and title. */
const PHRASES_IN_ROW = 3;
const FEWEST_ROWS = { begun: 3, goingOn: 1 };
/** What is wider than this, in widths of the page, is running text beside a margin number, not a cell. */
const WIDEST_CELL = 0.55;
/** Above and below the sure rows, in letter heights: the header, section headings, wrapped titles. */
const MARGIN = 8;
/** Rows further apart than this, in letter heights, do not belong to the same table. */
const LARGEST_BREAK = 14;

/** The phrases that may stand in a table, which has one row at the least where it goes on from the page before; none where the page has no more than running text. */
export function phrasesOfTables({ phrases, letterHeight }: Pick<PreparedPage, 'phrases' | 'letterHeight'>, pageWidth: number, goesOn = false): Box[] {
  const cells = phrases.filter((phrase) => phrase.right - phrase.left < WIDEST_CELL * pageWidth);
  const rows = cells.filter((cell) => cells.filter((other) => isBeside(cell, other)).length >= PHRASES_IN_ROW).map(centreY);
  const bands = bandsOf(rows.sort((a, b) => a - b), LARGEST_BREAK * letterHeight);
  const tables = bands.filter((band) => band.rows >= FEWEST_ROWS[goesOn ? 'goingOn' : 'begun'] * PHRASES_IN_ROW);
  return cells.filter((cell) => tables.some((band) => centreY(cell) > band.top - MARGIN * letterHeight && centreY(cell) < band.bottom + MARGIN * letterHeight));
}

interface Band {
  top: number;
  bottom: number;
  rows: number;
}

function bandsOf(heights: readonly number[], largestBreak: number): Band[] {
  const bands: Band[] = [];
  for (const y of heights) {
    const band = bands.at(-1);
    if (band && y - band.bottom <= largestBreak) Object.assign(band, { bottom: y, rows: band.rows + 1 });
    else bands.push({ top: y, bottom: y, rows: 1 });
  }
  return bands;
}

function isBeside(a: Box, b: Box): boolean {
  return Math.abs(centreY(a) - centreY(b)) < Math.max(heightOf(a), heightOf(b)) * 0.6;
}
