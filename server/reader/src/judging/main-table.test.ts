import type { ReadRow } from '../table/contract-row';
import { mainTable } from './main-table';

describe('a later table counts with nine tenths of the rows of the fullest', () => {
  const aTable = (length: number, firstPage: number) => {
    const rows = Array.from({ length }, (_, index): ReadRow => ({
      number: index + 1,
      cells: { item: String(index + 1), reference: '§ 8', title: `Deadline ${index + 1} Deadline`, date: 'N/A' },
      confidence: { title: 95, date: 95 },
      lines: { title: [], date: [] },
      reasons: [],
    }));
    const heading = { item: 'Item No.', reference: 'Reference', title: 'Event', date: 'Date' };
    return { heading, isNumbered: true, rows, firstPage, lastPage: firstPage };
  };
  const pageThatCounts = (rows: number) => mainTable([aTable(50, 1), aTable(rows, 2)])?.firstPage;

  test('just inside: the later table counts', () => expect(pageThatCounts(45)).toBe(2));
  test('just outside: the fullest counts', () => expect(pageThatCounts(44)).toBe(1));
});
