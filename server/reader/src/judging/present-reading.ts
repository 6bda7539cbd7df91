import type { ScanDoubtKind, ScanExtent } from '@keydate/contracts/scans';
import { dayInCell, needsLook } from '@keydate/domain/day-in-cell';
import type { ContractReading } from '../contract-reading';
import type { DatesTable } from './collect-tables';
import { isHardToRead } from '../words/confidence';
import { dayOf } from '../cells/date-of';
import { hasReason, reasonIf, type Reason } from '../row-flags';
import { COLUMNS } from '../table/columns';
import { presentPlaces } from '../sources/find-places';
import type { ReadRow } from '../table/contract-row';

/** Each says more about its cell than that it was hard to read. */
const ABOUT_TITLE: readonly ScanDoubtKind[] = ['title-mended', 'title-hard-to-read'];
const ABOUT_DATE: readonly ScanDoubtKind[] = ['date-read-in-two-ways', 'date-mended'];

/** The table in its form on the wire (spec § 3), with the figures of the scan. */
export function presentReading(table: DatesTable, extent: ScanExtent): ContractReading {
  const reasons = (row: ReadRow) => reasonsFor(row, table.isNumbered);
  const itemOf = ({ number }: ReadRow) => (table.isNumbered && number > 0 ? String(number) : '');
  const doubts = table.rows.flatMap((row, index) => reasons(row).map((reason) => ({ row: index + 1, ...reason })));
  const toReview = table.rows.filter(
    (row) => row.cells.title === '' || reasons(row).length > 0 || needsLook(dayInCell(row.cells.date)),
  );
  const days = table.rows.filter((row) => dayOf(row).kind === 'day');
  return {
    rows: [inOrder(table.heading), ...table.rows.map((row) => inOrder({ ...row.cells, item: itemOf(row) }))],
    summary: { rows: table.rows.length, withDay: days.length, needLook: toReview.length, ...extent },
    doubts,
    proposals: table.rows.flatMap(({ original }, index) => (original ? [{ row: index + 1, original }] : [])),
    ...presentPlaces(table.rows),
  };
}

function inOrder(cells: DatesTable['heading']): string[] {
  return COLUMNS.map((name) => cells[name]);
}

/** Reasons from a row's number and confidence, then those found before. A low confidence adds nothing if its cell already has one. */
function reasonsFor(row: ReadRow, isNumbered: boolean): Reason[] {
  const { number, confidence, reasons } = row;
  return [
    ...reasonIf(isNumbered && number === 0, 'number-not-found'),
    ...reasonIf(isHardToRead(confidence.title) && !hasOneOf(row, ABOUT_TITLE), 'title-hard-to-read'),
    ...reasonIf(isHardToRead(confidence.date) && !hasOneOf(row, ABOUT_DATE), 'date-hard-to-read'),
    ...reasons,
  ];
}

function hasOneOf(row: ReadRow, kinds: readonly ScanDoubtKind[]): boolean {
  return kinds.some((kind) => hasReason(row, kind));
}
