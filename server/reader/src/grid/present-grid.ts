import type { ScanExtent } from '@keydate/contracts/scans';
import { dayInCell, needsLook } from '@keydate/domain/day-in-cell';
import type { ContractReading } from '../contract-reading';
import type { PageText } from '../mentions/other-mentions';
import { placeOfWords, presentPlaces } from '../sources/find-places';
import { COLUMNS } from '../table/columns';
import { namesDate } from '../table/names-date';
import type { GridTable } from './grid-table';
import { certainColumns } from './place-columns';

/** The table with the most dates; undefined if there is none. */
export function fullestGrid(tables: readonly GridTable[]): GridTable | undefined {
  return tables.reduce<GridTable | undefined>(
    (best, table) => (!best || datesIn(table) > datesIn(best) ? table : best),
    undefined,
  );
}

/**
 * A table of any form on the wire (spec § 3): a column of certain meaning is in its place among the first four, which are blank
 * otherwise; all others follow under their own names.
 */
export function presentGrid(table: GridTable, pages: readonly PageText[], extent: ScanExtent): ContractReading {
  const certain = certainColumns(table);
  const others = table.header.map((_, at) => at).filter((at) => !Object.values(certain).includes(at));
  const places = [...COLUMNS.map((name) => certain[name]), ...others];
  const inOrder = (cells: readonly string[]) => places.map((at) => (at === undefined ? '' : (cells[at] ?? '')));
  const names = table.header.map((name, at) => name || `Column ${at + 1}`);
  const dates = (cells: readonly string[]) => cells.filter(namesDate);
  return {
    rows: [inOrder(names), ...table.rows.map(({ cells }) => inOrder(cells))],
    summary: {
      rows: table.rows.length,
      withDay: table.rows.filter(({ cells }) => dates(cells).some((cell) => dayInCell(cell).kind === 'day')).length,
      needLook: table.rows.filter(
        ({ cells, reasons }) => reasons.length > 0 || dates(cells).some((cell) => needsLook(dayInCell(cell))),
      ).length,
      ...extent,
    },
    doubts: table.rows.flatMap(({ reasons }, index) => reasons.map((reason) => ({ row: index + 1, ...reason }))),
    proposals: [],
    ...presentPlaces(table.rows.map(({ words }) => ({ place: placeOfWords(words, pages) }))),
  };
}

export function datesIn({ rows }: GridTable): number {
  return rows.filter(({ cells }) => cells.some(namesDate)).length;
}
