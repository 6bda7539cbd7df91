import { dayInCell } from '@keydate/domain/day-in-cell';
import { namesTimeOfDay, timeInCell } from '@keydate/domain/time-of-day';
import type { DatesTable } from './collect-tables';
import { atTimesOf, changesOnlyTime, namesOtherTime } from '../cells/changes-only-time';
import { dateOf, dayOf, saysNothing } from '../cells/date-of';
import { flagRows, reasonIf, type Reason } from '../row-flags';
import { isLikeTitle, isSameTitle } from '../cells/same-title';
import { lettersOf } from '../words/letters';
import type { ReadRow } from '../table/contract-row';
import { looksComplete } from '../table/titles';

/** A table with at least this share of the rows of the fullest is as full: a row or two may not have been read. */
const AS_FULL = 0.9;

/**
 * Chooses the table that counts. No day of another table is lost without a warning. A row is flagged if a later,
 * shorter table has another day or time for it, or if it only says that an earlier answer is unchanged. A day, or the
 * Time of Day, whose title the table lacks is added as a flagged row. Tables about something else, such as the things
 * sold with the house, add no rows.
 */
export function mainTable(tables: readonly DatesTable[]): DatesTable | undefined {
  const main = fullest(tables);
  if (!main) return undefined;
  const place = tables.indexOf(main);
  const earlier = rowsAbout(main, tables.slice(0, place));
  const later = rowsAbout(main, tables.slice(place + 1));
  const answering = main.rows.map((row) => withOriginal(row, earlier));
  const proposed = flagRows(answering, (row) => [...rivalOf(row, main.rows), ...leftUnchanged(row, earlier)]);
  // a later table may contradict the day that an earlier one proposes
  const own = flagRows(proposed, (row) => laterDayOf(row, later, main.rows));
  return { ...main, rows: [...own, ...daysOfNoRow([...earlier, ...later], main.rows)] };
}

/**
 * The fullest table; the last of equally full ones, since a counter-proposal comes after the contract that it changes.
 */
function fullest(tables: readonly DatesTable[]): DatesTable | undefined {
  const ofDeadlines = tables.filter(({ rows }) => rows.some(namesDeadline));
  const counted = ofDeadlines.length > 0 ? ofDeadlines : tables;
  const most = Math.max(...counted.map(({ rows }) => rows.length));
  return counted.findLast(({ rows }) => rows.length >= AS_FULL * most);
}

/** The rows of tables on the same subject as the main one: those that name a deadline, or share one of its titles. */
function rowsAbout(main: DatesTable, tables: readonly DatesTable[]): ReadRow[] {
  const isAbout = (row: ReadRow) => namesDeadline(row) || rowsAlike(row, main.rows).length > 0;
  return tables.filter(({ rows }) => rows.some(isAbout)).flatMap(({ rows }) => rows);
}

/** If one title has two days, either may be valid: an amendment's row may have been read as part of the table. */
function rivalOf(row: ReadRow, all: readonly ReadRow[]): Reason[] {
  const rival = all.find((other) => dayOf(other).kind === 'day' && isSameTitle(other, row) && contradicts(other, row));
  return reasonIf(rival !== undefined, 'other-day-for-title', rival?.cells.date);
}

/**
 * Adds the answer of an earlier table under the same title; the form's own column of original dates takes precedence.
 */
function withOriginal(row: ReadRow, earlier: readonly ReadRow[]): ReadRow {
  const original = row.original ?? earlierAnswer(row, earlier);
  return original ? { ...row, original } : row;
}

/**
 * A row that is blank, or says that nothing changes, proposes the earlier answer: a day, a time or an event. A row
 * that changes only the time of day proposes the same day at that time: a time alone would lose it.
 */
function leftUnchanged(row: ReadRow, earlier: readonly ReadRow[]): Reason[] {
  const { original, cells } = row;
  if (!original) return [];
  if (changesOnlyTime(cells.date, original)) return reasonIf(true, 'time-changed', atTimesOf(cells.date, original));
  const isDayOfTable = dayInCell(original).kind === 'day' && original === earlierAnswer(row, earlier);
  return reasonIf(saysNothing(row), isDayOfTable ? 'day-of-earlier-table' : 'left-unchanged', original);
}

/** The last answer among the earlier rows under its title; if that is only a time, it applies to the day before it. */
function earlierAnswer(row: ReadRow, earlier: readonly ReadRow[]): string | undefined {
  const answers = earlier.filter((other) => isSameTitle(other, row)).flatMap(answersOf);
  return answers.reduce<string | undefined>(
    (before, words) => (before && changesOnlyTime(words, before) ? atTimesOf(words, before) : words),
    undefined,
  );
}

/** The answers of a row, those of its own column of original dates first. */
function answersOf(row: ReadRow): string[] {
  return [...(row.original ? [row.original] : []), ...(saysNothing(row) ? [] : [row.cells.date])];
}

function laterDayOf(row: ReadRow, later: readonly ReadRow[], all: readonly ReadRow[]): Reason[] {
  const other = later.findLast(
    (one) => contradicts(one, row) && rowsAlike(one, all).some(({ cells }) => cells.title === row.cells.title),
  );
  return reasonIf(other !== undefined, 'other-day-for-title', other?.cells.date);
}

/**
 * The rows with a day, or with the Time of Day, that the table lacks: an amendment's own, a row that a counter-proposal leaves out. The
 * last of each title.
 */
function daysOfNoRow(others: readonly ReadRow[], rows: readonly ReadRow[]): ReadRow[] {
  const counts = (row: ReadRow) =>
    dayOf(row).kind === 'day' || (namesTimeOfDay(row.cells.title) && timeInCell(dateOf(row)) !== null);
  const missing = others.filter((other) => counts(other) && rowsAlike(other, rows).length === 0);
  const last = missing.filter(
    (row, index) => missing.findLastIndex((other) => other === row || isSameTitle(other, row)) === index,
  );
  return flagRows(last, () => reasonIf(true, 'row-of-another-table'));
}

function contradicts(other: ReadRow, row: ReadRow): boolean {
  const [day, own] = [dayOf(other), dayOf(row)];
  if (day.kind === 'day')
    return own.kind !== 'day' || own.day !== day.day || namesOtherTime(dateOf(other), dateOf(row));
  return !saysNothing(other) && lettersOf(other.cells.date) !== lettersOf(dateOf(row));
}

/** The rows that another table's row may mean: those of its title, or else those whose title is like it. */
function rowsAlike(other: ReadRow, rows: readonly ReadRow[]): ReadRow[] {
  const same = rows.filter((row) => isSameTitle(other, row));
  return same.length > 0 ? same : rows.filter((row) => isLikeTitle(other, row));
}

/** Tables of exhibits, payments or signatures may be longer than that of the dates, but name no deadlines. */
function namesDeadline({ cells }: ReadRow): boolean {
  return looksComplete(cells.title);
}
