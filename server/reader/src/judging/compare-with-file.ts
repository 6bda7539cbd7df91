import { dayInCell } from '@keydate/domain/day-in-cell';
import { dayOf } from '../cells/date-of';
import { heightOf, median, type Word } from '../page-layout';
import { flagRows, type Reason } from '../row-flags';
import type { ReadRow } from '../table/contract-row';
import { cutAtGaps } from '../words/text-lines';
import type { DatesTable } from './collect-tables';
import { otherMentions, type KnownRow, type PageText } from '../mentions/other-mentions';
import { pagesWithStrangeTables } from './strange-tables';

/** In heights of a line. */
const CELL_GAP = 1.5;
const DATES_WITHIN = 5;

/**
 * Compares the table that counts with all else that the file says: flags the rows whose titles are near another day elsewhere,
 * and finds the pages with tables that were not understood. Rows of earlier tables were compared before; those of later tables
 * are compared again, because their columns may have been taken for one another.
 */
export function compareWithFile(
  table: DatesTable,
  tables: readonly DatesTable[],
  texts: readonly PageText[],
): { compared: DatesTable; strangeTables: number[] } {
  const later = tables.filter(({ firstPage }) => firstPage > table.lastPage).flatMap(({ rows }) => rows);
  const all = new Set([table, ...tables].flatMap(({ rows }) => wordsOf(rows)));
  const compared = new Set(
    [table, ...tables].flatMap(({ rows }) =>
      wordsOf(rows.filter((row) => !later.includes(row) || table.rows.includes(row))),
    ),
  );
  const reasons = otherMentions(table.rows.map(knownRow), texts, compared);
  return {
    compared: { ...table, rows: flagRows(table.rows, (row, index) => (reasons[index] ?? []).filter(isNewFor(row))) },
    strangeTables: pagesWithStrangeTables(
      texts.filter(({ number }) => number >= table.firstPage),
      all,
    ),
  };
}

function knownRow(row: ReadRow): KnownRow {
  const day = dayOf(row);
  const { title, reference } = row.cells;
  return { title, reference, number: String(row.number), days: day.kind === 'day' ? [day.day] : [] };
}

/** The words of rows, without what is far to the right of where their dates begin: that may be a note next to the table. */
function wordsOf(rows: readonly ReadRow[]): Word[] {
  const dates = rows.flatMap(({ lines }) => lines.date.flatMap((line) => cutAtGaps(line, CELL_GAP)));
  const right = median(dates.map(({ left }) => left)) + DATES_WITHIN * median(dates.map(heightOf));
  const others = rows.flatMap(({ lines }) => [...lines.title, ...(lines.original ?? [])]);
  return [...others, ...dates.filter(({ left }) => left < right)].flatMap(({ words }) => words);
}

/** False for the day that an earlier flag of the row has. */
function isNewFor({ reasons }: ReadRow): (reason: Reason) => boolean {
  const known = reasons.flatMap(({ kind, words }) => (kind === 'other-day-for-title' && words ? [words] : []));
  const days = known.map(dayInCell).flatMap((read) => (read.kind === 'day' ? [read.day] : []));
  return ({ day }) => !day || !days.includes(day);
}
