import type { ItemNumbers, ScanExtent } from '@keydate/contracts/scans';
import type { DatesTable } from './collect-tables';
import { findGaps } from './find-gaps';

/** A table that leaves out numbers more often than once in this many rows does so on purpose, as an amendment does. */
const ROWS_PER_GAP = 4;

/**
 * The parts that a table may miss: pages next to its rows that could hardly be read, and item numbers that no row has.
 */
export function findMissing(
  table: DatesTable,
  unreadPages: readonly number[],
): Pick<ScanExtent, 'unreadPages' | 'missingNumbers' | 'gaps'> {
  const missingNumbers = missingNumbersOf(table);
  const mayHaveBegunBefore = !table.isNumbered || missingNumbers[0]?.first === 1;
  return {
    unreadPages: unreadPages.filter((page) => isBeside(page, table, unreadPages, mayHaveBegunBefore)),
    missingNumbers,
    gaps: findGaps(table),
  };
}

/** True if a page belongs to the table, or if only pages that could hardly be read lie between them. */
function isBeside(
  page: number,
  { firstPage, lastPage }: DatesTable,
  unreadPages: readonly number[],
  mayHaveBegunBefore: boolean,
): boolean {
  if (page < firstPage)
    return mayHaveBegunBefore && range(page, firstPage - 1).every((one) => unreadPages.includes(one));
  return page <= lastPage || range(lastPage + 1, page).every((one) => unreadPages.includes(one));
}

function missingNumbersOf({ rows, isNumbered }: DatesTable): ItemNumbers[] {
  const numbers = [...new Set(rows.map((row) => row.number).filter((number) => number > 0))].sort((a, b) => a - b);
  const gaps = numbers
    .map((number, index) => ({ first: (numbers[index - 1] ?? 0) + 1, last: number - 1 }))
    .filter(({ first, last }) => first <= last);
  return isNumbered && gaps.length * ROWS_PER_GAP <= numbers.length ? gaps : [];
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
