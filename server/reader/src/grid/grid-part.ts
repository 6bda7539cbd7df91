import type { Word } from '../page-layout';
import type { Reason } from '../row-flags';

/** A row of a table of any form: the text of each cell, and why a person should check it. */
export interface GridRow {
  cells: string[];
  words: readonly Word[];
  reasons: readonly Reason[];
}

/** The part of a table of any form that is on one page. */
export interface GridPart {
  /** The edges of its columns, from left to right: one more than it has columns. */
  edges: number[];
  rows: GridRow[];
}
