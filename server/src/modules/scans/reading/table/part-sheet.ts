import { centreX, type PageLayout, type Ruling, type Rulings, type Word } from '../page-layout';
import { findHeaders } from './find-header';
import type { OpenTable } from './read-tables';

/** Two pages side by side make a sheet that is wider than it is high by this much at least. */
const WIDER = 1.15;
/** In widths of the sheet, how much of it one of two pages takes at the most. */
const ONE_PAGE = 0.6;
/** Each of two pages has at least this share of the words, and a sheet's own line may cross its middle. */
const FEWEST_WORDS = 0.15;
const CROSSING = 0.02;
/** In widths of a page, by how much the margins of two may differ. */
const UNEVEN = 0.05;

/**
 * The pages that were put side by side on one sheet, from left to right; any other page as it is. They are told by a blank
 * down the middle of a wide sheet that the whole header of a table, or a table that goes on from such a page, stands beside.
 */
export function partSheet<Page extends PageLayout>(sheet: Page, open: OpenTable | null): Page[] {
  const middle = sheet.width / 2;
  if (sheet.width < WIDER * sheet.height || !hasBlankAt(middle, sheet.words) || !showsTwoPages(sheet, middle, open)) return [sheet];
  return [0, secondFrom(sheet.words, middle)].map((from) => ({ ...sheet, width: middle, words: wordsFrom(from, sheet.words, middle), rulings: rulingsFrom(from, sheet.rulings, middle) }));
}

/** Where the second page begins, so that its text has the margin of the first: a sheet's own edges need not be alike. */
function secondFrom(words: readonly Word[], middle: number): number {
  const leftOf = (own: readonly Word[]) => Math.min(...own.map(({ left }) => left));
  const from = leftOf(words.filter(({ left }) => left >= middle)) - leftOf(words.filter(({ right }) => right <= middle));
  return Math.abs(from - middle) < UNEVEN * middle ? from : middle;
}

function hasBlankAt(x: number, words: readonly Word[]): boolean {
  const before = words.filter(({ right }) => right <= x).length;
  const behind = words.filter(({ left }) => left >= x).length;
  const crossing = words.length - before - behind;
  return words.length > 0 && crossing <= CROSSING * words.length && Math.min(before, behind) >= FEWEST_WORDS * words.length;
}

function showsTwoPages(sheet: PageLayout, middle: number, open: OpenTable | null): boolean {
  const headers = findHeaders(sheet.words);
  if (headers.length > 0) return headers.every(({ left, right }) => right <= middle || left >= middle);
  return open !== null && open.pageWidth <= ONE_PAGE * sheet.width;
}

function wordsFrom(from: number, words: readonly Word[], width: number): Word[] {
  const own = words.filter((word) => centreX(word) >= from && centreX(word) < from + width);
  return own.map((word) => ({ ...word, left: word.left - from, right: word.right - from }));
}

function rulingsFrom(from: number, { across, down, pen }: Rulings, width: number): Rulings {
  const isOwn = (line: Ruling) => line.from < from + width && line.to > from;
  return {
    across: across.filter(isOwn).map((line) => ({ ...line, from: line.from - from, to: line.to - from })),
    down: down.filter(({ at }) => at >= from && at < from + width).map((line) => ({ ...line, at: line.at - from })),
    ...(pen && { pen: pen.map(({ from: [x1, y1], to: [x2, y2] }) => ({ from: [x1 - from, y1] as const, to: [x2 - from, y2] as const })) }),
  };
}
