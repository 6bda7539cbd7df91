import { centreY, heightOf, type PageLayout } from '../page-layout';
import { findColumns, wordsIn, type Column } from './find-columns';
import { findRows } from './find-rows';
import { readItemNumber } from './number-rows';
import type { OpenTable, TablePart } from './read-tables';
import { readRows } from './read-rows';
import { tableEnd } from './table-end';
import { groupIntoLines, textOf } from './text-lines';
import { looksComplete } from './titles';

/** Item numbers that a page may have lost at its top. */
const LARGEST_STEP = 3;

/** The rows at the top of a page that does not repeat the header: the columns stand where they, or at least their names, stood before. */
export function continueTable(page: PageLayout, open: OpenTable, limit: number): TablePart | null {
  const { heading, header, isNumbered } = open.part;
  const scale = page.width / open.pageWidth;
  const columns = open.lastNumber > 0 ? open.part.columns.map((column) => scaled(column, scale)) : findColumns(page, { ...header, top: 0, bottom: 0 });
  const top = isNumbered ? topOfNumbered(page, columns, open, scale) : topOfUnnumbered(page, columns);
  if (top === null) return null;
  const bottom = tableEnd(page, columns, top, limit);
  return { heading, header, isNumbered, columns, ...readRows(findRows(page, columns, { top, bottom }), open.lastNumber, page.rulings) };
}

function scaled(column: Column, scale: number): Column {
  return { ...column, left: column.left * scale, right: column.right * scale };
}

/** Just above the row with the next number, or, where the next was not read, above where it must be. */
function topOfNumbered(page: PageLayout, columns: readonly Column[], open: OpenTable, scale: number): number | null {
  const titles = wholeTitles(page, columns);
  const items = columns.filter((column) => column.name === 'item').flatMap((column) => wordsIn(column, page.words));
  const steps = items.map((word) => ({ word, step: (readItemNumber(word.text) ?? 0) - open.lastNumber }));
  const isNext = ({ word, step }: (typeof steps)[number]) =>
    step >= 1 && (step <= LARGEST_STEP || titles.some((title) => Math.abs(centreY(title) - centreY(word)) < heightOf(word) / 2));
  const [next] = steps.filter(isNext).sort((a, b) => a.step - b.step);
  if (!next) return null;
  const pitch = open.part.pitch * scale || 2 * heightOf(next.word);
  return centreY(next.word) - Math.min(next.step, LARGEST_STEP) * pitch;
}

/** Just above the first whole title. */
function topOfUnnumbered(page: PageLayout, columns: readonly Column[]): number | null {
  const [first] = wholeTitles(page, columns);
  return first ? first.top - 1 : null;
}

function wholeTitles(page: PageLayout, columns: readonly Column[]) {
  const titles = columns.filter((column) => column.name === 'title').flatMap((column) => wordsIn(column, page.words));
  return groupIntoLines(titles).filter((line) => looksComplete(textOf(line)));
}
