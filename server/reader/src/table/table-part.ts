import type { Column } from './find-columns';
import type { TableHeader } from './find-header';
import type { CellWords } from './columns';
import type { ReadRow } from './contract-row';

/** The part of a table of dates that is on one page. */
export interface TablePart {
  heading: CellWords;
  header: TableHeader;
  columns: Column[];
  rows: ReadRow[];
  /** Rows of another table, without a header of its own, below in its columns. */
  aside: ReadRow[];
  /** True if the rows of the table are numbered: some forms have no column of numbers. */
  isNumbered: boolean;
  /** The usual distance from one row to the next. */
  pitch: number;
  /** The height at which it ends on its page. */
  bottom: number;
}

/** A table that may continue, at the top of the next page or below a text. */
export interface OpenTable {
  part: TablePart;
  pageWidth: number;
  lastNumber: number;
  /** True if other text has followed it since: then its next row must be certain. */
  isInterrupted: boolean;
}

/** The last number of the rows; 0 if none has one. Numbers that start over after it are lower. */
export function lastNumberOf(rows: readonly ReadRow[]): number {
  return Math.max(0, ...rows.map(({ number }) => number));
}
