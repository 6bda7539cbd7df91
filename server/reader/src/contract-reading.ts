import type { ContractFacts, ScanDoubt, ScanExtent, ScanProposal, ScanSource } from '@keydate/contracts/scans';
import type { SheetRead } from './sources/row-place';

/**
 * The figures of a reading: how many rows it has, how many name a day, how many need a person's review, and what it left out
 * or may have missed. A row of another table in the same file, such as an earlier offer's, counts only if it has a day for a
 * title that the main table lacks.
 */
export interface ReadingSummary extends ScanExtent {
  rows: number;
  withDay: number;
  needLook: number;
}

/** The table of dates of one contract. */
export interface ContractReading {
  /** The header row, then one row per date: item number, reference, title and date, as the contract words them (spec § 3). */
  rows: string[][];
  summary: ReadingSummary;
  /** Why rows are flagged for review. The wire calls these doubts. */
  doubts: ScanDoubt[];
  /** The earlier answers of the rows, if the contract changes them. */
  proposals: ScanProposal[];
  /** The places of the rows in the file, and the sheets on which they are; absent from readings of an older reader. */
  sources?: ScanSource[];
  sheets?: SheetRead[];
  /** The other facts of the contract than its dates; absent from readings of an older reader. */
  facts?: ContractFacts;
}
