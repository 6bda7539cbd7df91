import { aPage, COLUMNS, header, row, text } from '../../test/builders/a-page';
import { readTables } from './read-tables';

describe('a date on its own is a row up to two and a half distances between rows below the last one', () => {
  const rowsWithDate = (distances: number) => {
    const written = ['1', '2', '3'].flatMap((item, index) =>
      row(120 + 20 * index, { item, reference: '§ 8', title: 'Closing Date', date: '3/4/2031' }),
    );
    const alone = text(COLUMNS.date, 160 + 20 * distances, '5/27/2031');
    return readTables(aPage([...header(100), ...written, ...alone]), null)[0]?.rows.length;
  };

  test('just inside: it is a row', () => expect(rowsWithDate(2.45)).toBe(4));
  test('just outside: it is of something else', () => expect(rowsWithDate(2.55)).toBe(3));
});

describe('a line is of a row up to eight tenths of the distance between rows from its middle', () => {
  const rowsWithDate = (distances: number) => {
    const written = ['1', '2', '3'].flatMap((item, index) =>
      row(120 + 20 * index, { item, reference: '§ 8', title: 'Closing Date', date: index < 2 ? '3/4/2031' : '' }),
    );
    const alone = text(COLUMNS.date, 160 + 20 * distances, '5/27/2031');
    return readTables(aPage([...header(100), ...written, ...alone]), null)[0]?.rows.map(({ cells }) => cells.date);
  };

  test('just inside: a date as near is of the row', () =>
    expect(rowsWithDate(0.78)).toEqual(['3/4/2031', '3/4/2031', '5/27/2031']));
  test('just outside: one further off is a row of its own', () =>
    expect(rowsWithDate(0.82)).toEqual(['3/4/2031', '3/4/2031', '', '5/27/2031']));
});
