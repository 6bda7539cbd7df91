import type { DatesTable } from '../../src/judging/collect-tables';
import type { ReadRow } from '../../src/table/contract-row';

/** A row whose date was recognized so, and how each pass saw it where there were several. */
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
  /** What stands in the cell so far; else what the first pass saw. */
  was?: string;
  among?: readonly string[];
  confidence?: number;
}

/** What `suggest` makes of a cell that several passes saw so, among surely read others. */
export function cellAfter(
  suggest: (table: DatesTable) => DatesTable,
  datePasses: readonly string[],
  { was = datePasses[0] ?? '', among = [], confidence = 40 }: Cell,
) {
  const row = suggest(tableOf([...among.map((date) => aRow(date)), aRow(was, datePasses, confidence)])).rows.at(-1)!;
  return { date: row.cells.date, reasons: row.reasons };
}
