import { centreY, heightOf, median, type Box, type PageLayout, type Ruling, type Word } from '../page-layout';
import { wordsIn, type Column } from './find-columns';
import { COLUMNS, type ColumnName } from './find-header';
import { namesDate } from './names-date';
import { withoutSectionHeadings, type LinesByColumn } from './section-headings';
import { isParted } from './is-parted';
import { isReference, looksComplete } from './titles';
import { groupIntoLines, textOf, type TextLine } from './text-lines';

/** A row of the table: the lines of text in each of its cells, top to bottom. */
export interface TableRow {
  at: number;
  cells: LinesByColumn;
  /** Whether a date stands about as near to it as to another row. */
  isDateBetween: boolean;
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
  const anchors = anchorsOf(lines, rulings);
  const rows = anchors.map(emptyRow);
  const pitch = pitchOf(rows) || USUAL_PITCH * median(anchors.map(heightOf));

  for (const column of COLUMNS) {
    for (const line of lines[column]) {
      const above = rows.find((row) => row.cells[column].some((mate) => continues(mate, line, pitch, rulings)));
      const [nearest, next] = nearestRows(rows, line, pitch, rulings);
      const home = nearest ?? (column === 'title' ? above : undefined);
      home?.cells[column].push(line);
      if (column === 'date' && nearest && next && distance(next, line) < AS_NEAR * distance(nearest, line)) nearest.isDateBetween = next.isDateBetween = true;
    }
  }
  return rows;
}

/** The usual distance from one row to the next; 0 where there are not two. */
export function pitchOf(rows: readonly TableRow[]): number {
  return median(rows.slice(1).map((row, index) => row.at - (rows[index]?.at ?? 0)));
}

function linesByColumn(words: readonly Word[], columns: readonly Column[]): LinesByColumn {
  const of = (name: ColumnName) => groupIntoLines(columns.filter((column) => column.name === name).flatMap((column) => wordsIn(column, words)));
  return { item: of('item'), reference: of('reference'), title: of('title'), date: of('date') };
}

/** What marks a row, from the surest to the least sure: its number, its reference, a whole title, a date or what stands for one beside a title. */
function anchorsOf(lines: LinesByColumn, rulings: readonly Ruling[]): Box[] {
  const anchors: Box[] = lines.item.filter((line) => /[\dlIOSB|]/.test(textOf(line)) && textOf(line).length <= 4);
  const numbered = anchors.map(centreY);
  const pitch = median(numbered.slice(1).map((y, index) => y - (numbered[index] ?? 0)));
  const isWithin = (line: TextLine, reach: number) => (anchor: Box) => Math.abs(centreY(anchor) - centreY(line)) < reach * (pitch || 2 * heightOf(line));
  const isFree = (line: TextLine) => !anchors.filter(isWithin(line, REACH)).some((anchor) => !isParted(anchor, line, rulings));
  for (const line of lines.reference) if (isReference(textOf(line)) && isFree(line)) anchors.push(line);
  for (const line of lines.title) if (looksComplete(textOf(line)) && isFree(line)) anchors.push(line);
  const isAnswer = (line: TextLine) => namesDate(textOf(line)) || lines.title.some((title) => isNextCell(title, line));
  for (const line of lines.date) if (isAnswer(line) && isFree(line) && anchors.some(isWithin(line, FAR_FROM_ROWS))) anchors.push(line);
  return anchors.sort((a, b) => centreY(a) - centreY(b));
}

function emptyRow(anchor: Box): TableRow {
  return { at: centreY(anchor), cells: { item: [], reference: [], title: [], date: [] }, isDateBetween: false };
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

/** Whether `b` stands on the line of `a` with a blank between, as texts of two cells do and those of a sentence do not. */
function isNextCell(a: Box, b: Box): boolean {
  return Math.abs(centreY(a) - centreY(b)) < heightOf(b) / 2 && b.left - a.right > heightOf(b);
}

function isNear(a: Box, b: Box, pitch: number): boolean {
  return Math.abs(centreY(a) - centreY(b)) < REACH * pitch;
}

function atHeight(line: Box, y: number): Box {
  return { left: line.left, right: line.right, top: y, bottom: y };
}
