import { median } from '../page-layout';
import type { TextLine } from '../words/text-lines';
import type { ColumnName } from './columns';

export type LinesByColumn = Record<ColumnName, TextLine[]>;

/** A row of the table: the lines of text in each of its cells, top to bottom. */
export interface TableRow {
  at: number;
  cells: LinesByColumn;
  /** The text in its column of original dates, if the form has one. */
  original?: TextLine[];
  /** True if a date is outside the table, or so far from its row, or its title, that it may belong to another one. */
  isDateOutOfPlace: boolean;
}

export interface Band {
  top: number;
  bottom: number;
}

/** The usual distance from one row to the next; 0 if there are fewer than two. */
export function pitchOf(rows: readonly TableRow[]): number {
  return median(rows.slice(1).map((row, index) => row.at - (rows[index]?.at ?? 0)));
}
