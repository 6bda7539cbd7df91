import type { ReadRow } from '../../src/table/contract-row';
import type { OpenTable, TablePart } from '../../src/table/table-part';

/** The rows of all parts as [number, reference, title, date]. */
export const rowsOf = (parts: readonly TablePart[]) =>
  parts.flatMap((part) => part.rows.map(({ number, cells }) => [number, cells.reference, cells.title, cells.date]));

/** The reasons to check a row. */
export const reasonsOf = ({ reasons }: Pick<ReadRow, 'reasons'>) => reasons.map(({ kind }) => kind);

/** A part as the next page finds it. */
export function openAfter(part: TablePart | undefined): OpenTable {
  if (!part) throw new RangeError('no table was found');
  return { part, pageWidth: 612, lastNumber: part.rows.at(-1)?.number ?? 0, isInterrupted: false };
}
