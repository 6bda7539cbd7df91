import type { ScanGap } from '@keydate/contracts/scans';
import { dayOf } from '../cells/date-of';
import { FORM_LISTS } from '../forms/form-lists';
import { hasReason } from '../row-flags';
import { lettersOf } from '../words/letters';
import type { DatesTable } from './collect-tables';

/** This many rows of a form show that a table is its list; fewer are enough if it begins as the list does. */
const FEWEST_ROWS = { anywhere: 6, atTop: 3 };
/** A table with this share of the rows that its form has between its first and its last is the list; an amendment has fewer. */
const SHARE = 0.5;
/** An edition may lack this many rows at the top of its list. */
const TOP = 1;

/** Signs that a table lacks rows or days, although everything that was seen was read. */
export function findGaps(table: DatesTable): ScanGap[] {
  const { rows } = table;
  return [
    ...gapsInForm(table),
    ...(rows.some((row) => hasReason(row, 'date-cut-off')) ? (['dates-cut-off'] as const) : []),
    ...(rows.every((row) => dayOf(row).kind !== 'day') ? (['no-day'] as const) : []),
  ];
}

/** The gaps of a table with the rows of a form's list: rows at either end, or the closing date. */
function gapsInForm({ rows, isNumbered }: DatesTable): ScanGap[] {
  const titles = rows.map(({ cells }) => lettersOf(cells.title));
  const matches = LISTS.map((list) => ({
    list,
    places: [...new Set(titles.map((title) => list.indexOf(title)).filter((place) => place >= 0))],
  }));
  const [best] = matches.sort((a, b) => b.places.length - a.places.length);
  if (!best || !isList(best.places)) return [];
  const { list, places } = best;
  const isClosingThere = titles.some((title) => title.includes(CLOSING));
  return [
    ...(Math.max(...places) < list.length - 1 ? (['ends-early'] as const) : []),
    // missing numbers are listed one by one
    ...(Math.min(...places) > TOP && !isNumbered ? (['begins-late'] as const) : []),
    ...(list.includes(CLOSING) && !isClosingThere ? (['lacks-closing-date'] as const) : []),
  ];
}

function isList(places: readonly number[]): boolean {
  const [first, last] = [Math.min(...places), Math.max(...places)];
  const fewest = first <= TOP ? FEWEST_ROWS.atTop : FEWEST_ROWS.anywhere;
  return places.length >= fewest && places.length >= SHARE * (last - first + 1);
}

const LISTS = FORM_LISTS.map((list) => list.map(lettersOf));
const CLOSING = lettersOf('Closing Date');
