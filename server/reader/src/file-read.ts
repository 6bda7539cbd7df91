import type { PageLeftOut } from '@keydate/contracts/scans';
import type { GridTable } from './grid/grid-table';
import type { TableCollection } from './judging/collect-tables';
import type { DatedSentence } from './sentences/dated-sentences';

/** The findings in a file that has no table of a known form: tables of any other form, and dates in sentences. */
export interface OtherForms {
  grids: GridTable[];
  /** Drawn tables that say when something is due, with days or counts of days; the boxes of forms are words of their cells. */
  terms: GridTable[];
  sentences: DatedSentence[];
}

/** The findings on the pages of a contract. */
export interface FileRead extends TableCollection {
  pagesLeftOut: PageLeftOut[];
  otherForms: OtherForms;
}

/** The findings on all pages of a file. */
export interface WholeFile extends FileRead {
  /** If another contract begins in it: the findings before that one, those from it on, and its first page. */
  contracts?: { first: FileRead; others: FileRead; nextContract: number };
}
