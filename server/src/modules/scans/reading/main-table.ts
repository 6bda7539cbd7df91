import { dayInCell } from '@keydate/domain/day-in-cell';
import type { DatesTable } from './collect-tables';
import { isLikeTitle, isSameTitle, plain } from './same-title';
import type { ReadRow } from './table/read-rows';
import { looksComplete } from './table/titles';

/** A table with at least this share of the rows of the fullest is as full: a row or two may not have been read. */
const AS_FULL = 0.9;
const UNCHANGED = ['nochange', 'unchanged', 'same', 'asis'];

/**
 * The table that counts, of several: the fullest; of equally full ones the last, for a counter-proposal stands after what
 * it changes. No day of the others is lost without a word: where a later, shorter table has another one for a row, where
 * the row itself only leaves an earlier one as it was, and where no row has its title, a person is asked. Tables of
 * something else, as of what is sold with the house, give it no rows.
 */
export function mainTable(tables: readonly DatesTable[]): DatesTable | undefined {
  const deadlines = tables.filter(({ rows }) => rows.some(namesDeadline));
  const counted = deadlines.length > 0 ? deadlines : tables;
  const most = Math.max(...counted.map(({ rows }) => rows.length));
  const main = counted.findLast(({ rows }) => rows.length >= AS_FULL * most);
  if (!main) return undefined;
  const place = tables.indexOf(main);
  const [earlier = [], later = []] = [tables.slice(0, place), tables.slice(place + 1)].map((some) => some.filter((table) => isOfDeadlines(table, main)).flatMap(({ rows }) => rows));
  const rows = main.rows.map((row) => disputedBy(later, withEarlierDay(earlier, rivalledIn(main.rows, row)), main.rows));
  return { ...main, rows: [...rows, ...daysOfNoRow([...earlier, ...later], main.rows)] };
}

/** Whether a table is about what the one that counts is about: it names a deadline, or one of its titles. */
function isOfDeadlines({ rows }: DatesTable, main: DatesTable): boolean {
  return rows.some((row) => namesDeadline(row) || rowsAlike(row, main.rows).length > 0);
}

/** Two days under one title can both be meant: an amendment's row may have been taken for one of the table. */
function rivalledIn(rows: readonly ReadRow[], row: ReadRow): ReadRow {
  const hasRival = rows.some((other) => hasDay(other) && isSameTitle(other, row) && contradicts(other, row));
  return hasRival ? { ...row, isDateDisputed: true } : row;
}

/** A row that says nothing of its day, or that it stays as it was, shows the one of before, to be looked at. */
function withEarlierDay(earlier: readonly ReadRow[], row: ReadRow): ReadRow {
  const before = saysNothing(row) ? earlier.findLast((other) => hasDay(other) && isSameTitle(other, row)) : undefined;
  return before ? { ...row, cells: { ...row.cells, date: before.cells.date }, isDateDisputed: true } : row;
}

function disputedBy(later: readonly ReadRow[], row: ReadRow, all: readonly ReadRow[]): ReadRow {
  const isDisputed = later.some((other) => contradicts(other, row) && rowsAlike(other, all).some(({ cells }) => cells.title === row.cells.title));
  return isDisputed ? { ...row, isDateDisputed: true } : row;
}

/** The rows with a day that the table lacks: an amendment's own, a row that a counter-proposal leaves out. The last of each title. */
function daysOfNoRow(others: readonly ReadRow[], rows: readonly ReadRow[]): ReadRow[] {
  const missing = others.filter((other) => hasDay(other) && rowsAlike(other, rows).length === 0);
  return missing
    .filter((row, index) => missing.findLastIndex((other) => other === row || isSameTitle(other, row)) === index)
    .map((row) => ({ ...row, isTitleDisputed: true, isDateDisputed: true }));
}

function contradicts({ cells: later }: ReadRow, { cells }: ReadRow): boolean {
  const [day, before] = [dayInCell(later.date), dayInCell(cells.date)];
  if (day.kind === 'day') return before.kind !== 'day' || before.day !== day.day;
  return plain(later.date) !== '' && !isUnchanged(later.date) && plain(later.date) !== plain(cells.date);
}

/** The rows that another table's row may mean: those of its title, else those whose title is like it. */
function rowsAlike(other: ReadRow, rows: readonly ReadRow[]): ReadRow[] {
  const same = rows.filter((row) => isSameTitle(other, row));
  return same.length > 0 ? same : rows.filter((row) => isLikeTitle(other, row));
}

function hasDay({ cells }: ReadRow): boolean {
  return dayInCell(cells.date).kind === 'day';
}

function saysNothing({ cells }: ReadRow): boolean {
  return plain(cells.date) === '' || isUnchanged(cells.date);
}

function isUnchanged(date: string): boolean {
  return UNCHANGED.includes(plain(date));
}

/** Tables of exhibits, payments or signatures may be longer than that of the dates, and name none. */
function namesDeadline({ cells }: ReadRow): boolean {
  return looksComplete(cells.title);
}
