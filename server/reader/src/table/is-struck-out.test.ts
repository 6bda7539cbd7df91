import { aPage, COLUMNS, header, row } from '../../test/builders/a-page';
import { reasonsOf } from '../../test/builders/rows-of';
import { readTables } from './read-tables';

describe('a date that somebody struck out', () => {
  test('a date with a line through it is disputed; one with a line below it is not', () => {
    const lineAt = (at: number) => ({ across: [{ at, from: COLUMNS.date - 2, to: COLUMNS.date + 60 }], down: [] });
    const disputed = (at: number) =>
      readTables(
        aPage(
          [...header(100), ...row(120, { item: '1', reference: '§ 12', title: 'Closing Date', date: '3/4/2031' })],
          lineAt(at),
        ),
        null,
      )[0]?.rows.flatMap(reasonsOf);
    expect([disputed(120), disputed(125.5)]).toEqual([['struck-out'], []]);
  });

  test('a date under a slanting or a wavering pen is disputed; one beside it is not', () => {
    const disputed = (...places: [number, number][]) => {
      const pen = places.slice(1).map((to, index) => ({ from: places[index]!, to }));
      return readTables(
        aPage(
          [...header(100), ...row(120, { item: '1', reference: '§ 12', title: 'Closing Date', date: '3/4/2031' })],
          { across: [], down: [], pen },
        ),
        null,
      )[0]?.rows.flatMap(reasonsOf);
    };
    const { date } = COLUMNS;
    expect([
      disputed([date, 117], [date + 40, 123]),
      disputed([date, 124], [date + 15, 116], [date + 30, 124], [date + 45, 117]),
    ]).toEqual([['struck-out'], ['struck-out']]);
    expect([disputed([date, 126], [date + 40, 136]), disputed([date - 90, 118], [date - 20, 122])]).toEqual([[], []]);
  });
});
