import type { RowDoubt, ScanDoubt, ScanExtent } from '@keydate/contracts/scans';

/** A row of a scanned contract as the wire brought it: its cells' own words, in the table's order. */
export interface ScannedRow {
  cells: readonly string[];
  /** What the scan was not sure of. */
  doubts: readonly RowDoubt[];
}

/** A scan that can be mapped: the words over each column, and the rows beneath. */
export interface ScannedTable {
  columns: readonly string[];
  rows: readonly ScannedRow[];
  /** How far the scan looked and what it left out; null where it did not say. */
  extent: ScanExtent | null;
}

/** What the columns are called where the header is silent; spec § 3: item number, reference, title, date. */
const COLUMN_NAMES = ['Item number', 'Reference', 'Title', 'Date'];

/**
 * The rows of a scan reply. The first one is the header (spec § 3): it is dropped here and nowhere else, and names the
 * columns. Rows are made equally long, so that every column can be chosen in each of them, and take their doubts along.
 */
export function readScannedTable(
  reply: readonly (readonly string[])[],
  doubts: readonly ScanDoubt[] = [],
  extent: ScanExtent | null = null,
): ScannedTable {
  const [header = [], ...body] = reply;
  const width = Math.max(header.length, ...body.map((cells) => cells.length));
  return {
    columns: fill(width, (at) => [header[at]?.trim(), COLUMN_NAMES[at]].find(Boolean) ?? `Column ${at + 1}`),
    rows: body.map((cells, index) => ({
      cells: fill(width, (at) => cells[at]?.trim() ?? ''),
      doubts: doubts.filter(({ row }) => row === index + 1).map(({ row: _row, ...doubt }) => doubt),
    })),
    extent,
  };
}

function fill(width: number, cell: (at: number) => string): string[] {
  return Array.from({ length: width }, (_, at) => cell(at));
}
