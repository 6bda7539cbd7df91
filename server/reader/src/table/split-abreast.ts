import {
  boxAround,
  centerX,
  centerY,
  heightOf,
  type Box,
  type PageLayout,
  type Ruling,
  type Word,
} from '../page-layout';
import { findHeaders, type TableHeader } from './find-header';
import { isOnLine } from './next-line';
import { cutAtGaps, groupIntoLines } from '../words/text-lines';

/** In heights of a line: the blank between two tables is at least as wide as one between cells. */
const CELL_GAP = 1;

/**
 * Splits a page with two or more tables side by side ("Event, Date, Event, Date"), from left to right: each part is a page of its
 * own with one table. The first also has everything above, below and around them. Returns any other page unchanged.
 */
export function splitAbreast(page: PageLayout): PageLayout[] {
  for (const found of findHeaders(page.words)) {
    const [header, second] = twoHeaders(page, found) ?? [];
    if (!header || !second) continue;
    const { bottom } = header;
    const top = Math.min(header.top, second.top);
    const x = borderBetween(page, header, second);
    const end = endOfBand(page, x, bottom);
    const isSecond = (word: Word) => centerX(word) > x && centerY(word) > top - 1 && centerY(word) < end;
    const [first, rest] = [page.words.filter((word) => !isSecond(word)), page.words.filter(isSecond)];
    return [part(page, first, 0, x, end), ...splitAbreast(part(page, rest, x, page.width, end))];
  }
  return [page];
}

/** The headers of two tables on one line, the first of them with all its names left of the second. */
function twoHeaders({ words }: PageLayout, found: TableHeader): [first: TableHeader, second: TableHeader] | null {
  const title = found.columns.title ?? found;
  const onLine = (some: readonly Word[]) =>
    findHeaders(some).find((other) => isOnLine(found, other) && other.columns.title && other.columns.date);
  const starts = words
    .filter((word) => word.left > title.right && isOnLine(found, word))
    .sort((a, b) => a.left - b.left);
  for (const { left } of starts) {
    const second = onLine(words.filter((word) => word.left >= left));
    const first = second && onLine(words.filter((word) => word.right < second.left));
    if (first) return [first, second];
  }
  return null;
}

/** Between the two tables: a drawn line, or else the middle of the widest blank that no cell reaches into. */
function borderBetween({ words, rulings }: PageLayout, header: TableHeader, second: TableHeader): number {
  const [from, to] = [centerX(header.columns.date ?? header), second.left];
  const body = cellsBelow(words, header);
  const edges = [from, to, ...body.flatMap(({ left, right }) => [left, right])]
    .filter((x) => x >= from && x <= to)
    .sort((a, b) => a - b);
  const blanks = edges
    .slice(1)
    .map((right, index) => ({ left: edges[index] ?? from, right }))
    .filter(
      ({ left, right }) => !body.some((cell) => cell.left < (left + right) / 2 && cell.right > (left + right) / 2),
    );
  const [widest] = blanks.sort((a, b) => b.right - b.left - (a.right - a.left));
  const drawn = rulings.down.find(
    ({ at, from: top }) => widest && at > widest.left && at < widest.right && top < second.bottom,
  );
  return drawn?.at ?? (widest ? (widest.left + widest.right) / 2 : second.left - heightOf(second) / 2);
}

function cellsBelow(words: readonly Word[], { bottom }: Box): Box[] {
  const below = words.filter((word) => word.top > bottom);
  return groupIntoLines(below).flatMap((line) => cutAtGaps(line, CELL_GAP));
}

/** The height at which a text runs across the border: below it there are no tables side by side. */
function endOfBand({ words, height }: PageLayout, x: number, top: number): number {
  const across = cellsBelow(words, { left: 0, right: 0, top, bottom: top }).filter(
    ({ left, right }) => left < x && right > x,
  );
  return Math.min(height, ...across.map((text) => text.top));
}

function part(page: PageLayout, words: readonly Word[], from: number, to: number, end: number): PageLayout {
  const isOwn = (line: Ruling) => line.at > end || (line.from < to && line.to > from);
  const box = words.length > 0 ? boxAround(words) : { bottom: 0 };
  return {
    ...page,
    height: Math.max(page.height, box.bottom),
    words: [...words],
    rulings: {
      ...page.rulings,
      across: page.rulings.across.filter(isOwn).map((line) => ({
        ...line,
        from: Math.max(line.from, from),
        to: line.at > end ? line.to : Math.min(line.to, to),
      })),
      down: page.rulings.down.filter(({ at, to: foot }) => foot > end || (at > from - 1 && at < to + 1)),
    },
  };
}
