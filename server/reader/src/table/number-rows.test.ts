import fc from 'fast-check';
import { numberRows, readItemNumber } from './number-rows';

const read = (isSure: boolean) => (value: number | null) => ({ value, isSure });
const numbered = (values: (number | null)[], previous = 0, isSure = false) =>
  numberRows(values.map(read(isSure)), previous);

describe('the number in an item cell', () => {
  test.each([
    ['1', 1],
    ['12.', 12],
    ['l2', 12],
    ['I', 1],
    ['3O', 30],
    ['[35', 35],
    ['|20', 20],
    ['I21', 21],
    ['120', 120],
    ['§', null],
    ['', null],
    ['3.1', 31],
    ['Title', null],
  ])('%s', (text, number) => {
    expect(readItemNumber(text)).toBe(number);
  });
});

describe('numbering rows', () => {
  test('what was misread or not read gets the number its neighbours leave it', () => {
    expect(numbered([1, null, 3, 44, 5, 1, 7], 0)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test('a number too near to the one above for the rows between was misread', () => {
    expect(numbered([1, null, 2, 4], 0)).toEqual([1, 2, 3, 4]);
  });

  test('goes on from the page before', () => {
    expect(numbered([null, 28, 2, 30], 26)).toEqual([27, 28, 29, 30]);
  });

  test('a row for which its neighbours leave no number has none', () => {
    expect(numbered([26, null, 27, 28], 25)).toEqual([26, 0, 27, 28]);
  });

  test('a row for which its neighbours leave several has none', () => {
    expect(numbered([1, null, 4, 5], 0)).toEqual([1, 0, 4, 5]);
    expect(numbered([26, null, 90, 28], 25)).toEqual([26, 0, 0, 28]);
  });

  test('a form may leave numbers out', () => {
    expect(numbered([1, 2, 4, 5], 0)).toEqual([1, 2, 4, 5]);
  });

  test('an amendment shows some rows only, with the numbers that they have in the contract', () => {
    expect(numbered([4, 22, 31, 39], 0, true)).toEqual([4, 22, 31, 39]);
    expect(numbered([1, 2, 3, 21, 22, 23], 0, true)).toEqual([1, 2, 3, 21, 22, 23]);
  });

  test('any one misread number is put right', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 4, max: 45 }),
        fc.nat(),
        fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 99 })),
        (count, place, wrong) => {
          const right = Array.from({ length: count }, (_, index) => index + 1);
          const read: (number | null)[] = [...right];
          read[place % count] = wrong;
          const result = numbered(read, 0);
          expect(result.filter((_, index) => index !== place % count)).toEqual(
            right.filter((_, index) => index !== place % count),
          );
        },
      ),
    );
  });

  test('numbers always rise', () => {
    fc.assert(
      fc.property(
        fc.array(fc.option(fc.integer({ min: 0, max: 60 }))),
        fc.integer({ min: 0, max: 50 }),
        fc.boolean(),
        (read, previous, isSure) => {
          const given = numbered(read, previous, isSure).filter((value) => value > 0);
          expect(given.every((value, index) => value > (given[index - 1] ?? previous))).toBe(true);
        },
      ),
    );
  });
});

describe('a number that was hard to read is believed where it leaves out three numbers at most', () => {
  const numberReadAs = (value: number) => numberRows([{ value, isSure: false }], 5);

  test('just inside: it is what was read', () => expect(numberReadAs(9)).toEqual([9]));
  test('just outside: it is counted on from the row before', () => expect(numberReadAs(10)).toEqual([6]));
});
