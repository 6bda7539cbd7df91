import type { ItemNumbers, ScanExtent, ScanGap } from '@keydate/contracts/scans';
import { dayOf } from '../cells/date-of';
import { FORM_LISTS } from '../forms/form-lists';
import { hasReason } from '../row-flags';
import { isTyped } from '../words/confidence';
import { lettersOf } from '../words/letters';
import type { DatesTable } from './collect-tables';

/** A table that leaves out numbers more often than once in this many rows does so on purpose, as an amendment does. */
const ROWS_PER_GAP = 4;

/** This many rows of a form show that a table is its list; fewer are enough if it begins as the list does. */
const FEWEST_ROWS = { anywhere: 6, atTop: 3 };
/** A table with this share of the rows that its form has between its first and its last is the list; an amendment has fewer. */
const SHARE = 0.5;
/** An edition may lack this many rows at the top of its list. */
const TOP = 1;

/**
 * The parts that a table may miss: pages next to its rows that could hardly be read, item numbers that no row has, critical rows
 * of its form, and, among the file's other tables, one that may be another contract's.
 */
export function findMissing(
  table: DatesTable,
  unreadPages: readonly number[],
  others: readonly DatesTable[] = [],
): Pick<ScanExtent, 'unreadPages' | 'missingNumbers' | 'gaps' | 'missingTitles'> {
  const missingNumbers = missingNumbersOf(table);
  const missingTitles = missingTitlesOf(table);
  const mayHaveBegunBefore = !table.isNumbered || missingNumbers[0]?.first === 1;
  return {
    unreadPages: unreadPages.filter((page) => isBeside(page, table, unreadPages, mayHaveBegunBefore)),
    missingNumbers,
    gaps: [
      ...findGaps(table),
      ...(others.some((other) => isSecondList(other, table)) ? (['second-list'] as const) : []),
    ],
    ...(missingTitles.length > 0 && { missingTitles }),
  };
}

/** The critical titles that the table's form prints and no row has. */
function missingTitlesOf(table: DatesTable): string[] {
  const titles = lettersOfTitles(table);
  const list = listOf(titles)?.list ?? [];
  return CRITICAL.filter((title) => {
    const letters = lettersOf(title);
    return list.includes(letters) && !titles.some((one) => one.startsWith(letters));
  });
}

/**
 * True if another table is a form's list again, with the titles of this one, on a picture: it may be another contract's. Typed contracts
 * name their property and buyers, so these are known to be one.
 */
function isSecondList(other: DatesTable, table: DatesTable): boolean {
  const [titles, own] = [lettersOfTitles(other), lettersOfTitles(table)];
  const isPictured = other.rows.some(({ confidence }) => !isTyped(confidence.title));
  const again = titles.filter((title) => own.includes(title)).length;
  return isPictured && listOf(titles) !== undefined && again >= SHARE * titles.length;
}

/** True if a page belongs to the table, or if only pages that could hardly be read lie between them. */
function isBeside(
  page: number,
  { firstPage, lastPage }: DatesTable,
  unreadPages: readonly number[],
  mayHaveBegunBefore: boolean,
): boolean {
  if (page < firstPage)
    return mayHaveBegunBefore && range(page, firstPage - 1).every((one) => unreadPages.includes(one));
  return page <= lastPage || range(lastPage + 1, page).every((one) => unreadPages.includes(one));
}

function missingNumbersOf({ rows, isNumbered }: DatesTable): ItemNumbers[] {
  const numbers = [...new Set(rows.map((row) => row.number).filter((number) => number > 0))].sort((a, b) => a - b);
  const gaps = numbers
    .map((number, index) => ({ first: (numbers[index - 1] ?? 0) + 1, last: number - 1 }))
    .filter(({ first, last }) => first <= last);
  return isNumbered && gaps.length * ROWS_PER_GAP <= numbers.length ? gaps : [];
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** Signs that a table lacks rows or days, although everything that was seen was read. */
function findGaps(table: DatesTable): ScanGap[] {
  const { rows } = table;
  return [
    ...gapsInForm(table),
    ...(rows.some((row) => hasReason(row, 'date-cut-off')) ? (['dates-cut-off'] as const) : []),
    ...(rows.every((row) => dayOf(row).kind !== 'day') ? (['no-day'] as const) : []),
  ];
}

/** The gaps of a table with the rows of a form's list: rows at either end, or the closing date. */
function gapsInForm(table: DatesTable): ScanGap[] {
  const titles = lettersOfTitles(table);
  const { isNumbered } = table;
  const best = listOf(titles);
  if (!best) return [];
  const { list, places } = best;
  const isClosingThere = titles.some((title) => title.includes(CLOSING));
  return [
    ...(Math.max(...places) < list.length - 1 ? (['ends-early'] as const) : []),
    // missing numbers are listed one by one
    ...(Math.min(...places) > TOP && !isNumbered ? (['begins-late'] as const) : []),
    ...(list.includes(CLOSING) && !isClosingThere ? (['lacks-closing-date'] as const) : []),
  ];
}

function lettersOfTitles({ rows }: DatesTable): string[] {
  return rows.map(({ cells }) => lettersOf(cells.title));
}

/** The list of the form that the titles are of, and their places in it; undefined if they are of none, or of an amendment. */
function listOf(titles: readonly string[]): { list: string[]; places: number[] } | undefined {
  const matches = LISTS.map((list) => ({
    list,
    places: [...new Set(titles.map((title) => list.indexOf(title)).filter((place) => place >= 0))],
  }));
  const [best] = matches.sort((a, b) => b.places.length - a.places.length);
  return best && isList(best.places) ? best : undefined;
}

function isList(places: readonly number[]): boolean {
  const [first, last] = [Math.min(...places), Math.max(...places)];
  const fewest = first <= TOP ? FEWEST_ROWS.atTop : FEWEST_ROWS.anywhere;
  return places.length >= fewest && places.length >= SHARE * (last - first + 1);
}

const LISTS = FORM_LISTS.map((list) => list.map(lettersOf));
const CLOSING = lettersOf('Closing Date');
/** Next to the closing date, the rows whose loss costs most: each ends a right of a party, or decides about the loan. */
const CRITICAL = [
  'Record Title Objection Deadline',
  'Inspection Objection Deadline',
  'New Loan Terms Deadline',
  'New Loan Termination Deadline',
  'Appraisal Deadline',
];
