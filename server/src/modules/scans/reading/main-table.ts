import { dayInCell } from '@keydate/domain/day-in-cell';
import type { DatesTable } from './collect-tables';
import { editDistance } from './table/likeness';
import type { ReadRow } from './table/read-rows';

/** A table with at least this share of the rows of the fullest is as full: a row or two may not have been read. */
const AS_FULL = 0.9;
/** In letters of a title: what may differ where both were read from the same words. */
const MISREAD = 0.15;
const UNCHANGED = /^(?:no change|unchanged|same|as is)$/i;

/**
 * The table that counts, of several: the fullest; of equally full ones the last, for a counter-proposal stands after what
 * it changes. No day of the others is lost without a word: where a later, shorter table has another one for a row, where
 * the row itself only leaves an earlier one as it was, and where no row has its title, a person is asked.
 */
export function mainTable(tables: readonly DatesTable[]): DatesTable | undefined {
  const most = Math.max(...tables.map(({ rows }) => rows.length));
  const place = tables.findLastIndex(({ rows }) => rows.length >= AS_FULL * most);
  const main = tables[place];
  if (!main) return undefined;
  const [earlier, later] = [tables.slice(0, place), tables.slice(place + 1)].map((some) => some.flatMap(({ rows }) => rows));
  const rows = main.rows.map((row) => disputedBy(later ?? [], withEarlierDay(earlier ?? [], row), main.rows));
  return { ...main, rows: [...rows, ...daysOfNoRow([...(earlier ?? []), ...(later ?? [])], main.rows)] };
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
    .filter((row, index) => missing.findLastIndex((other) => isSameTitle(other, row)) === index)
    .map((row) => ({ ...row, isTitleDisputed: true, isDateDisputed: true }));
}

function contradicts({ cells: later }: ReadRow, { cells }: ReadRow): boolean {
  const [day, before] = [dayInCell(later.date), dayInCell(cells.date)];
  if (day.kind === 'day') return before.kind !== 'day' || before.day !== day.day;
  return plain(later.date) !== '' && !UNCHANGED.test(later.date) && plain(later.date) !== plain(cells.date);
}

/** The rows that another table's row may mean: those of its title, else those whose title is like it. */
function rowsAlike(other: ReadRow, rows: readonly ReadRow[]): ReadRow[] {
  const same = rows.filter((row) => isSameTitle(other, row));
  return same.length > 0 ? same : rows.filter((row) => isLikeTitle(plain(other.cells.title), plain(row.cells.title)));
}

function isSameTitle(a: ReadRow, b: ReadRow): boolean {
  return a === b || (plain(a.cells.title) !== '' && plain(a.cells.title) === plain(b.cells.title));
}

function isLikeTitle(a: string, b: string): boolean {
  if (a === '' || b === '') return false;
  return a.includes(b) || b.includes(a) || editDistance(a, b) <= MISREAD * Math.max(a.length, b.length);
}

function hasDay({ cells }: ReadRow): boolean {
  return dayInCell(cells.date).kind === 'day';
}

function saysNothing({ cells }: ReadRow): boolean {
  return plain(cells.date) === '' || UNCHANGED.test(cells.date);
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\d]/gu, '');
}
