import type { Reason } from '../row-flags';
import type { TextLine } from '../words/text-lines';
import type { ColumnName } from './find-header';
import type { ReadNumber } from './number-rows';

export type CellWords = Record<ColumnName, string>;

/** A row as it was read, its number 0 where none could be told; `confidence` is that of the worst word of its title and date (100 for typed pages). */
export interface ReadRow {
  number: number;
  cells: CellWords;
  confidence: { title: number; date: number };
  /** What title and date were read from, line by line. */
  lines: { title: TextLine[]; date: TextLine[] };
  /** What it said before: in a column of original dates, or in the table that this one answers. */
  original?: string;
  /** How each pass saw its date, where there were several. */
  datePasses?: readonly string[];
  /** Why a person should check it, besides what its words and its confidence say. */
  reasons: readonly Reason[];
}

/** A row before it is known which of the table's it is; `at` is where it stands on its page. */
export type UnnumberedRow = Omit<ReadRow, 'number'> & { at: number; item: ReadNumber; isTyped: boolean };

export function cellsFrom(read: (name: ColumnName) => string): CellWords {
  return { item: read('item'), reference: read('reference'), title: read('title'), date: read('date') };
}
