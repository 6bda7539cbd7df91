import { isHardToRead } from '../words/confidence';
import { hasReason } from '../row-flags';
import type { ReadRow } from '../table/contract-row';

/** True if a row's date was well read, and no pass over it made sense otherwise. */
export function isUndisputed(row: ReadRow): boolean {
  return !isHardToRead(row.confidence.date) && !hasReason(row, 'date-read-in-two-ways');
}
