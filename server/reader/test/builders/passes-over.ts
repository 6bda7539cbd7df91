import type { DatesTable } from '../../src/judging/collect-tables';
import type { ReadRow } from '../../src/table/contract-row';

/** A row whose date was recognized so, and the readings of all passes if there were several. */
export function aRow(date: string, datePasses?: readonly string[], sureness = 96): ReadRow {
  const cells = { item: '1', reference: '§ 3', title: 'Closing Date', date };
  const confidence = { title: 95, date: sureness };
  return {
    number: 1,
    cells,
    confidence,
    lines: { title: [], date: [] },
    reasons: [],
    ...(datePasses && { datePasses }),
  };
}

export function tableOf(rows: ReadRow[]): DatesTable {
  return {
    heading: { item: 'Item No.', reference: 'Reference', title: 'Event', date: 'Date or Deadline' },
    isNumbered: true,
    rows,
    firstPage: 1,
    lastPage: 1,
  };
}

interface Cell {
  /** The present words of the cell; by default those of the first pass. */
  was?: string;
  among?: readonly string[];
  confidence?: number;
}

/** The cell after `suggest`, from the readings of several passes; it is among rows that were surely read. */
export function cellAfter(
  suggest: (table: DatesTable) => DatesTable,
  datePasses: readonly string[],
  { was = datePasses[0] ?? '', among = [], confidence = 40 }: Cell,
) {
  const row = suggest(tableOf([...among.map((date) => aRow(date)), aRow(was, datePasses, confidence)])).rows.at(-1)!;
  return { date: row.cells.date, reasons: row.reasons };
}
