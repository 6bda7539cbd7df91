import { presentReading } from './present-reading';
import type { ReadRow } from '../table/contract-row';

const HEADING = { item: 'Item No.', reference: 'Reference', title: 'Event', date: 'Date or Deadline' };

function aRow(
  number: number,
  date: string,
  confidence: Partial<ReadRow['confidence']> = {},
  reasons: ReadRow['reasons'] = [],
): ReadRow {
  const cells = { item: String(number), reference: '§ 3', title: 'Closing Date', date };
  return {
    number,
    cells,
    confidence: { title: 100, date: 100, ...confidence },
    lines: { title: [], date: [] },
    reasons,
  };
}

const EXTENT = { otherTables: 0, unreadPages: [], missingNumbers: [], gaps: [], pagesLeftOut: [] };
const aTable = (rows: ReadRow[], isNumbered = true) => ({
  heading: HEADING,
  isNumbered,
  rows,
  firstPage: 1,
  lastPage: 1,
});
const present = (rows: ReadRow[]) => presentReading(aTable(rows), EXTENT);

describe('what a reading tells of itself', () => {
  test('what was read well raises no doubt', () => {
    const { doubts, summary } = present([aRow(1, '6/15/2026'), aRow(2, 'N/A')]);
    expect(doubts).toEqual([]);
    expect(summary).toEqual({ rows: 2, withDay: 1, needLook: 0, ...EXTENT });
  });

  test('what was hard to read is told by row, the header being row 0', () => {
    const rows = [
      aRow(1, '6/15/2026'),
      aRow(2, '6/16/2026', { title: 41 }),
      aRow(3, '6/17/2026', { date: 41 }),
      aRow(0, '6/18/2026', {}, [{ kind: 'other-day-for-title', words: '6/20/2026' }]),
    ];
    expect(present(rows).doubts).toEqual([
      { row: 2, kind: 'title-hard-to-read' },
      { row: 3, kind: 'date-hard-to-read' },
      { row: 4, kind: 'number-not-found' },
      { row: 4, kind: 'other-day-for-title', words: '6/20/2026' },
    ]);
  });

  test('a row without a title needs a look, as its cell tells itself', () => {
    const row = aRow(1, '6/15/2026');
    expect(present([{ ...row, cells: { ...row.cells, title: '' } }])).toMatchObject({
      doubts: [],
      summary: { needLook: 1 },
    });
  });

  test('one reason is enough for a title and a date that were mended, and for a date that was read in two ways', () => {
    const rows = [
      aRow(3, '6/17/2026', { title: 41, date: 41 }, [
        { kind: 'title-hard-to-read' },
        { kind: 'date-mended', words: '6/1?/2026' },
      ]),
      aRow(1, 'N/A', { title: 0 }, [{ kind: 'title-mended', words: 'Ciosing Dale' }]),
      aRow(2, '6/15/2026', { date: 41 }, [{ kind: 'date-read-in-two-ways', words: '6/16/2026' }]),
    ];
    expect(present(rows).doubts.map(({ kind }) => kind)).toEqual([
      'title-hard-to-read',
      'date-mended',
      'title-mended',
      'date-read-in-two-ways',
    ]);
  });

  test('a row that leaves an earlier day as it was keeps its own words, and has a day', () => {
    const { rows, doubts, summary } = present([
      aRow(1, 'No Change', {}, [{ kind: 'day-of-earlier-table', words: '3/9/2031' }]),
    ]);
    expect(rows[1]?.[3]).toBe('No Change');
    expect(doubts).toEqual([{ row: 1, kind: 'day-of-earlier-table', words: '3/9/2031' }]);
    expect(summary).toMatchObject({ withDay: 1, needLook: 1 });
  });

  test('a row needs a look for its words or for how it was read, and counts once', () => {
    const rows = [
      aRow(1, '6/31/2026', { date: 41 }),
      aRow(2, '6/15/2026 Tuesday'),
      aRow(3, '6/16/2026', { title: 41 }),
      aRow(4, '6/17/2026'),
    ];
    expect(present(rows).summary).toEqual({ rows: 4, withDay: 3, needLook: 3, ...EXTENT });
  });

  test('a form that numbers no rows is given no numbers, and misses none', () => {
    const { rows, doubts } = presentReading(aTable([aRow(1, 'N/A'), aRow(0, 'N/A')], false), EXTENT);
    expect(rows.map(([item]) => item)).toEqual(['Item No.', '', '']);
    expect(doubts).toEqual([]);
  });
});
