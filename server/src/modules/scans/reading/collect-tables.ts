import { dayInCell } from '@keydate/domain/day-in-cell';
import { lastNumberOf, type ReadRow } from './table/read-rows';
import type { OpenTable, TablePart } from './table/read-tables';

export type DatesTable = Pick<TablePart, 'heading' | 'rows' | 'isNumbered'>;

/** Gathers the parts of tables, page by page, into whole tables. */
export interface TableCollection {
  tables: DatesTable[];
  /** The table that the next page may go on with. */
  open: OpenTable | null;
}

/** A table with at least this share of the rows of the fullest is as full: a row or two may not have been read. */
const AS_FULL = 0.9;

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
    const first = part.rows.find(({ number }) => number > 0)?.number ?? 0;
    const lastNumber = lastNumberOf(part.rows);
    const table = all.at(-1);
    if (table && last && goesOn(last, first)) all[all.length - 1] = { ...table, rows: [...table.rows, ...part.rows] };
    else if (part.rows.length > 0) all.push({ heading: part.heading, rows: part.rows, isNumbered: part.isNumbered });
    last = { part, pageWidth, lastNumber };
  }
  return { tables: all, open: parts.length > 0 ? last : null };
}

/** Whether a part whose first number is `first` goes on with the open table: its numbers rise (0 where only a header was seen). */
function goesOn({ lastNumber }: OpenTable, first: number): boolean {
  return lastNumber > 0 && first > lastNumber;
}

/**
 * The table that counts, of several: the fullest; of equally full ones the last, for a counter-proposal stands after what
 * it changes. Where a later, shorter table gives another day for one of its rows, that row can be read in two ways.
 */
export function mainTable(tables: readonly DatesTable[]): DatesTable | undefined {
  const most = Math.max(...tables.map(({ rows }) => rows.length));
  const place = tables.findLastIndex(({ rows }) => rows.length >= AS_FULL * most);
  const main = tables[place];
  const later = tables.slice(place + 1).flatMap(({ rows }) => rows);
  return main && { ...main, rows: main.rows.map((row) => (later.some((other) => contradicts(other, row)) ? { ...row, isDateDisputed: true } : row)) };
}

function contradicts({ cells: later }: ReadRow, { cells }: ReadRow): boolean {
  const [day, before] = [dayInCell(later.date), dayInCell(cells.date)];
  const isSameDay = day.kind === 'day' ? before.kind === 'day' && before.day === day.day : plain(later.date) === plain(cells.date);
  return plain(later.title) === plain(cells.title) && plain(later.date) !== '' && !isSameDay;
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\d]/gu, '');
}
