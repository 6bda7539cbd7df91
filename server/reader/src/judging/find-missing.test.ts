import { findMissing } from './find-missing';
import type { ReadRow } from '../table/contract-row';

function aTable(
  numbers: readonly number[],
  place: { isNumbered?: boolean; firstPage?: number; lastPage?: number } = {},
) {
  const rows = numbers.map((number): ReadRow => ({
    number,
    cells: { item: String(number), reference: '§ 8', title: 'Closing Date', date: '3/4/2031' },
    confidence: { title: 95, date: 95 },
    lines: { title: [], date: [] },
    reasons: [],
  }));
  return {
    heading: { item: 'Item No.', reference: 'Reference', title: 'Event', date: 'Date' },
    isNumbered: true,
    firstPage: 3,
    lastPage: 4,
    ...place,
    rows,
  };
}

const count = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

describe('the numbers that are missing of a table', () => {
  test.each<[string, number[], { first: number; last: number }[]]>([
    ['are none where it counts on', count(1, 12), []],
    ['are those between two parts', [...count(1, 12), ...count(25, 43)], [{ first: 13, last: 24 }]],
    ['are those before its first row', count(18, 43), [{ first: 1, last: 17 }]],
    ['may be a single one', [...count(1, 6), ...count(8, 12)], [{ first: 7, last: 7 }]],
    ['are not looked for where it leaves out numbers all the way, as an amendment does', [4, 5, 22, 23, 24, 39], []],
    ['are not those of rows whose own number was not found', [1, 2, 3, 0, 4, 5, 0], []],
    [
      'stand among rows of another table, set behind its own',
      [...count(20, 30), ...count(1, 8)],
      [{ first: 9, last: 19 }],
    ],
  ])('%s', (_what, numbers, missing) => {
    expect(findMissing(aTable(numbers), []).missingNumbers).toEqual(missing);
  });

  test('are not looked for in a form that numbers no rows', () => {
    expect(findMissing(aTable(count(18, 43), { isNumbered: false }), []).missingNumbers).toEqual([]);
  });
});

describe('the unread pages of a table on pages 3 and 4', () => {
  test.each<[string, number[], number[]]>([
    ['are those that hold its rows', [3], [3]],
    ['are those right behind it', [5, 6], [5, 6]],
    ['are not those behind another page', [6, 9], []],
    ['are not those before its row number 1', [1, 2], []],
  ])('%s', (_what, unread, pages) => {
    expect(findMissing(aTable(count(1, 12)), unread).unreadPages).toEqual(pages);
  });

  test.each([
    ['begins with a later number', { isNumbered: true }],
    ['has no numbers', { isNumbered: false }],
  ])('are those right before it where it %s', (_what, place) => {
    expect(findMissing(aTable(count(18, 43), place), [1, 2]).unreadPages).toEqual([1, 2]);
    expect(findMissing(aTable(count(18, 43), place), [1]).unreadPages).toEqual([]);
  });
});

describe('numbers are missing where a table leaves some out once in four rows at most', () => {
  test('just inside: once in four rows', () =>
    expect(findMissing(aTable([1, 2, 4, 5]), []).missingNumbers).toEqual([{ first: 3, last: 3 }]));
  test('just outside: once in three rows', () => expect(findMissing(aTable([1, 3, 4]), []).missingNumbers).toEqual([]));
});
