import { presentReading } from './present-reading';
import type { ReadRow } from './table/read-rows';

const HEADING = { item: 'Item No.', reference: 'Reference', title: 'Event', date: 'Date or Deadline' };

function aRow(number: number, date: string, confidence: Partial<ReadRow['confidence']> = {}, isDateDisputed = false): ReadRow {
  const cells = { item: String(number), reference: '§ 3', title: 'Closing Date', date };
  return { number, cells, confidence: { title: 100, date: 100, ...confidence }, lines: { title: [], date: [] }, isDateDisputed, isTitleDisputed: false };
}

const EXTENT = { otherTables: 0, unreadPages: [], missingNumbers: [] };
const aTable = (rows: ReadRow[], isNumbered = true) => ({ heading: HEADING, isNumbered, rows, firstPage: 1, lastPage: 1 });
const present = (rows: ReadRow[]) => presentReading(aTable(rows), EXTENT);

describe('what a reading tells of itself', () => {
  test('what was read well raises no doubt', () => {
    const { doubts, summary } = present([aRow(1, '6/15/2026'), aRow(2, 'N/A')]);
    expect(doubts).toEqual([]);
    expect(summary).toEqual({ rows: 2, withDay: 1, needLook: 0, ...EXTENT });
  });

  test('what was hard to read is told by row, the header being row 0', () => {
    const rows = [aRow(1, '6/15/2026'), aRow(2, '6/16/2026', { title: 41 }), aRow(3, '6/17/2026', { date: 41 }), aRow(0, '6/18/2026', {}, true)];
    expect(present(rows).doubts).toEqual([
      { row: 2, kind: 'title-hard-to-read' },
      { row: 3, kind: 'date-hard-to-read' },
      { row: 4, kind: 'number-not-found' },
      { row: 4, kind: 'date-read-in-two-ways' },
    ]);
  });

  test('a title that was not read, or may not be whole, was hard to read', () => {
    const row = aRow(1, '6/15/2026');
    expect(present([{ ...row, cells: { ...row.cells, title: '' } }, { ...row, isTitleDisputed: true }]).doubts).toEqual([
      { row: 1, kind: 'title-hard-to-read' },
      { row: 2, kind: 'title-hard-to-read' },
    ]);
  });

  test('a row needs a look for its words or for how it was read, and counts once', () => {
    const rows = [aRow(1, '6/31/2026', { date: 41 }), aRow(2, '6/15/2026 Tuesday'), aRow(3, '6/16/2026', { title: 41 }), aRow(4, '6/17/2026')];
    expect(present(rows).summary).toEqual({ rows: 4, withDay: 3, needLook: 3, ...EXTENT });
  });

  test('a form that numbers no rows is given no numbers, and misses none', () => {
    const { rows, doubts } = presentReading(aTable([aRow(1, 'N/A'), aRow(0, 'N/A')], false), EXTENT);
    expect(rows.map(([item]) => item)).toEqual(['Item No.', '', '']);
    expect(doubts).toEqual([]);
  });
});
