import { centerY, heightOf, median, type PageLayout, type Word } from '../page-layout';
import { reasonIf, withReasons } from '../row-flags';
import { namesDate } from '../table/names-date';
import { cutAtGaps, groupIntoLines, textOf, type TextLine } from '../words/text-lines';
import { gridRow } from './grid-row';
import type { GridPart, GridRow } from './grid-part';

/** This many lines with a date in a column of its own make a table. */
const FEWEST_ROWS = 3;
/** In distances between rows: lines further apart belong to different tables. */
const LARGEST_BREAK = 2.5;
/** In heights of a line: a line this near below another may be part of the same cell. */
const NEXT_LINE = 1.5;

interface Line extends TextLine {
  phrases: TextLine[];
}

/**
 * The tables that columns alone make: lines one below the other, each with a date next to other text. The blanks that go through all of
 * these lines are between the columns. A line of one phrase continues the row above it, which is flagged.
 */
export function alignedGrids(page: PageLayout): GridPart[] {
  const lines = groupIntoLines(page.words).map((line) => ({ ...line, phrases: cutAtGaps(line) }));
  return runsOf(lines, page).flatMap((run) => {
    const dated = run.filter(hasDateOfItsOwn);
    const edges = edgesOf(dated.flatMap(({ phrases }) => phrases));
    if (edges.length < 3) return [];
    const rows: GridRow[] = [];
    let isContinued = false;
    for (const words of isRuled(run, page) ? bandsOf(run, page) : run.map((line) => line.words)) {
      const row = gridRow(page, edges, words);
      const above = rows.at(-1);
      const isPartOfRow = row.cells.filter(Boolean).length < 2 && above !== undefined;
      if (isPartOfRow) rows[rows.length - 1] = continued(above, row);
      // the line in between may be the beginning of this row's text
      else rows.push(withReasons(row, reasonIf(isContinued, 'title-cut-short')));
      isContinued = isPartOfRow;
    }
    return [{ edges, rows }];
  });
}

/** True if drawn lines separate the rows: most lines with a date have one above them. */
function isRuled(run: readonly Line[], page: PageLayout): boolean {
  const dated = run.filter(hasDateOfItsOwn);
  const separated = dated.slice(1).filter((line, index) => {
    const above = dated[index];
    return above !== undefined && isLineBetween(page, above, line);
  });
  return 2 * separated.length >= dated.length;
}

/** The words between each two drawn lines: a row may have several lines of text. */
function bandsOf(run: readonly Line[], page: PageLayout): Word[][] {
  const bands: Line[][] = [];
  for (const line of run) {
    const above = bands.at(-1)?.at(-1);
    if (above && !isLineBetween(page, above, line)) bands.at(-1)?.push(line);
    else bands.push([line]);
  }
  return bands.map((lines) => lines.flatMap(({ words }) => words));
}

function isLineBetween({ rulings }: PageLayout, above: Line, below: Line): boolean {
  return rulings.across.some(
    ({ at, from, to }) => at > centerY(above) && at < centerY(below) && from < below.right && to > below.left,
  );
}

/** The lines of each table: those with a date, what is between them, and a header line above. */
function runsOf(lines: readonly Line[], page: PageLayout): Line[][] {
  const places = lines.flatMap((line, index) => (hasDateOfItsOwn(line) ? [index] : []));
  const distances = places.slice(1).map((place, index) => distanceOf(lines[places[index] ?? -1], lines[place]));
  const reach = LARGEST_BREAK * median(distances);
  const runs: { first: number; last: number; rows: number }[] = [];
  for (const place of places) {
    const run = runs.at(-1);
    if (run && distanceOf(lines[run.last], lines[place]) <= reach)
      Object.assign(run, { last: place, rows: run.rows + 1 });
    else runs.push({ first: place, last: place, rows: 1 });
  }
  return runs
    .filter(({ rows }) => rows >= FEWEST_ROWS)
    .map(({ first, last }) => {
      const header = lines[first - 1];
      const hasHeader = header && header.phrases.length > 1 && distanceOf(header, lines[first]) <= reach;
      return lines.slice(hasHeader ? first - 1 : first, withRowsBelow(lines, last, reach, page) + 1);
    });
}

/** How far a line is below another, in points; infinite where one of them is missing. */
function distanceOf(above: Line | undefined, below: Line | undefined): number {
  return above && below ? centerY(below) - centerY(above) : Infinity;
}

/** The last line of a table: rows without a day, or the rest of a cell, may follow its last date. */
function withRowsBelow(lines: readonly Line[], last: number, reach: number, page: PageLayout): number {
  let end = last;
  for (let next = last + 1; next < lines.length; next++) {
    const [above, line] = [lines[end], lines[next]];
    if (!above || !line) break;
    const distance = distanceOf(above, line);
    const isRow = line.phrases.length > 1 && distance <= reach;
    const isRest = distance <= NEXT_LINE * heightOf(line) && !isLineBetween(page, above, line);
    if (!isRow && !isRest) break;
    end = next;
  }
  return end;
}

function hasDateOfItsOwn({ phrases }: Line): boolean {
  return phrases.length > 1 && phrases.some((phrase) => namesDate(textOf(phrase)));
}

/** The edges of columns: phrases one above the other are in one column. */
function edgesOf(phrases: readonly TextLine[]): number[] {
  const columns: { left: number; right: number }[] = [];
  for (const { left, right } of [...phrases].sort((a, b) => a.left - b.left)) {
    const column = columns.at(-1);
    if (column && left < column.right) column.right = Math.max(column.right, right);
    else columns.push({ left, right });
  }
  const [first, phrase] = [columns[0], phrases[0]];
  if (!first || !phrase) return [];
  const between = columns.slice(1).map(({ left }, index) => ((columns[index]?.right ?? left) + left) / 2);
  return [first.left - heightOf(phrase), ...between, Infinity];
}

/** A row whose text continues on the next line, which could also begin the row below. */
function continued(row: GridRow, more: GridRow): GridRow {
  const cells = row.cells.map((cell, index) => [cell, more.cells[index]].filter(Boolean).join(' '));
  return withReasons({ ...row, cells, words: [...row.words, ...more.words] }, [
    ...more.reasons,
    { kind: 'title-cut-short' },
  ]);
}
