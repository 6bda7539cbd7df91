import { dayInCell } from '@keydate/domain/day-in-cell';
import { isSure, isTyped, TYPED } from '../words/confidence';
import { boxAround, type PageLayout, type Word } from '../page-layout';
import { reasonIf, type Reason } from '../row-flags';
import { byColumn, COLUMNS, type ColumnName } from './columns';
import type { TableRow } from './table-row';
import { isStruckOut } from './is-struck-out';
import { namesDate } from './names-date';
import { readItemNumber } from './number-rows';
import type { UnnumberedRow } from './contract-row';
import { textOf, type TextLine } from '../words/text-lines';
import { looksComplete } from './titles';
import { tidyCell } from '../words/tidy-cell';

/**
 * A row in its words. If some words of a typed date cell are struck out, the others count: it is known which line goes
 * through which word.
 */
export function readRow(found: TableRow, rulings: PageLayout['rulings']): UnnumberedRow {
  const struck = struckDates(found, rulings);
  const row = struck.length > 0 ? withoutWords(found, struck) : found;
  const worst = (name: ColumnName) => Math.min(TYPED, ...wordsOf(row, name).map((word) => word.confidence));
  const { title, date } = row.cells;
  return {
    at: row.at,
    cells: byColumn((name) => tidyCell(row.cells[name])),
    confidence: { title: worst('title'), date: worst('date') },
    lines: { title, date, ...(row.original && { original: row.original }) },
    ...(row.original?.length && { original: tidyCell(row.original) }),
    reasons: [...reasonIf(struck.length > 0, 'struck-out', textOf({ words: struck })), ...reasonsFor(row, rulings)],
    item: {
      value: row.cells.item.map(numberIn).find((value) => value !== null) ?? null,
      isSure: isSure(worst('item')),
    },
    isTyped: COLUMNS.every((name) => isTyped(worst(name))),
  };
}

/** The struck-out words of a typed date cell that has others, too. */
function struckDates(row: TableRow, rulings: PageLayout['rulings']): Word[] {
  const words = wordsOf(row, 'date');
  const struck = words.filter((word) => isTyped(word.confidence) && isStruckOut(word, rulings));
  const isAnswered = words.some((word) => !struck.includes(word) && /[\p{L}\d]/u.test(word.text));
  return isAnswered ? struck : [];
}

function withoutWords(row: TableRow, dropped: readonly Word[]): TableRow {
  const date = row.cells.date.flatMap((line) => {
    const words = line.words.filter((word) => !dropped.includes(word));
    return words.length > 0 ? [{ ...boxAround(words), words }] : [];
  });
  return { ...row, cells: { ...row.cells, date } };
}

/**
 * A typed number with a dot inside is a section's, such as that of the paragraph below the table ("4.1."); a
 * recognized one may have a speck.
 */
function numberIn(line: TextLine): number | null {
  const isSection = line.words.every(({ confidence }) => isTyped(confidence)) && /\d\.\d/.test(textOf(line));
  return isSection ? null : readItemNumber(textOf(line));
}

function reasonsFor(row: TableRow, rulings: PageLayout['rulings']): Reason[] {
  const { title, date } = row.cells;
  const isTwo =
    title.filter((line) => looksComplete(textOf(line))).length > 1 ||
    date.filter((line) => namesDate(textOf(line))).length > 1;
  const words = [...wordsOf(row, 'title'), ...wordsOf(row, 'date')];
  return [
    ...reasonIf(row.isDateOutOfPlace || dayInCell(tidyCell(title)).kind === 'day', 'date-out-of-place'),
    ...reasonIf(isTwo, 'two-rows-in-one'),
    ...reasonIf(
      words.some((word) => isStruckOut(word, rulings)),
      'struck-out',
    ),
  ];
}

function wordsOf(row: TableRow, name: ColumnName): Word[] {
  return row.cells[name].flatMap((line) => line.words);
}
