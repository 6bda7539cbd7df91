import type { ScannedRow, ScannedTable } from './scanned-rows';

/** The mapping step shows this many rows under each column. */
const SAMPLES = 4;

/** Rows that show what stands in the columns: the fullest ones, in the table's order. */
export function sampleRows({ rows }: ScannedTable): ScannedRow[] {
  const fullest = [...rows].sort((a, b) => filled(b) - filled(a)).slice(0, SAMPLES);
  return rows.filter((row) => fullest.includes(row));
}

function filled({ cells }: ScannedRow): number {
  return cells.filter((cell) => cell !== '').length;
}
