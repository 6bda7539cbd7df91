import { dayInCell, needsLook } from '@keydate/domain/day-in-cell';
import {
  boxAround,
  centerX,
  centerY,
  heightOf,
  median,
  type Box,
  type PageLayout,
  type Ruling,
  type Word,
} from '../page-layout';
import { isTyped } from '../words/confidence';
import { COLUMNS, type ColumnName } from './columns';
import type { TableHeader } from './find-header';
import { isOnLine } from './next-line';
import { readItemNumber } from './number-rows';
import { cutAtGaps, groupIntoLines, groupIntoPhrases, textOf, usualWordGap, type TextLine } from '../words/text-lines';

export interface Column {
  /** `original` is not a cell of a row: its words go to `TableRow.original`. */
  name: ColumnName | 'original' | 'other';
  left: number;
  right: number;
}

/** Every row has a number, a reference and a title; many have no date. */
const PHRASES_IN_ROW = 3;
/** This many numbered rows are enough to find the columns. */
const FEWEST_ROWS = 2;
/** Between two cells, in usual blanks between words. */
const NARROWEST_BLANK = 1.6;

/** Running text next to a table: this wide, in widths of the page, on this many lines that begin at the same place. */
const RUNNING_TEXT = 0.25;
const FEWEST_LINES = 4;

/** In heights of a line: how far before its column's name the search for a blank begins. */
const EDGE = 0.15;
/** A line that cuts this share of the texts is not a column's edge, but a streak of a dirty scanner. */
const CUT = 0.1;

/**
 * Finds where each column begins and ends. The border of two neighbors is a drawn line between their names, or else
 * the middle of the blank that the fewest words below the header reach into.
 */
export function findColumns(page: PageLayout, header: TableHeader): Column[] {
  const names: { name: Column['name']; box: TextLine }[] = (['original', ...COLUMNS] as const).flatMap((name) => {
    const box = name === 'original' ? header.original : header.columns[name];
    return box ? [{ name, box }] : [];
  });
  names.push(
    ...otherNames(
      page,
      header,
      names.map(({ box }) => box),
    ).map((box) => ({ name: 'other' as const, box })),
  );
  names.sort((a, b) => a.box.left - b.box.left);
  const size = heightOf(names[0]?.box.words[0] ?? header);
  const below = page.words.filter((word) => word.top > header.bottom);
  const body = [...textOfRows(below, header, size), ...groupIntoPhrases(below).filter(isDay)];
  const cuts = ({ at }: Ruling) =>
    body.filter((text) => text.left + size / 2 < at && text.right - size / 2 > at).length > CUT * body.length;
  const lines = page.rulings.down.filter((line) => touches(line, header.top, header.bottom + 3 * size) && !cuts(line));

  const first = names[0]?.box.left ?? 0;
  const edges = [lineBetween(lines, first - 3 * size, first) ?? first - 1.2 * size];
  for (const [index, { box }] of names.slice(1).entries()) {
    const before = names[index]?.box ?? box;
    const drawn = lineBetween(lines, before.right - size / 2, box.left + size / 2);
    const search = {
      from: centerX(before),
      start: box.left,
      to: Math.max(box.left, centerX(box)),
      column: edges[index] ?? 0,
    };
    edges.push(drawn ?? blankBetween(body, search, size));
  }
  const last = names.at(-1)?.box ?? header;
  edges.push(
    Math.min(lineBetween(lines, last.right, page.width) ?? page.width, startOfTextBeside(page, header, last, size)),
  );
  return names.map(({ name }, index) => ({ name, left: edges[index] ?? 0, right: edges[index + 1] ?? page.width }));
}

/** The names of further columns after that of the titles, such as "Days After MEC", if there are cells below them. */
function otherNames({ words }: PageLayout, header: TableHeader, known: readonly TextLine[]): TextLine[] {
  const title = header.columns.title ?? header;
  const inHeader = words.filter((word) => centerY(word) > header.top && centerY(word) < header.bottom);
  const cells = groupIntoPhrases(words.filter((word) => word.top > header.bottom));
  return groupIntoPhrases(inHeader).filter(
    (name) =>
      name.left > title.right &&
      name.words.every(({ confidence }) => isTyped(confidence)) &&
      /\p{L}{2}/u.test(textOf(name)) &&
      !known.some((box) => box.left < name.right && box.right > name.left) &&
      cells.filter((cell) => cell.left < name.right && cell.right > name.left).length >= FEWEST_ROWS,
  );
}

/**
 * The left edge of running text to the right of the table, on a page of two columns; the page's edge if there is none.
 */
function startOfTextBeside(page: PageLayout, header: TableHeader, last: Box, size: number): number {
  const phrases = groupIntoPhrases(page.words.filter((word) => word.top > header.bottom));
  const wide = phrases.filter(
    (phrase) => phrase.left > last.left + size && phrase.right - phrase.left > RUNNING_TEXT * page.width,
  );
  const left = median(wide.map((phrase) => phrase.left));
  const isColumn = wide.filter((phrase) => Math.abs(phrase.left - left) < size).length >= FEWEST_LINES;
  return isColumn ? left - size / 4 : page.width;
}

/** The words whose middle lies inside the column. */
export function wordsIn(column: Column, words: readonly Word[]): Word[] {
  return words.filter((word) => centerX(word) >= column.left && centerX(word) < column.right);
}

/**
 * The text on lines that begin with an item number. The number is a cell of its own, however close the next one is.
 * Headings and running text would bridge the blanks between columns.
 */
function textOfRows(words: readonly Word[], header: TableHeader, size: number): TextLine[] {
  const { item, reference, title } = header.columns;
  const [from, to] = [
    (item ?? reference ?? header).left - size,
    (item && reference ? reference : (title ?? header)).left,
  ];
  const isNumber = (word: Word) => centerX(word) > from && centerX(word) < to && readItemNumber(word.text) !== null;
  const lines = groupIntoLines(words).filter((line) => !runsThrough(line, header));
  const rows = lines.filter((line) => line.words.some(isNumber));
  const phrases = Math.min(PHRASES_IN_ROW, Object.keys(header.columns).length);
  const sure = rows.length >= FEWEST_ROWS ? rows : lines.filter((line) => cutAtGaps(line).length >= phrases);
  return sure
    .flatMap((line) => cutBehind(isNumber, line))
    .flatMap((line) => cutAtGaps(line, NARROWEST_BLANK * usualWordGap(sure)));
}

/** True if text runs from left of the titles to where the dates begin, as in a numbered paragraph below the table. */
function runsThrough(line: TextLine, { columns: { title, date } }: TableHeader): boolean {
  const phrases = cutAtGaps(line, NARROWEST_BLANK * usualWordGap([line]));
  return (
    title !== undefined &&
    date !== undefined &&
    phrases.some(({ left, right }) => left < title.left && right > date.left)
  );
}

/** Splits a line after the first matching word. */
function cutBehind(matches: (word: Word) => boolean, { words }: TextLine): TextLine[] {
  const end = words.findIndex(matches) + 1;
  return [words.slice(0, end), words.slice(end)]
    .filter((part) => part.length > 0)
    .map((part) => ({ ...boxAround(part), words: part }));
}

function touches(line: Ruling, top: number, bottom: number): boolean {
  return line.from < bottom && line.to > top;
}

function lineBetween(lines: readonly Ruling[], left: number, right: number): number | undefined {
  return lines.find((line) => line.at >= left && line.at <= right)?.at;
}

interface BlankSearch {
  /** The middle of the first column's name. */
  from: number;
  /** The left edge of the second's name, and its middle. */
  start: number;
  to: number;
  /** The left edge of the first column. */
  column: number;
}

/**
 * Finds the blank that separates two columns: the one with the most cells on its two sides and the fewest texts that
 * reach into it. Of equals it takes the one before the left edge of the second's name, because most cells begin below
 * it; otherwise the widest.
 */
function blankBetween(texts: readonly Box[], search: BlankSearch, size: number): number {
  const { from, start, to } = search;
  const marks = [from, to, ...texts.flatMap((text) => [text.left, text.right])]
    .filter((x) => x >= from && x <= to)
    .sort((a, b) => a - b)
    // the cells of a column begin at the same place: two are as good as a thousand
    .filter((x, index, sorted) => x !== sorted[index - 2]);
  const pairs = neighborsIn(texts, search);
  const stretches = marks.slice(1).map((right, index) => {
    const left = marks[index] ?? from;
    return { left, right, worth: partedBy({ left, right }, pairs) - coveredBy((left + right) / 2, texts) };
  });
  const best = Math.max(...stretches.map(({ worth }) => worth));
  const blanks = stretches.filter(({ worth }) => worth === best);
  const atStart = blanks.find(({ left, right }) => left < start - EDGE * size && right >= start - EDGE * size);
  if (atStart) {
    const end = Math.min(atStart.right, start);
    return end - Math.min((end - atStart.left) / 2, size / 2);
  }
  const [widest] = blanks.sort((a, b) => b.right - b.left - (a.right - a.left));
  return widest ? (widest.left + widest.right) / 2 : (from + to) / 2;
}

/** If a date has two lines, the number is level with neither. */
function isDay(phrase: TextLine): boolean {
  const read = dayInCell(textOf(phrase));
  return read.kind === 'day' && !needsLook(read);
}

/** Each text and the next one on its line, one of them in one of the columns. */
function neighborsIn(texts: readonly Box[], { start, column }: BlankSearch): [before: Box, text: Box][] {
  return texts.flatMap((text, index): [Box, Box][] => {
    const before = texts[index - 1];
    const isOfColumns = before && (centerX(before) > column || text.right > start);
    return isOfColumns && isOnLine(before, text) ? [[before, text]] : [];
  });
}

/** Counts the neighbors that a blank separates. */
function partedBy({ left, right }: Pick<Box, 'left' | 'right'>, pairs: readonly [Box, Box][]): number {
  return pairs.filter(([before, text]) => before.right <= left && text.left >= right).length;
}

function coveredBy(x: number, texts: readonly Box[]): number {
  return texts.filter((text) => text.left < x && text.right > x).length;
}
