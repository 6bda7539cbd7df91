import type { PageLeftOut } from '@keydate/contracts/scans';
import { dayInCell } from '@keydate/domain/day-in-cell';
import type { ContractReading } from './contract-reading';
import { findGrids } from './grid/find-grids';
import { addGrids, type GridTable } from './grid/grid-table';
import { datesIn, fullestGrid, presentGrid } from './grid/present-grid';
import type { PageLayout } from './page-layout';
import { datedSentences, type DatedSentence } from './sentences/dated-sentences';
import { presentSentences } from './sentences/present-sentences';

/** The findings in a file that has no table of a known form: tables of any other form, and dates in sentences. */
export interface OtherForms {
  grids: GridTable[];
  sentences: DatedSentence[];
}

export const NO_OTHER_FORMS: OtherForms = { grids: [], sentences: [] };

/** A smaller table may be that of the signatures: then the sentences count too. */
const FEWEST_DATES = 2;

export function addOtherForms({ grids, sentences }: OtherForms, page: number, layout: PageLayout): OtherForms {
  return {
    grids: addGrids(grids, page, findGrids(layout)),
    sentences: [...sentences, ...datedSentences(layout)],
  };
}

/** The reading of the fullest table, or else of the sentences; undefined if the file names no date. */
export function readOtherForms(
  { grids, sentences }: OtherForms,
  { pagesLeftOut, unreadPages }: { pagesLeftOut: PageLeftOut[]; unreadPages: number[] },
): ContractReading | undefined {
  const table = fullestGrid(grids);
  const extent = { otherTables: 0, unreadPages, missingNumbers: [], pagesLeftOut };
  if (table && datesIn(table) >= FEWEST_DATES) {
    const days = new Set(table.rows.flatMap(({ cells }) => cells.map(dayNamed)));
    const isElsewhere = sentences.some(({ date }) => !days.has(dayNamed(date)));
    return presentGrid(table, {
      ...extent,
      otherTables: grids.length - 1,
      gaps: isElsewhere ? ['dates-elsewhere'] : [],
    });
  }
  return sentences.length > 0 ? presentSentences(sentences, { ...extent, gaps: ['no-table'] }) : undefined;
}

function dayNamed(words: string): string | null {
  const reading = dayInCell(words);
  return reading.kind === 'day' ? reading.day : null;
}
