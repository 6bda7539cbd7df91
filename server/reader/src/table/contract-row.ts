import type { Reason } from '../row-flags';
import type { RowPlace } from '../sources/row-place';
import type { TextLine } from '../words/text-lines';
import type { CellWords } from './columns';
import type { ReadNumber } from './number-rows';

/**
 * A row as it was read. Its number is 0 if nothing shows it; `confidence` is that of the worst word of its title and
 * date (100 for typed pages).
 */
export interface ReadRow {
  number: number;
  cells: CellWords;
  confidence: { title: number; date: number };
  /** The text of title and date, line by line, and that of its column of original dates. */
  lines: { title: TextLine[]; date: TextLine[]; original?: TextLine[] };
  /** The earlier answer: from a column of original dates, or from the table that this one changes. */
  original?: string;
  /** The readings of its date, if there were several passes. */
  datePasses?: readonly string[];
  /** Known once its page is read. */
  place?: RowPlace;
  /** Reasons to check it, in addition to its words and its confidence. */
  reasons: readonly Reason[];
}

/** A row before its number is known; `at` is its height on the page. */
export type UnnumberedRow = Omit<ReadRow, 'number'> & { at: number; item: ReadNumber; isTyped: boolean };
