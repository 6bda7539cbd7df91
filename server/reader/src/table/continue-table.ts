import type { PageLayout } from '../page-layout';
import { findColumns, type Column } from './find-columns';
import { findContinuation } from './find-continuation';
import { findRowsWithOriginals } from './with-originals';
import type { OpenTable, TablePart } from './table-part';
import { readRows } from './read-rows';
import { tableEnd } from './table-end';

/**
 * Reads the rows of an open table that has no header between these heights of a page, on the next page or below a
 * text. The columns, or at least their names, have the same positions as before.
 */
export function continueTable(
  page: PageLayout,
  open: OpenTable,
  { from, to }: { from: number; to: number },
): TablePart | null {
  const { heading, header, isNumbered } = open.part;
  const scale = page.width / open.pageWidth;
  const words = page.words.filter((word) => word.top >= from && word.bottom <= to);
  const columns =
    open.lastNumber > 0
      ? open.part.columns.map((column) => scaled(column, scale))
      : findColumns(page, { ...header, top: 0, bottom: 0 });
  const found = findContinuation({ words, columns, width: page.width, scale }, open);
  if (found === null) return null;
  const top = Math.max(from, found);
  const bottom = tableEnd(page, columns, top, to);
  return {
    heading,
    header,
    isNumbered,
    columns,
    bottom,
    ...readRows(findRowsWithOriginals(page, columns, { top, bottom }), open, page.rulings),
  };
}

function scaled(column: Column, scale: number): Column {
  return { ...column, left: column.left * scale, right: column.right * scale };
}
