import type { CalendarDay } from '@keydate/domain/calendar-day';
import { dayInCell } from '@keydate/domain/day-in-cell';
import type { ContractReading } from './contract-reading';
import { runningText } from './facts/running-text';
import type { FileRead, OtherForms } from './file-read';
import { findGrids, findTerms } from './grid/find-grids';
import { addGrids, type GridTable } from './grid/grid-table';
import { datesIn, fullestGrid, presentGrid } from './grid/present-grid';
import { certainColumns } from './grid/place-columns';
import { otherMentions, type KnownRow, type PageText } from './mentions/other-mentions';
import type { PageLayout, Word } from './page-layout';
import { flagRows, reasonIf, type Reason } from './row-flags';
import { datedSentences } from './sentences/dated-sentences';
import { periodSentences } from './sentences/period-sentences';
import { presentSentences } from './sentences/present-sentences';
import { namesDate } from './table/names-date';
import { lettersOf } from './words/letters';

export const NO_OTHER_FORMS: OtherForms = { grids: [], terms: [], sentences: [] };

/** A smaller table may be that of the signatures: then the sentences count too. */
const FEWEST_DATES = 2;
/** A letter may count days once; a contract does so more often. */
const FEWEST_PERIODS = 2;

export function addOtherForms(
  { grids, terms, sentences }: OtherForms,
  page: number,
  layout: PageLayout,
  boxes: readonly Word[],
): OtherForms {
  return {
    grids: addGrids(grids, page, findGrids(layout)),
    terms: addGrids(terms, page, findTerms({ ...layout, words: [...layout.words, ...boxes] })),
    sentences: [...sentences, ...datedSentences(layout)],
  };
}

/** The reading of the fullest table, or else of the sentences; undefined if the file names no date. */
export function readOtherForms({
  otherForms: { grids, sentences },
  texts,
  pagesLeftOut,
  unreadPages,
}: FileRead): ContractReading | undefined {
  const table = fullestGrid(grids);
  const extent = { form: 'unknown' as const, otherTables: 0, unreadPages, missingNumbers: [], pagesLeftOut };
  if (table && datesIn(table) >= FEWEST_DATES) {
    const days = new Set(table.rows.flatMap(({ cells }) => cells.map(dayNamed)));
    const others = grids.filter((grid) => grid !== table).flatMap(({ rows }) => rows.flatMap(({ cells }) => cells));
    const isElsewhere = [...sentences.map(({ date }) => date), ...others.filter(namesDate)].some(
      (words) => !days.has(dayNamed(words)),
    );
    return presentGrid(compared(table, texts), texts, {
      ...extent,
      otherTables: grids.length - 1,
      gaps: isElsewhere ? ['dates-elsewhere'] : [],
    });
  }
  const periods = periodSentences(runningText(texts));
  const found = [...sentences, ...(periods.length >= FEWEST_PERIODS ? periods : [])];
  return found.length > 0 ? presentSentences(found, texts, { ...extent, gaps: ['no-table'] }) : undefined;
}

/** Flags the rows whose titles are near another day elsewhere in the file, if the column of titles is certain. */
function compared(table: GridTable, texts: readonly PageText[]): GridTable {
  const { title, item, reference } = certainColumns(table);
  const cellAt = (cells: readonly string[], at: number | undefined) => (at === undefined ? '' : (cells[at] ?? ''));
  const known = table.rows.map(({ cells }) => ({
    title: cellAt(cells, title),
    number: cellAt(cells, item),
    reference: cellAt(cells, reference),
    days: cells.map(dayNamed).filter((day) => day !== null),
  }));
  const reasons = otherMentions(known, texts, new Set(table.rows.flatMap(({ words }) => words)));
  return {
    ...table,
    rows: flagRows(table.rows, (_, index) => [...(reasons[index] ?? []), ...rivalOf(known[index], known)]),
  };
}

/** Says if another row has the same title and another day: an amendment may have been read as part of the table. */
function rivalOf(row: KnownRow | undefined, rows: readonly KnownRow[]): Reason[] {
  const others = rows.filter(({ title }) => row && row.title !== '' && lettersOf(title) === lettersOf(row.title));
  const day = others.flatMap(({ days }) => days).find((one) => row && row.days.length > 0 && !row.days.includes(one));
  return reasonIf(day !== undefined, 'other-day-for-title', day?.replaceAll('-', '/'));
}

function dayNamed(words: string): CalendarDay | null {
  const reading = dayInCell(words);
  return reading.kind === 'day' ? reading.day : null;
}
