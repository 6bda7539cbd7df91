import { aPage, COLUMNS, header, row, text } from '../../test/builders/a-page';
import { reasonsOf, rowsOf } from '../../test/builders/rows-of';
import { readTables } from './read-tables';

const TITLES = [
  ['Survey Deadline'],
  ['Disapproval of', 'Buyer\u2019s Credit Information', 'Deadline'],
  ['Closing Date'],
  ['Third Party Right to', 'Purchase/Approve', 'Deadline'],
  ['Possession Date'],
];
const whole = [
  'Survey Deadline',
  "Disapproval of Buyer's Credit Information Deadline",
  'Closing Date',
  'Third Party Right to Purchase/Approve Deadline',
  'Possession Date',
];

describe('titles of several lines', () => {
  test.each([
    ['first', 0],
    ['last', 1],
  ])('without lines drawn between them are whole where the number stands beside their %s line', (_which, place) => {
    let y = 120;
    const words = TITLES.flatMap((title, index) => {
      const at = y + place * 12 * (title.length - 1);
      const lines = title.flatMap((line, below) => text(COLUMNS.title, y + 12 * below, line));
      y += 12 * title.length + 3;
      return [...row(at, { item: String(index + 1), reference: '§ 5', date: `3/${index + 1}/2031` }), ...lines];
    });
    expect(rowsOf(readTables(aPage([...header(100), ...words]), null)).map(([, , title]) => title)).toEqual(whole);
  });

  test('are whole between the lines drawn around them, however far apart theirs stand', () => {
    const titles = [['Leases'], ['Wells'], ['Fences'], ['Rent', 'from tenants', 'Deadline'], ['Trees'], ['Roof']];
    const edges = [110];
    const words = titles.flatMap((title, index) => {
      const top = edges.at(-1) ?? 0;
      edges.push(top + 18 * title.length);
      const lines = title.flatMap((line, below) => text(COLUMNS.title, top + 9 + 18 * below, line));
      return [
        ...row(top + 9 * title.length, { item: String(index + 1), reference: '§ 5', date: `3/${index + 1}/2031` }),
        ...lines,
      ];
    });
    const across = edges.map((at) => ({ at, from: 50, to: 580 }));
    expect(
      rowsOf(readTables(aPage([...header(100), ...words], { across, down: [] }), null)).map(([, , title]) => title),
    ).toEqual(titles.map((lines) => lines.join(' ')));
  });

  test('a time of day below a date is of its row, without a doubt', () => {
    const words = ['Survey Deadline', 'Closing Date', 'Possession Date'].flatMap((title, index) => [
      ...row(120 + 24 * index, { item: String(index + 1), reference: '§ 5', title, date: `3/${index + 1}/2031` }),
      ...text(COLUMNS.date, 131 + 24 * index, '5:00 PM MT'),
    ]);
    const [part] = readTables(aPage([...header(100), ...words]), null);
    expect(part?.rows.map((one) => [one.cells.date, ...reasonsOf(one)])).toEqual(
      [1, 2, 3].map((day) => [`3/${day}/2031 5:00 PM MT`]),
    );
  });

  test('rows without numbers are told apart by their references, however close they stand', () => {
    const written = ['Record Title Deadline', 'Walk-through', 'Septic pump-out', 'Closing Date'].map(
      (title, index) => ({ reference: `§ 8.${index + 1}`, title, date: index === 1 ? '' : `3/${index + 1}/2031` }),
    );
    const parts = readTables(
      aPage([
        ...row(106, { reference: 'Section', title: 'Event', date: 'Deadline' }),
        ...written.flatMap((cells, index) => row(120 + 12 * index, cells)),
      ]),
      null,
    );
    expect(rowsOf(parts).map(([, ...cells]) => cells)).toEqual(
      written.map(({ reference, title, date }) => [reference, title, date]),
    );
  });
});

test('what is laid over the page in large letters is of no row', () => {
  const words = ['Survey Deadline', 'Appraisal Deadline', 'Closing Date'].flatMap((title, index) =>
    row(120 + 18 * index, { item: String(index + 1), reference: '§ 5', title, date: `3/${index + 1}/2031` }),
  );
  const draft = { text: 'DRAFT', confidence: 100, left: 200, right: 480, top: 100, bottom: 180 };
  expect(
    rowsOf(readTables(aPage([draft, ...header(100), ...words]), null)).map(([, , title, date]) => [title, date]),
  ).toEqual([
    ['Survey Deadline', '3/1/2031'],
    ['Appraisal Deadline', '3/2/2031'],
    ['Closing Date', '3/3/2031'],
  ]);
});
