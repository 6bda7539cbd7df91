import { centreY, heightOf, median, type Box, type PageLayout, type Ruling, type Word } from '../page-layout';
import { wordsIn, type Column } from './find-columns';
import { COLUMNS, type ColumnName } from './find-header';
import { isReference, isSectionHeading, looksComplete } from './titles';
import { groupIntoLines, textOf, type TextLine } from './text-lines';

/** A row of the table: the lines of text in each of its cells, top to bottom. */
export interface TableRow {
  at: number;
  cells: Record<ColumnName, TextLine[]>;
}

/** A line of a cell may stand this far from the middle of its row, in distances between rows. */
const REACH = 0.8;

/** The distance between rows, in heights of a line, where there is one row only. */
const USUAL_PITCH = 1.8;

interface Band {
  top: number;
  bottom: number;
}

/**
 * The rows between `top` and `bottom`. A row is where an item number stands, or a reference where no number was read;
 * every other line joins the nearest row that no drawn line parts it from. Section headings join none.
 */
export function findRows(page: PageLayout, columns: readonly Column[], band: Band): TableRow[] {
  const words = page.words.filter((word) => centreY(word) > band.top && centreY(word) < band.bottom);
  const lines = linesByColumn(words, columns);
  const rulings = page.rulings.across;
  const anchors = anchorsOf(lines, rulings);
  const rows = anchors.map(emptyRow);
  const pitch = pitchOf(rows) || USUAL_PITCH * median(anchors.map(heightOf));

  for (const column of COLUMNS) {
    for (const line of lines[column]) {
      const above = rows.find((row) => row.cells[column].some((mate) => continues(mate, line, pitch, rulings)));
      const home = nearestRow(rows, line, pitch, rulings) ?? (column === 'title' ? above : undefined);
      home?.cells[column].push(line);
    }
  }
  return rows;
}

/** The usual distance from one row to the next; 0 where there are not two. */
export function pitchOf(rows: readonly TableRow[]): number {
  return median(rows.slice(1).map((row, index) => row.at - (rows[index]?.at ?? 0)));
}

function linesByColumn(words: readonly Word[], columns: readonly Column[]): Record<ColumnName, TextLine[]> {
  const of = (name: ColumnName) => groupIntoLines(columns.filter((column) => column.name === name).flatMap((column) => wordsIn(column, words)));
  return { item: of('item'), reference: of('reference'), title: of('title').filter((line) => !isSectionHeading(textOf(line))), date: of('date') };
}

/** What marks a row, from the surest to the least sure: its number, its reference, a whole title. */
function anchorsOf(lines: Record<ColumnName, TextLine[]>, rulings: readonly Ruling[]): Box[] {
  const anchors: Box[] = lines.item.filter((line) => /[\dlIOSB|]/.test(textOf(line)) && textOf(line).length <= 4);
  const numbered = anchors.map(centreY);
  const pitch = median(numbered.slice(1).map((y, index) => y - (numbered[index] ?? 0)));
  const isFree = (line: TextLine) => !anchors.some((anchor) => isNear(anchor, line, pitch || 2 * heightOf(line)) && !isParted(anchor, line, rulings));
  for (const line of lines.reference) if (isReference(textOf(line)) && isFree(line)) anchors.push(line);
  for (const line of lines.title) if (looksComplete(textOf(line)) && isFree(line)) anchors.push(line);
  return anchors.sort((a, b) => centreY(a) - centreY(b));
}

function emptyRow(anchor: Box): TableRow {
  return { at: centreY(anchor), cells: { item: [], reference: [], title: [], date: [] } };
}

function nearestRow(rows: readonly TableRow[], line: TextLine, pitch: number, rulings: readonly Ruling[]): TableRow | undefined {
  const near = rows.filter((row) => Math.abs(row.at - centreY(line)) < REACH * pitch && !isParted(atHeight(line, row.at), line, rulings));
  return near.sort((a, b) => Math.abs(a.at - centreY(line)) - Math.abs(b.at - centreY(line)))[0];
}

function continues(mate: TextLine, line: TextLine, pitch: number, rulings: readonly Ruling[]): boolean {
  return isNear(mate, line, pitch) && !isParted(mate, line, rulings);
}

function isNear(a: Box, b: Box, pitch: number): boolean {
  return Math.abs(centreY(a) - centreY(b)) < REACH * pitch;
}

/** Whether a line drawn across runs between the two, somewhere along the second. */
function isParted(a: Box, b: Box, rulings: readonly Ruling[]): boolean {
  const [upper, lower] = [Math.min(centreY(a), centreY(b)), Math.max(centreY(a), centreY(b))];
  return rulings.some((line) => line.at > upper && line.at < lower && line.from < b.right && line.to > b.left);
}

function atHeight(line: Box, y: number): Box {
  return { left: line.left, right: line.right, top: y, bottom: y };
}
