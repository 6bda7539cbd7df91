import { isSameTitle } from '../cells/same-title';
import type { ReadRow } from '../table/contract-row';
import { lastNumberOf } from '../table/table-part';
import type { DatesTable } from './collect-tables';

/** The second of two parts begins with a number at most this much above the last of the first. */
const LARGEST_STEP = 3;

/**
 * Joins tables that are parts of one, in the order of their item numbers: the pages of a file, or the sheets in a
 * photograph, may be in the wrong order. A counter-proposal repeats numbers and titles, and stays separate.
 */
export function joinByNumbers(tables: readonly DatesTable[]): DatesTable[] {
  for (const [place, later] of tables.entries()) {
    const first = tables.slice(place + 1).find((one) => isContinuedBy(one, later));
    if (!first) continue;
    const rest = tables.map((one) => (one === first ? joined(first, later) : one)).filter((one) => one !== later);
    return joinByNumbers(rest);
  }
  return [...tables];
}

function isContinuedBy(before: DatesTable, after: DatesTable): boolean {
  if (!before.isNumbered || !after.isNumbered) return false;
  const step = firstNumberOf(after.rows) - lastNumberOf(before.rows);
  return (
    firstNumberOf(before.rows) > 0 &&
    lastNumberOf(before.rows) > 0 &&
    step >= 1 &&
    step <= LARGEST_STEP &&
    !after.rows.some((row) => before.rows.some((other) => isSameTitle(other, row)))
  );
}

function joined(before: DatesTable, after: DatesTable): DatesTable {
  return {
    ...before,
    rows: [...before.rows, ...after.rows],
    firstPage: Math.min(before.firstPage, after.firstPage),
    lastPage: Math.max(before.lastPage, after.lastPage),
  };
}

function firstNumberOf(rows: readonly ReadRow[]): number {
  return rows.find(({ number }) => number > 0)?.number ?? 0;
}
