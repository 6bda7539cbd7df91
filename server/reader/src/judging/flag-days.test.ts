import { flagCutYears, flagFarDays } from './flag-days';
import type { ReadRow } from '../table/contract-row';

const HEADING = { item: 'Item No.', reference: 'Reference', title: 'Event', date: 'Date or Deadline' };

function aRow(date: string, confidence = 95): ReadRow {
  const cells = { item: '1', reference: '§ 3', title: 'Closing Date', date };
  return { number: 1, cells, confidence: { title: 95, date: confidence }, lines: { title: [], date: [] }, reasons: [] };
}

const aTable = (rows: ReadRow[]) => ({ heading: HEADING, isNumbered: true, rows, firstPage: 1, lastPage: 1 });

/** The dates of a table that are flagged. */
function doubted(...dates: (string | ReadRow)[]): string[] {
  const rows = dates.map((date) => (typeof date === 'string' ? aRow(date) : date));
  return flagFarDays(aTable(rows))
    .rows.filter(({ reasons }) => reasons.length > 0)
    .map(({ cells }) => cells.date);
}

describe('a day far from the others of its table', () => {
  // both are Wednesdays
  test.each(['4/1/2020 Wednesday', '3/31/2027', '3/31/2025', 'April 2, 2036', '1/9/2026'])(
    '%s among days of spring 2026 is flagged',
    (date) => {
      expect(doubted('3/4/2026', 'N/A', date, '3/28/2026', '4/9/2026')).toEqual([date]);
    },
  );

  test('is nothing odd within some months', () => {
    expect(doubted('12/20/2026', '1/4/2027', '2/28/2027', '7/1/2027', '')).toEqual([]);
  });

  test('is doubted where it was typed, too: whoever types may slip by a year', () => {
    expect(doubted('3/4/2026', '3/7/2026', '3/9/2026', aRow('3/8/2013', 100))).toEqual(['3/8/2013']);
  });

  test('cannot be told among two', () => {
    expect(doubted('3/4/2026', '3/4/2020')).toEqual([]);
  });
});

describe('a day may be 240 days after the middle one of its table', () => {
  test('just inside: it is not flagged', () => expect(doubted('6/1/2026', '6/1/2026', '1/27/2027')).toEqual([]));
  test('just outside: it is flagged', () =>
    expect(doubted('6/1/2026', '6/1/2026', '1/28/2027')).toEqual(['1/28/2027']));
});

describe('a day may be 75 days before the middle one of its table', () => {
  test('just inside: it is not flagged', () => expect(doubted('3/18/2026', '6/1/2026', '6/1/2026')).toEqual([]));
  test('just outside: it is flagged', () =>
    expect(doubted('3/17/2026', '6/1/2026', '6/1/2026')).toEqual(['3/17/2026']));
});

describe('of three days one can be far from the others', () => {
  test('just inside: with three it is flagged', () =>
    expect(doubted('3/4/2020', '3/4/2026', '3/4/2026')).toEqual(['3/4/2020']));
  test('just outside: with two it is not', () => expect(doubted('3/4/2020', '3/4/2026')).toEqual([]));
});

/** The dates of a table that may lack the end of their year. */
const cut = (...dates: string[]) =>
  flagCutYears(aTable(dates.map((date) => aRow(date))))
    .rows.filter(({ reasons }) => reasons.length > 0)
    .map(({ cells }) => cells.date);

describe('a year of two digits', () => {
  test('may be cut short where it is 20, however many are', () => {
    expect(cut('09/10/20', '9-12-20', "Sep 14 '20")).toEqual(['09/10/20', '9-12-20', "Sep 14 '20"]);
  });

  test('may be cut short where the other days are years away, be there only one', () => {
    expect(cut('09/10/19', '9/12/2031')).toEqual(['09/10/19']);
  });

  test('is one where it agrees with the other days', () => {
    expect(cut('09/10/31', '9/12/31', '9/14/2031')).toEqual([]);
  });

  test('is none in a year of four, nor in a day that is the 20th', () => {
    expect(cut('9/20/2031', '9/10/2020', 'Sep 20, 2031', 'N/A', '')).toEqual([]);
  });
});
