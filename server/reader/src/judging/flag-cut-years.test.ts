import { aRow, tableOf } from '../../test/builders/passes-over';
import { flagCutYears } from './flag-cut-years';

/** The dates of a table that may lack the end of their year. */
const cut = (...dates: string[]) =>
  flagCutYears(tableOf(dates.map((date) => aRow(date))))
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
