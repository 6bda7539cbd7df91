import type { RowDoubt, ScanDoubt, ScanExtent, ScanProposal } from '@keydate/contracts/scans';

/** A row of a scanned contract: the text of its cells, in the table's order. */
export interface ScannedRow {
  cells: readonly string[];
  /** The points of which the scan was unsure. */
  flags: readonly RowDoubt[];
  /** The cell's words before a counter-proposal or an amendment changed or confirmed them; '' for other rows. */
  original: string;
}

/** A scanned table: the column names and the rows. */
export interface ScannedTable {
  columns: readonly string[];
  rows: readonly ScannedRow[];
  /** The parts that the scan left out or may have missed; null if the server did not say. */
  extent: ScanExtent | null;
}

/** The names of columns without a header; spec § 3: item number, reference, title, date. */
const COLUMN_NAMES = ['Item number', 'Reference', 'Title', 'Date'];

/**
 * The table of a scan reply. Its first row is the header (spec § 3): it names the columns and is dropped here and nowhere else.
 * All rows get the same length, so that every column can be chosen. The reply numbers the rows of its flags from the header.
 */
export function readScannedTable(
  reply: readonly (readonly string[])[],
  flags: readonly ScanDoubt[] = [],
  extent: ScanExtent | null = null,
  proposals: readonly ScanProposal[] = [],
): ScannedTable {
  const [header = [], ...body] = reply;
  const width = Math.max(header.length, ...body.map((cells) => cells.length));
  return {
    columns: fill(width, (at) => [header[at]?.trim(), COLUMN_NAMES[at]].find(Boolean) ?? `Column ${at + 1}`),
    rows: body.map((cells, index) => ({
      cells: fill(width, (at) => cells[at]?.trim() ?? ''),
      original: proposals.find(({ row }) => row === index + 1)?.original ?? '',
      flags: flags.filter(({ row }) => row === index + 1).map(({ row: _row, ...flag }) => flag),
    })),
    extent,
  };
}

function fill(width: number, cell: (at: number) => string): string[] {
  return Array.from({ length: width }, (_, at) => cell(at));
}
