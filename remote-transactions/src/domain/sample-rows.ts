import type { ScannedRow, ScannedTable } from './scanned-rows';

/** The columns step shows this many rows under each column. */
const SAMPLE_SIZE = 4;

/** Rows that show what the columns contain: the fullest ones, in the table's order. */
export function sampleRows({ rows }: ScannedTable): ScannedRow[] {
  const fullest = [...rows].sort((a, b) => filledCells(b) - filledCells(a)).slice(0, SAMPLE_SIZE);
  return rows.filter((row) => fullest.includes(row));
}

function filledCells({ cells }: ScannedRow): number {
  return cells.filter((cell) => cell !== '').length;
}
