import type { RowDoubt, ScanDoubtKind, ScanExtent } from '@keydate/contracts/scans';
import { dayInCell, needsLook } from '@keydate/domain/day-in-cell';
import type { ContractReading } from '../contract-reading';
import type { DatesTable } from './collect-tables';
import { isHardToRead } from '../words/confidence';
import { dayOf } from '../cells/date-of';
import { doubtsOf, hasDoubt } from '../row-flags';
import type { ReadRow } from '../table/contract-row';

/** Each says more of a date than that it was hard to read. */
const TELL_OF_ITS_DATE: readonly ScanDoubtKind[] = ['date-read-in-two-ways', 'date-mended', 'answer-mended'];

/** A table as the wire has it (spec § 3), with what the scan tells of itself. */
export function presentReading(table: DatesTable, extent: ScanExtent): ContractReading {
  const tell = (row: ReadRow) => doubtsAbout(row, table.isNumbered);
  const itemOf = ({ number }: ReadRow) => (table.isNumbered && number > 0 ? String(number) : '');
  const doubts = table.rows.flatMap((row, index) => tell(row).map((doubt) => ({ row: index + 1, ...doubt })));
  const toLookAt = table.rows.filter(
    (row) => row.cells.title === '' || tell(row).length > 0 || needsLook(dayInCell(row.cells.date)),
  );
  const days = table.rows.filter((row) => dayOf(row).kind === 'day');
  return {
    rows: [
      Object.values(inOrder(table.heading)),
      ...table.rows.map((row) => Object.values(inOrder({ ...row.cells, item: itemOf(row) }))),
    ],
    summary: { rows: table.rows.length, withDay: days.length, needLook: toLookAt.length, ...extent },
    doubts,
  };
}

function inOrder({ item, reference, title, date }: DatesTable['heading']): DatesTable['heading'] {
  return { item, reference, title, date };
}

/** What a row's number and its confidence tell, then what was found. One reason is enough for each of its cells. */
function doubtsAbout(row: ReadRow, isNumbered: boolean): RowDoubt[] {
  const { number, confidence, doubts } = row;
  const told = doubtsOf([
    ['number-not-found', isNumbered && number === 0],
    [
      'title-hard-to-read',
      isHardToRead(confidence.title) && !hasDoubt(row, 'title-mended') && !hasDoubt(row, 'title-hard-to-read'),
    ],
    ['date-hard-to-read', isHardToRead(confidence.date) && !TELL_OF_ITS_DATE.some((kind) => hasDoubt(row, kind))],
  ]);
  return [...told, ...doubts];
}
