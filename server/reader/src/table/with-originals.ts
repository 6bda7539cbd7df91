import type { PageLayout } from '../page-layout';
import type { Column } from './find-columns';
import { findRows } from './find-rows';
import { pitchOf, type Band, type TableRow } from './table-row';

/** In distances between rows: rows nearer than this, found by either column of dates, are one row. */
const SAME_ROW = 0.5;

/**
 * The rows of a band, each with its words from the column of original dates, if the form has one. Rows are found by
 * either column: a row whose new date is blank may have only its original date.
 */
export function findRowsWithOriginals(page: PageLayout, columns: readonly Column[], band: Band): TableRow[] {
  const rows = findRows(page, columns, band);
  if (!columns.some(({ name }) => name === 'original')) return rows;
  const before = findRows(page, columns.map(asDates), band);
  const reach = SAME_ROW * (pitchOf(before) || Infinity);
  const added: TableRow[] = [];
  for (const { at, cells, ...row } of before) {
    const own = rows.find((other) => Math.abs(other.at - at) < reach);
    if (own) own.original = cells.date;
    else if (cells.date.length > 0) added.push({ ...row, at, cells: { ...cells, date: [] }, original: cells.date });
  }
  return [...rows, ...added].sort((a, b) => a.at - b.at);
}

function asDates(column: Column): Column {
  if (column.name === 'original') return { ...column, name: 'date' };
  return column.name === 'date' ? { ...column, name: 'original' } : column;
}
