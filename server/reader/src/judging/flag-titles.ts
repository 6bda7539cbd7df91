import { timesInCell } from '@keydate/domain/times-in-cell';
import { writtenDates } from '@keydate/domain/written-dates';
import type { DatesTable } from './collect-tables';
import { isHardToRead, isTyped } from '../words/confidence';
import { dayOf } from '../cells/date-of';
import { FORM_TITLES, isFormTitle } from '../forms/form-titles';
import { flagRows, reasonIf, type Reason } from '../row-flags';
import { lettersOf } from '../words/letters';
import { editDistance } from '../words/edit-distance';
import type { ReadRow } from '../table/contract-row';

/** As a share of its rows: a table with fewer titles of the forms is of another form, and its titles say nothing. */
const OF_A_FORM = 0.5;
/** In letters: a recognized title that differs from the form's by at most this was probably misread. */
const MISREAD = 2;
/** A title that continues after the word that ends one, except with more of the same. */
const GOES_ON = /\bdeadline (?!and |\()/i;
/** A title whose answer is an hour, and no day. */
const OF_AN_HOUR = /^(?!.*\bdate\b).*\btime$/i;
/** The word that ends a title, before a date. */
const END_OF_TITLE = /^(?:deadline|date) /i;
/** Recognized times before this one were probably misread. */
const MORNING = '06:00';
/** This many rows, and at least this share of them, whose cells name two days show a second column of dates. */
const TWO_COLUMNS = { share: 0.2, rows: 2 };

/**
 * Flags titles that are part of a form's title, two titles in one, or nearly a form's title: a word may have been
 * placed in the next row or column, or misread. Also flags a day under a title that asks for an hour, a recognized hour of the
 * night, and every single day if many cells have two: the other one may be missing.
 */
export function flagTitles(table: DatesTable): DatesTable {
  const { rows } = table;
  const isOfForm = isOfKnownForm(table);
  const withTwo = rows.filter(namesTwoDays).length;
  const hasTwoColumns = withTwo >= TWO_COLUMNS.rows && withTwo >= TWO_COLUMNS.share * rows.length;
  return {
    ...table,
    rows: flagRows(rows, (row) => [
      ...oddDay(row),
      ...oddHour(row),
      ...(isOfForm ? oddTitle(row) : []),
      ...reasonIf(hasTwoColumns && dayOf(row).kind === 'day', 'date-out-of-place'),
    ]),
  };
}

/** True if enough titles are those of Colorado's forms. */
export function isOfKnownForm({ rows }: DatesTable): boolean {
  return rows.filter(({ cells }) => isFormTitle(cells.title)).length >= OF_A_FORM * rows.length;
}

/** A title has at most one reason: the first that applies. */
function oddTitle({ cells: { title }, confidence }: ReadRow): Reason[] {
  if (title === '' || isFormTitle(title)) return [];
  const words = wordsOf(title);
  if (TITLES.some((whole) => isPartOf(words, whole))) return [{ kind: 'title-cut-short' }];
  if (!isTyped(confidence.title) && FORM_TITLES.some((other) => isNextTo(title, other)))
    return [{ kind: 'title-hard-to-read' }];
  return reasonIf(GOES_ON.test(title) || isTwo(words), 'two-rows-in-one');
}

/** Not corrected, only flagged: every pass may be sure of "Load-Based", but another deadline may be just as close. */
function isNextTo(title: string, other: string): boolean {
  const [read, known] = [lettersOf(title), lettersOf(other)];
  return Math.abs(read.length - known.length) <= MISREAD && editDistance(read, known) <= MISREAD;
}

/**
 * A day under "Possession Time" belongs to another row or column; a date that starts with "Deadline" has the end of a
 * title.
 */
function oddDay(row: ReadRow): Reason[] {
  const { title, date } = row.cells;
  const isOdd =
    (OF_AN_HOUR.test(title) && dayOf(row).kind === 'day') || (END_OF_TITLE.test(date) && !isFormTitle(title));
  return reasonIf(isOdd, 'date-out-of-place');
}

/** All passes may see a 3 where the contract has a 9; nobody has to act at night. */
function oddHour({ cells, confidence }: ReadRow): Reason[] {
  const isRecognized = !isTyped(confidence.date) && !isHardToRead(confidence.date);
  return reasonIf(isRecognized && timesInCell(cells.date).some((time) => time < MORNING), 'date-hard-to-read');
}

function namesTwoDays({ cells }: ReadRow): boolean {
  return new Set(writtenDates(cells.date).dates.map(({ day }) => day)).size > 1;
}

const TITLES = FORM_TITLES.map(wordsOf);

function wordsOf(title: string): string[] {
  return title.toLowerCase().replaceAll('\u2019', "'").split(/[ /]+/);
}

/** True if the words are one title of a form and another one after it. */
function isTwo(words: readonly string[]): boolean {
  return TITLES.some(
    (first) =>
      startsWith(words, first) &&
      TITLES.some(
        (second) => words.length === first.length + second.length && startsWith(words.slice(first.length), second),
      ),
  );
}

function startsWith(words: readonly string[], first: readonly string[]): boolean {
  return first.every((word, index) => word === words[index]);
}

/** True if these words are a continuous part of the others. */
function isPartOf(part: readonly string[], whole: readonly string[]): boolean {
  return (
    part.length < whole.length && whole.some((_, start) => part.every((word, index) => word === whole[start + index]))
  );
}
