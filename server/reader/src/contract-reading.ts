import type { ScanDoubt, ScanExtent } from '@keydate/contracts/scans';

/**
 * What a reading says about itself: how many rows it has, how many of them name a day, how many need a person's review, and
 * what it left out or may have missed. Rows of other tables in the same file, such as an earlier offer's, are counted only
 * where they have a day for a title that the table lacks.
 */
export interface ReadingSummary extends ScanExtent {
  rows: number;
  withDay: number;
  needLook: number;
}

/** The table of dates of one contract. */
export interface ContractReading {
  /** spec § 3: the header row, then item number, reference, title, date, each in the cell's own words. */
  rows: string[][];
  summary: ReadingSummary;
  /** Why rows are flagged for review. The wire calls these doubts. */
  doubts: ScanDoubt[];
}
