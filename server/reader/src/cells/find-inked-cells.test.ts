import { aPage, COLUMNS, header, row } from '../../test/builders/a-page';
import { readTables } from '../table/read-tables';
import { findInkedCells } from './find-inked-cells';

describe('a date cell reaches six tenths of the distance between rows above and below the middle of its row', () => {
  const LAST = 160;
  /** Whether a dot so many distances between rows below the last row is in its cell. */
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
