import { dayInCell, needsLook } from '@keydate/domain/day-in-cell';
import { centreX, centreY, heightOf, median, type Box, type PageLayout, type Ruling, type Word } from '../page-layout';
import { wordsIn, type Column } from './find-columns';
import { COLUMNS, type ColumnName } from './find-header';
import { namesDate } from './names-date';
import { withoutSectionHeadings, type LinesByColumn } from './section-headings';
import { isParted } from './is-parted';
import { isNextCell, isNextLine, isOnLine } from './next-line';
import { isReference, looksComplete } from './titles';
import { groupIntoLines, groupIntoPhrases, textOf, type TextLine } from './text-lines';

/** A row of the table: the lines of text in each of its cells, top to bottom. */
export interface TableRow {
  at: number;
  cells: LinesByColumn;
  /** Whether another date stands beside the table, or its own about as near to another row. */
  hasOtherDate: boolean;
}

/** A line of a cell may stand this far from the middle of its row, in distances between rows. */
const REACH = 0.8;

/** The distance between rows, in heights of a line, where there is one row only. */
const USUAL_PITCH = 1.8;

/** So many times as far as from the nearest row, a date may belong to the other one as well. */
const AS_NEAR = 1.3;

/** A date on its own, this many distances between rows from any other, is of something else: a footer, a signature. */
const FAR_FROM_ROWS = 2.5;

interface Band {
  top: number;
  bottom: number;
}

/**
 * The rows between `top` and `bottom`. A row is where an item number stands, or where none was read a reference, a whole
 * title or a date; every other line joins the nearest row that no drawn line parts it from. Section headings join none.
 */
export function findRows(page: PageLayout, columns: readonly Column[], band: Band): TableRow[] {
  const words = page.words.filter((word) => centreY(word) > band.top && centreY(word) < band.bottom);
  const rulings = page.rulings.across;
  const lines = withoutSectionHeadings(linesByColumn(words, columns), rulings);
  const anchors = anchorsOf(lines, rulings, band.top);
  const rows = anchors.map(emptyRow);
  const pitch = pitchOf(rows) || USUAL_PITCH * median(anchors.map(heightOf));

  for (const column of COLUMNS) {
    for (const line of lines[column]) {
      const above = rows.find((row) => row.cells[column].some((mate) => continues(mate, line, pitch, rulings)));
      const [nearest, next] = nearestRows(rows, line, pitch, rulings);
      const home = nearest ?? (column === 'title' ? above : undefined);
      home?.cells[column].push(line);
      if (column === 'date' && nearest && next && distance(next, line) < AS_NEAR * distance(nearest, line)) nearest.hasOtherDate = next.hasOtherDate = true;
    }
  }
  for (const date of datesBeside(words, columns)) for (const row of rows) if (row.at > date.top && row.at < date.bottom) row.hasOtherDate = true;
  return rows;
}

/** Days on their own to the right of all columns: a form may have a column for the day as it was, and one for the new. */
function datesBeside(words: readonly Word[], columns: readonly Column[]): TextLine[] {
  const right = Math.max(...columns.map((column) => column.right));
  const beside = groupIntoPhrases(words.filter((word) => centreX(word) >= right)).map((phrase) => ({ phrase, read: dayInCell(textOf(phrase)) }));
  return beside.filter(({ read }) => read.kind === 'day' && !needsLook(read)).map(({ phrase }) => phrase);
}

/** The usual distance from one row to the next; 0 where there are not two. */
export function pitchOf(rows: readonly TableRow[]): number {
  return median(rows.slice(1).map((row, index) => row.at - (rows[index]?.at ?? 0)));
}

function linesByColumn(words: readonly Word[], columns: readonly Column[]): LinesByColumn {
  const of = (name: ColumnName) => groupIntoLines(columns.filter((column) => column.name === name).flatMap((column) => wordsIn(column, words)));
  return { item: of('item'), reference: of('reference'), title: of('title'), date: of('date') };
}

/**
 * What marks a row, from the surest to the least sure: its number, its reference, a whole title, a date or what stands
 * for one beside a title. Other lines near a marked row are part of it, save a title with an answer of its own beside it,
 * near rows that have whole titles of their own (and, unless it is whole too, answers, and more than a line's distance):
 * somebody added it between them.
 */
function anchorsOf(lines: LinesByColumn, rulings: readonly Ruling[], top: number): Box[] {
  const anchors: Box[] = lines.item.filter((line) => /[\dlIOSB|]/.test(textOf(line)) && textOf(line).length <= 4);
  const numbered = anchors.map(centreY);
  const pitch = median(numbered.slice(1).map((y, index) => y - (numbered[index] ?? 0)));
  const isWithin = (line: TextLine, reach: number) => (anchor: Box) => Math.abs(centreY(anchor) - centreY(line)) < reach * (pitch || 2 * heightOf(line));
  const near = (line: TextLine) => anchors.filter(isWithin(line, REACH)).filter((anchor) => !isParted(anchor, line, rulings));
  const isWhole = (line: TextLine) => looksComplete(textOf(line));
  const hasAnswer = (title: TextLine) => lines.date.some((date) => isNextCell(title, date));
  const isApart = (title: TextLine, other: TextLine) => other !== title && isWhole(other) && (isWhole(title) || (hasAnswer(other) && !isNextLine(other, title, rulings)));
  const isAdded = (title: TextLine) => {
    const marked = near(title);
    return hasAnswer(title) && marked.length > 0 && marked.every((anchor) => lines.title.some((other) => isOnLine(other, anchor) && isApart(title, other)));
  };
  const endsTitle = (line: TextLine) => lines.title.some((above) => above.top < line.top && !isWhole(above) && isNextLine(above, line, rulings));

  for (const line of lines.reference) if (isReference(textOf(line)) && near(line).length === 0) anchors.push(line);
  for (const line of lines.title.filter(isWhole)) if (near(line).length === 0 && (hasAnswer(line) || !endsTitle(line))) anchors.push(line);
  for (const line of lines.title) if (isAdded(line)) anchors.push(line);
  const isAnswer = (line: TextLine) => namesDate(textOf(line)) || lines.title.some((title) => isNextCell(title, line));
  const begin = { left: 0, right: 0, top, bottom: top };
  for (const line of lines.date) if (isAnswer(line) && near(line).length === 0 && [begin, ...anchors].some(isWithin(line, FAR_FROM_ROWS))) anchors.push(line);
  return anchors.sort((a, b) => centreY(a) - centreY(b));
}

function emptyRow(anchor: Box): TableRow {
  return { at: centreY(anchor), cells: { item: [], reference: [], title: [], date: [] }, hasOtherDate: false };
}

/** The rows that the line may belong to, the nearest first. */
function nearestRows(rows: readonly TableRow[], line: TextLine, pitch: number, rulings: readonly Ruling[]): TableRow[] {
  const near = rows.filter((row) => distance(row, line) < REACH * pitch && !isParted(atHeight(line, row.at), line, rulings));
  return near.sort((a, b) => distance(a, line) - distance(b, line));
}

function distance(row: TableRow, line: TextLine): number {
  return Math.abs(row.at - centreY(line));
}

function continues(mate: TextLine, line: TextLine, pitch: number, rulings: readonly Ruling[]): boolean {
  return isNear(mate, line, pitch) && !isParted(mate, line, rulings);
}

function isNear(a: Box, b: Box, pitch: number): boolean {
  return Math.abs(centreY(a) - centreY(b)) < REACH * pitch;
}

function atHeight(line: Box, y: number): Box {
  return { left: line.left, right: line.right, top: y, bottom: y };
}
