import { reasonIf, withReasons } from '../row-flags';
import { namesDate } from '../table/names-date';
import type { GridPart, GridRow } from './grid-part';

/** A whole table of any form. A header that it lacks is blank. */
export interface GridTable {
  header: string[];
  rows: GridRow[];
  edges: number[];
  lastPage: number;
}

/** In widths of the table: columns of its next part begin no further apart than this. */
const SAME_COLUMN = 0.04;
/** In letters: longer texts are no names of columns. */
const LONGEST_NAME = 40;

/**
 * Adds a page's parts to the tables before it. The first continues the last table if it has the same columns on the next page; any does
 * if it repeats the table's header, as one next to it does.
 */
export function addGrids(tables: readonly GridTable[], page: number, parts: readonly GridPart[]): GridTable[] {
  const all = [...tables];
  for (const [index, part] of parts.entries()) {
    const last = all.at(-1);
    const isNext = index === 0 && last?.lastPage === page - 1;
    if (last && ((isNext && hasSameColumns(last, part)) || hasSameHeader(last, part)))
      all[all.length - 1] = continued(last, part, page);
    else all.push(begun(part, page));
  }
  return all;
}

function begun({ edges, rows }: GridPart, page: number): GridTable {
  // a text alone above the header is the table's own title
  const begin = rows.findIndex(({ cells }) => cells.filter(Boolean).length > 1);
  const [first, ...others] = rows.slice(Math.max(0, begin));
  const header = first && isHeader(first) ? first.cells : null;
  return { header: header ?? edges.slice(1).map(() => ''), rows: header ? others : rows, edges, lastPage: page };
}

/** A row may be broken over two pages: the rows at the joint are flagged if either lacks a cell that its column usually has. */
function continued(table: GridTable, part: GridPart, page: number): GridTable {
  const more = part.rows.filter(({ cells }) => cells.join() !== table.header.join());
  const [first, ...others] = more;
  const last = table.rows.at(-1);
  if (!first || !last) return { ...table, rows: [...table.rows, ...more], lastPage: page };
  const filled = table.header.map(
    (_, at) => 2 * table.rows.filter(({ cells }) => cells[at]).length > table.rows.length,
  );
  const lacks = ({ cells }: GridRow) => filled.some((isFilled, at) => isFilled && !cells[at]);
  const broken = reasonIf(lacks(first) || lacks(last), 'two-rows-in-one');
  const joint = [withReasons(last, broken), withReasons(first, broken)];
  return { ...table, rows: [...table.rows.slice(0, -1), ...joint, ...others], lastPage: page };
}

function hasSameHeader({ header }: GridTable, { rows }: GridPart): boolean {
  return header.some(Boolean) && rows.some(({ cells }) => cells.join() === header.join());
}

function hasSameColumns({ edges }: GridTable, part: GridPart): boolean {
  const width = Math.max(...edges.filter(Number.isFinite)) - (edges[0] ?? 0);
  return (
    edges.length === part.edges.length &&
    edges.every((edge, at) => edge === part.edges[at] || Math.abs(edge - (part.edges[at] ?? 0)) < SAME_COLUMN * width)
  );
}

function isHeader({ cells }: GridRow): boolean {
  const names = cells.filter((cell) => cell !== '');
  return names.length > 1 && names.every((name) => name.length <= LONGEST_NAME && !/\d/.test(name) && !namesDate(name));
}
