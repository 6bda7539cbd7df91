import { aPage, COLUMNS, header, row } from '../../test/builders/a-page';
import { readTables } from '../table/read-tables';
import { findInkedCells } from './find-inked-cells';

describe('a date cell reaches six tenths of the distance between rows above and below the middle of its row', () => {
  const LAST = 160;
  /** True if a dot this many distances between rows below the last row is in its cell. */
  const isInked = (distances: number) => {
    const rows = ['1', '2', '3'].flatMap((item, index) =>
      row(LAST - 40 + 20 * index, { item, reference: '§ 8', title: 'Closing Date' }),
    );
    const [part] = readTables(aPage([...header(LAST - 60), ...rows]), null);
    const y = LAST + 20 * distances;
    const dot = { left: COLUMNS.date + 10, right: COLUMNS.date + 12, top: y - 1, bottom: y + 1 };
    return part !== undefined && findInkedCells(part, [dot]).length > 0;
  };
  test('just inside: ink as near is of the cell', () => expect(isInked(0.59)).toBe(true));
  test('just outside: ink further off is not', () => expect(isInked(0.61)).toBe(false));
});

test('a narrow mark down the dates covers their cells, though the last column goes on to the edge of the page', () => {
  const rows = [120, 140, 160].flatMap((y, index) =>
    row(y, { item: String(index + 1), reference: '§ 8', title: 'Closing Date', date: '4/1/2031' }),
  );
  const [part] = readTables(aPage([...header(100), ...rows]), null);
  const mark = { left: COLUMNS.date - 2, right: COLUMNS.date + 60, top: 110, bottom: 150 };
  expect(part && findInkedCells(part, [mark]).map((cell) => cell.row.number)).toEqual([1, 2]);
});
