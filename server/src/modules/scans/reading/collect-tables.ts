import { lastNumberOf, type ReadRow } from './table/read-rows';
import type { OpenTable, TablePart } from './table/read-tables';

export type DatesTable = Pick<TablePart, 'heading' | 'rows' | 'isNumbered'>;

/** Gathers the parts of tables, page by page, into whole tables. */
export interface TableCollection {
  tables: DatesTable[];
  /** The table that the next page may go on with. */
  open: OpenTable | null;
}

export function emptyCollection(): TableCollection {
  return { tables: [], open: null };
}

/**
 * Adds a page's parts. A part whose numbers go on from the last table belongs to it; one that begins again is another
 * table, as in a counter-proposal, and is kept apart. A page without a part ends the table before it, unless the very
 * next number follows: then a page of it was not seen as one, and the joint is doubted.
 */
export function addPage({ tables, open }: TableCollection, parts: readonly TablePart[], pageWidth: number): TableCollection {
  const all = [...tables];
  let last = open;
  for (const part of parts) {
    const first = part.rows.find(({ number }) => number > 0)?.number ?? 0;
    const table = all.at(-1);
    if (table && last && goesOn(last, first)) all[all.length - 1] = joined(table, part.rows);
    else if (table && !last && part.isNumbered && first === lastNumberOf(table.rows) + 1) all[all.length - 1] = joined(table, doubted(part.rows));
    else if (part.rows.length > 0) all.push({ heading: part.heading, rows: part.rows, isNumbered: part.isNumbered });
    last = { part, pageWidth, lastNumber: lastNumberOf(part.rows) };
  }
  return { tables: all, open: parts.length > 0 ? last : null };
}

/** Whether a part whose first number is `first` goes on with the open table: its numbers rise (0 where only a header was seen). */
function goesOn({ lastNumber }: OpenTable, first: number): boolean {
  return lastNumber > 0 && first > lastNumber;
}

function joined(table: DatesTable, rows: readonly ReadRow[]): DatesTable {
  return { ...table, rows: [...table.rows, ...rows] };
}

function doubted([first, ...others]: readonly ReadRow[]): ReadRow[] {
  return first ? [{ ...first, isTitleDisputed: true }, ...others] : [];
}
