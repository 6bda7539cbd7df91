import type { Column } from './find-columns';
import type { TableHeader } from './find-header';
import type { CellWords, ReadRow } from './contract-row';

/** The part of a table of dates that stands on one page. */
export interface TablePart {
  heading: CellWords;
  header: TableHeader;
  columns: Column[];
  rows: ReadRow[];
  /** Rows of another table, without a header of its own, that stands below in its columns. */
  aside: ReadRow[];
  /** Whether the contract numbers its rows: a form may lack that column. */
  isNumbered: boolean;
  /** The usual distance from one row to the next. */
  pitch: number;
  /** Where it ends on its page. */
  bottom: number;
}

/** A table that may go on, at the top of the next page or below a text. */
export interface OpenTable {
  part: TablePart;
  pageWidth: number;
  lastNumber: number;
  /** Whether something else has stood since: then its next row must be certain. */
  isInterrupted: boolean;
}

/** The last number that rows have; 0 where none has one. What begins anew behind them has lower ones. */
export function lastNumberOf(rows: readonly ReadRow[]): number {
  return Math.max(0, ...rows.map(({ number }) => number));
}
