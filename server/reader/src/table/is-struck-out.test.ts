import { aLine } from '../../test/builders/a-line';
import { aPage, COLUMNS, header, row } from '../../test/builders/a-page';
import { reasonsOf } from '../../test/builders/rows-of';
import type { PageLayout } from '../page-layout';
import { isStruckOut } from './is-struck-out';
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

  test('of a date struck out and one beside it, the other is proposed, with what was struck out', () => {
    const words = [
      ...header(100),
      ...row(120, { item: '1', reference: '§ 12', title: 'Closing Date', date: '3/4/2031 3/9/2031' }),
    ];
    const struck = { from: COLUMNS.date - 1, to: COLUMNS.date + 41 };
    const read = (rulings: PageLayout['rulings']) =>
      readTables(aPage(words, rulings), null)[0]?.rows.map(({ cells, reasons }) => [cells.date, reasons]);
    const proposed = [['3/9/2031', [{ kind: 'struck-out', words: '3/4/2031' }]]];
    expect(read({ across: [{ at: 120, ...struck }], down: [] })).toEqual(proposed);
    // a curve, by the box around it
    expect(
      read({ across: [], down: [], ink: [{ left: struck.from, right: struck.to, top: 118, bottom: 122 }] }),
    ).toEqual(proposed);
  });

  test('what encircles a date does not strike it out', () => {
    const words = [
      ...header(100),
      ...row(120, { item: '1', reference: '§ 12', title: 'Closing Date', date: '3/4/2031' }),
    ];
    const circle = { left: COLUMNS.date - 4, right: COLUMNS.date + 44, top: 110, bottom: 130 };
    expect(readTables(aPage(words, { across: [], down: [], ink: [circle] }), null)[0]?.rows.flatMap(reasonsOf)).toEqual(
      [],
    );
  });
});

describe('one line through several dates', () => {
  const dates = ['3/4/2031', '3/9/2031', '3/15/2031'];
  const words = [
    ...header(100),
    ...dates.flatMap((date, index) =>
      row(120 + 18 * index, { item: String(index + 1), reference: '§ 12', title: 'Closing Date', date }),
    ),
  ];
  const struck = (...points: [number, number][]) => {
    const ink = [aLine(...points.map(([x, y]): [number, number] => [x + COLUMNS.date, y]))];
    const [part] = readTables(aPage(words, { across: [], down: [], ink }), null);
    return part?.rows.map((one) => reasonsOf(one).join());
  };

  test('strikes out those that it runs along, and not the one that it passes', () => {
    const along = (y: number): [number, number][] => [0, 12, 24, 36].map((x, index) => [x, y + (index % 2) - 0.5]);
    expect(struck(...along(120), [44, 128], [44, 150], ...along(156))).toEqual(['struck-out', '', 'struck-out']);
  });

  test('strikes out none that it goes around', () => {
    expect(struck([-4, 113], [50, 113], [50, 127], [-4, 127], [-4, 163], [50, 163])).toEqual(['', '', '']);
  });
});

const WORD = { text: '3/4/2031', confidence: 100, left: 0, right: 40, top: 0, bottom: 10 };
const isStruckBy = (at: number, to: number) => isStruckOut(WORD, { across: [{ at, from: 0, to }], down: [] });
const isStruckByPen = (to: number) => isStruckOut(WORD, { across: [], down: [], pen: [{ from: [0, 5], to: [to, 5] }] });

describe('a line strikes a word out below the upper three tenths of its height', () => {
  test('just inside: one below them does', () => expect(isStruckBy(3.1, 40)).toBe(true));
  test('just outside: one in them is an edge of the row', () => expect(isStruckBy(2.9, 40)).toBe(false));
});

describe('a line strikes a word out above the lower three tenths of its height', () => {
  test('just inside: one above them does', () => expect(isStruckBy(6.9, 40)).toBe(true));
  test('just outside: one in them underlines it', () => expect(isStruckBy(7.1, 40)).toBe(false));
});

describe('a line strikes a word out if it covers six tenths of its width', () => {
  test('just inside: one that covers as much does', () => expect(isStruckBy(5, 24)).toBe(true));
  test('just outside: a shorter one does not', () => expect(isStruckBy(5, 23.6)).toBe(false));
});

describe('a pen strikes a word out if it covers 35 hundredths of its width', () => {
  test('just inside: a stroke that covers as much does', () => expect(isStruckByPen(14)).toBe(true));
  test('just outside: a shorter one does not', () => expect(isStruckByPen(13.6)).toBe(false));
});
