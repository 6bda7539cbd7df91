import type { OpenTable, ReadRow, TablePart } from './table/read-tables';

export interface DatesTable {
  heading: TablePart['heading'];
  rows: ReadRow[];
}

/** Gathers the parts of tables, page by page, into whole tables. */
export interface TableCollection {
  tables: DatesTable[];
  /** The table that the next page may go on with. */
  open: OpenTable | null;
}

/** How many item numbers may be missing where one page goes on with the table of the page before. */
const LARGEST_STEP = 4;

export function emptyCollection(): TableCollection {
  return { tables: [], open: null };
}

/**
 * Adds a page's parts. A part whose numbers go on from the last table belongs to it; one that begins again is another
 * table, as in a counter-proposal, and is kept apart. A page without a part ends the table before it.
 */
export function addPage({ tables, open }: TableCollection, parts: readonly TablePart[], pageWidth: number): TableCollection {
  const all = [...tables];
  let last = open;
  for (const part of parts) {
    const first = part.rows[0]?.number ?? 0;
    const lastNumber = part.rows.at(-1)?.number ?? 0;
    const table = all.at(-1);
    if (table && last && goesOn(last.lastNumber, first)) all[all.length - 1] = { ...table, rows: [...table.rows, ...part.rows] };
    else if (part.rows.length > 0) all.push({ heading: part.heading, rows: part.rows });
    last = { part, pageWidth, lastNumber };
  }
  return { tables: all, open: parts.length > 0 ? last : null };
}

/** Whether a part whose first number is `first` goes on with a table whose last number was `last` (0 where only its header was seen). */
function goesOn(last: number, first: number): boolean {
  return last > 0 && first > last && first <= last + LARGEST_STEP;
}

/** The fullest table; of equally full ones the last, for a counter-proposal stands after what it changes. */
export function mainTable(tables: readonly DatesTable[]): DatesTable | undefined {
  return tables.reduce<DatesTable | undefined>((best, table) => (best && best.rows.length > table.rows.length ? best : table), undefined);
}
