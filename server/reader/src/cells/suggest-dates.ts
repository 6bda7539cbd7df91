import { addDays, compareDays, daysBetween, type CalendarDay } from '@keydate/domain/calendar-day';
import { dayInCell, needsLook } from '@keydate/domain/day-in-cell';
import type { DatesTable } from '../judging/collect-tables';
import { isHardToRead } from '../words/confidence';
import { liesFar } from '../judging/flag-days';
import { isUndisputed } from './is-undisputed';
import { clearlyNearest } from './clearly-nearest';
import { notationOf, type WrittenDay } from './date-notation';
import { isMajority } from './is-majority';
import { reasonIf, withReasons } from '../row-flags';
import { lettersOf } from '../words/letters';
import type { ReadRow } from '../table/contract-row';

/** Fewer surely read days say nothing about the others. */
const FEWEST_DAYS = 3;
/** In days: how far before the first of them and after the last another may lie. */
const REACH = 31;
/** If more of its letters were misread, little of the date is left. */
const NEARNESS = { mostMisread: 0.3, clearly: 0.4 };
/** In letters; with its month and weekday in full a date has 28. */
const LONGEST_DATE = 60;
const WEEKDAY = /\b(?:sun|mon|tue|wed|thu|fri|sat)/i;

/**
 * Suggests a date for each cell in which several passes agree on no day: among the days that its table's other dates
 * suggest, written as they are, the one clearly nearest to what was read. The row is flagged with the words that were
 * read (decision 18).
 */
export function suggestDates(table: DatesTable): DatesTable {
  const expected = expectedDates(table.rows);
  return { ...table, rows: table.rows.map((row) => (isUnsettled(row) ? withSuggestion(row, expected) : row)) };
}

function expectedDates(rows: readonly ReadRow[]): WrittenDay[] {
  const sure = rows.flatMap((row) => surelyRead(row) ?? []);
  const days = sure.map(({ day }) => day).sort(compareDays);
  const near = days.filter((day) => !liesFar(day, days[days.length >> 1] ?? day));
  const [first, last, write] = [near[0], near.at(-1), notationOf(sure)];
  if (!first || !last || !write || near.length < FEWEST_DAYS) return [];
  const count = daysBetween(first, last) + 2 * REACH + 1;
  return Array.from({ length: count }, (_, index) => addDays(first, index - REACH)).map((day) => ({
    day,
    words: write(day),
  }));
}

/** The day of a row that was well read, that most passes saw so, or that the weekday next to it confirms. */
function surelyRead(row: ReadRow): WrittenDay | null {
  const { cells, datePasses = [] } = row;
  const day = sensibleDay(cells.date);
  const isSure = isUndisputed(row) || isSeenByMajority(day, datePasses) || WEEKDAY.test(cells.date);
  return day && isSure ? { day, words: cells.date } : null;
}

/** The day that these words name, if nothing speaks against it. */
function sensibleDay(words: string): CalendarDay | null {
  const read = dayInCell(words);
  return read.kind === 'day' && !needsLook(read) ? read.day : null;
}

/**
 * True if the passes over a date leave it open: the cell names a day or cannot be understood, and most passes do not
 * agree on a day.
 */
function isUnsettled({ cells, confidence, datePasses = [] }: ReadRow): boolean {
  const read = dayInCell(cells.date);
  const [day, ...others] = datePasses.map(sensibleDay);
  const isAgreed = day !== null && others.every((other) => other === day);
  const isSettled =
    !isHardToRead(confidence.date) && datePasses.some((pass) => isSeenByMajority(sensibleDay(pass), datePasses));
  return (
    datePasses.length > 1 &&
    !isAgreed &&
    !isSettled &&
    !speaksForItself(datePasses) &&
    (read.kind === 'day' || needsLook(read))
  );
}

/**
 * True if most passes saw the same unusual thing that a contract may say and that no misreading explains: a day that
 * does not exist, a day next to words that may change it, or a day with the weekday of another. The person who typed
 * it may have erred.
 */
function speaksForItself(passes: readonly string[]): boolean {
  const odd = passes.filter((pass) => {
    const read = dayInCell(pass);
    return read.kind === 'day'
      ? read.doubts.some((doubt) => doubt !== 'unlikely-year')
      : read.reason === 'impossible-day' || read.reason === 'two-readings';
  });
  const contradicted = passes
    .map(dayInCell)
    .flatMap((read) => (read.kind === 'day' && read.doubts.includes('weekday-contradicts') ? read.day : []));
  const isRepeated = (values: readonly string[]) =>
    values.some((value) => isMajority(values.filter((other) => other === value).length, passes));
  return (
    passes.every((pass) => sensibleDay(pass) === null) && (isRepeated(odd.map(lettersOf)) || isRepeated(contradicted))
  );
}

function isSeenByMajority(day: CalendarDay | null, passes: readonly string[]): boolean {
  return day !== null && isMajority(passes.filter((pass) => sensibleDay(pass) === day).length, passes);
}

function withSuggestion(row: ReadRow, expected: readonly WrittenDay[]): ReadRow {
  const { cells, datePasses = [] } = row;
  if (datePasses.some((pass) => pass.length > LONGEST_DATE)) return row;
  const nearest = clearlyNearest(datePasses, expected, NEARNESS);
  return !nearest || nearest.day === sensibleDay(cells.date)
    ? row
    : withReasons({ ...row, cells: { ...cells, date: nearest.words } }, reasonIf(true, 'date-mended', cells.date));
}
