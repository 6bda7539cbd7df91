import { tableOf } from '../../test/builders/passes-over';
import type { ReadRow } from '../table/contract-row';
import type { DatesTable } from './collect-tables';
import { joinByNumbers } from './join-by-numbers';

function aPart(numbers: readonly number[], page: number, name = 'Row'): DatesTable {
  const rows = numbers.map((number): ReadRow => ({
    number,
    cells: { item: String(number), reference: '§ 8', title: `${name} ${number} Deadline`, date: 'N/A' },
    confidence: { title: 100, date: 100 },
    lines: { title: [], date: [] },
    reasons: [],
  }));
  return { ...tableOf(rows), firstPage: page, lastPage: page };
}
const numbersOf = (tables: readonly DatesTable[]) =>
  joinByNumbers(tables).map(({ rows, firstPage, lastPage }) => [rows.map(({ number }) => number), firstPage, lastPage]);

describe('the parts of a table that lie in the wrong order', () => {
  test('are joined by their numbers, be there two or three', () => {
    expect(numbersOf([aPart([4, 5], 1), aPart([1, 2, 3], 2)])).toEqual([[[1, 2, 3, 4, 5], 1, 2]]);
    expect(numbersOf([aPart([5, 6], 1), aPart([3, 4], 2), aPart([1, 2], 3)])).toEqual([[[1, 2, 3, 4, 5, 6], 1, 3]]);
  });

  test('are none where a title stands in both, as in a counter-proposal', () => {
    const tables = [aPart([2, 3], 1, 'Same'), aPart([1], 2)];
    tables[1]!.rows[0]!.cells.title = 'Same 2 Deadline';
    expect(numbersOf(tables)).toEqual([
      [[2, 3], 1, 1],
      [[1], 2, 2],
    ]);
  });
});

describe('a part continues another with a number at most three higher', () => {
  test('just inside: 1 to 3 go on with 6', () =>
    expect(numbersOf([aPart([6, 7], 1), aPart([1, 2, 3], 2)])).toHaveLength(1));
  test('just outside: 1 to 3 do not go on with 7', () =>
    expect(numbersOf([aPart([7, 8], 1), aPart([1, 2, 3], 2)])).toHaveLength(2));
});
