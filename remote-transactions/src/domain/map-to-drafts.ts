import type { CalendarDay } from '@keydate/domain/calendar-day';
import { isRowOfHour } from '@keydate/domain/computed-deadlines/row-titles';
import { dayInCell } from '@keydate/domain/day-in-cell';
import { alreadySelected, type ColumnChoice } from './column-choice';
import { answerCarriedOver, draftOfScan, type DateDraft } from './date-draft';
import type { ScannedTable } from './scanned-rows';

export type Mapping = { kind: 'drafts'; drafts: DateDraft[] } | { kind: 'refused'; message: string };

/**
 * The drafts of a scan, by the chosen columns. Refused if a column is missing or both are the same (spec § 2.7). A cell that
 * names no day gives a draft without one, as a row of an hour does, unless it leaves an earlier day unchanged, perhaps at another time. The draft has the
 * cell's text and the row's flags.
 */
export function mapToDrafts(table: ScannedTable, choice: ColumnChoice): Mapping {
  const { title, date } = choice;
  if (title === null || date === null)
    return { kind: 'refused', message: 'Please choose a column for the titles and one for the dates.' };
  if (title === date) return { kind: 'refused', message: alreadySelected('title') };
  const number = columnOf(table, /^(?:item|no\.?|nr\.?|#|number)\b/i, choice);
  const reference = columnOf(table, /^(?:reference|section|ref\.?|§)/i, choice);
  const drafts = table.rows.map(({ cells, flags, original, source }, position) => {
    const [name, words] = [cells[title] ?? '', cells[date] ?? ''];
    return draftOfScan(position, {
      number: cellAt(cells, number),
      title: name,
      description: cellAt(cells, reference),
      words,
      day: isRowOfHour(name) ? null : (dayNamed(words) ?? dayNamed(answerCarriedOver(flags))),
      flags,
      original,
      ...(source && { source }),
    });
  });
  return { kind: 'drafts', drafts };
}

function columnOf({ columns }: ScannedTable, pattern: RegExp, { title, date }: ColumnChoice): number | null {
  const found = columns.findIndex((name, at) => at !== title && at !== date && pattern.test(name));
  return found < 0 ? null : found;
}

function dayNamed(words: string): CalendarDay | null {
  const reading = dayInCell(words);
  return reading.kind === 'day' ? reading.day : null;
}

function cellAt(cells: readonly string[], position: number | null): string {
  return position === null ? '' : (cells[position] ?? '');
}
