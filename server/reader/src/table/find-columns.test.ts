import { aPage, COLUMNS, header, row, text } from '../../test/builders/a-page';
import { rowsOf } from '../../test/builders/rows-of';
import { readTables } from './read-tables';

const TITLES = ['Alternative Earnest Money Deadline', 'Record Title Deadline', 'Appraisal Deadline', 'Closing Date'];
const DAYS = ['3/4/2031', '3/9/2031', '3/12/2031', '4/1/2031'];
const written = TITLES.map((title, index) => ({
  item: String(index + 1),
  reference: '§ 8',
  title,
  date: DAYS[index] ?? '',
}));
const rows = written.map((cells, index) => [index + 1, cells.reference, cells.title, cells.date]);
const pageWith = (words: Parameters<typeof aPage>[0]) =>
  aPage([...words, ...written.flatMap((cells, index) => row(120 + 18 * index, cells))]);

describe('the columns of a table of dates', () => {
  test('dates that end far before the name of their column are its own', () => {
    const centred = [
      ...row(100, { item: 'Item', reference: 'Section', title: 'Event' }),
      ...text(COLUMNS.date + 60, 100, 'Date'),
    ];
    expect(rowsOf(readTables(pageWith(centred), null))).toEqual(rows);
  });

  test('an answer that begins before the name of its column is whole', () => {
    const answers = Array.from({ length: 12 }, (_, index) =>
      index === 5 ? '2 days after Inspection Objection' : `3/${index + 1}/2031`,
    );
    const words = answers.flatMap((answer, index) => [
      ...row(120 + 18 * index, { item: String(index + 1), reference: '§ 8', title: 'Water Test Deadline' }),
      ...text(answer.startsWith('2') ? 380 : COLUMNS.date, 120 + 18 * index, answer),
    ]);
    expect(rowsOf(readTables(aPage([...header(100), ...words]), null)).map(([, , , date]) => date)).toEqual(answers);
  });

  test('dates of two lines beside neither of which their number stands are whole', () => {
    const words = written.flatMap(({ date: _, ...cells }, index) => [
      ...row(120 + 36 * index, cells),
      ...text(420, 113 + 36 * index, `Tue., March ${4 + 7 * index}, 2031`),
      ...text(COLUMNS.date, 127 + 36 * index, '5:00 PM MT'),
    ]);
    const dates = rowsOf(readTables(aPage([...header(98), ...words]), null)).map(([, , , date]) => date);
    expect(dates).toEqual([4, 11, 18, 25].map((day) => `Tue., March ${day}, 2031 5:00 PM MT`));
  });

  test('numbers close before their references are numbers', () => {
    const words = written.flatMap(({ item, ...cells }, index) => [
      ...text(COLUMNS.reference - 10, 120 + 18 * index, item),
      ...row(120 + 18 * index, cells),
    ]);
    expect(rowsOf(readTables(aPage([...header(100), ...words]), null))).toEqual(rows);
  });

  test('the paragraphs below the only row of a page, though they have numbers too, tell nothing of its columns', () => {
    const below = [
      '28.1. If the lender declines in writing, the buyer may withdraw, provided that the notice arrives in',
      '28.2. What is not objected to in writing by the day set out above counts as accepted by whoever signed it',
    ];
    const words = [
      ...row(98, { item: '#', reference: 'Ref.', title: 'Event', date: 'Date' }),
      ...text(COLUMNS.item + 25, 118, '19'),
      ...row(118, { ...written[0], item: '' }),
      ...below.flatMap((line, index) => text(COLUMNS.item, 150 + 12 * index, line)),
    ];
    expect(rowsOf(readTables(aPage(words), null))).toEqual([[19, ...(rows[0] ?? []).slice(1)]]);
  });

  test('references that stand right of the name of their column are its own, though beside one of them there is neither title nor date', () => {
    const splitTitle = { title: ['Record Title', 'Deadline'], date: '' };
    const words = written.slice(0, 3).flatMap((cells, index) => {
      const split = index === 1 ? splitTitle : {};
      const reference = text(COLUMNS.reference + 28, 120 + 30 * index, cells.reference);
      return [...row(120 + 30 * index, { ...cells, reference: '', ...split }), ...reference];
    });
    const read = rowsOf(
      readTables(aPage([...row(98, { item: 'No.', reference: 'Ref.', title: 'Event', date: 'Date' }), ...words]), null),
    );
    expect(read).toEqual(rows.slice(0, 3).map((cells, index) => (index === 1 ? [...cells.slice(0, 3), ''] : cells)));
  });

  test('the drawn lines of a table above are none of its own', () => {
    const down = [50, 250, 390, 520].map((at) => ({ at, from: 40, to: 94 }));
    expect(rowsOf(readTables({ ...pageWith(header(100)), rulings: { across: [], down } }, null))).toEqual(rows);
  });

  test("the numbers of the page's lines are none of a table without numbers", () => {
    const margin = [84, 96, 108, 120, 132, 144, 156, 168].flatMap((y, index) =>
      text(COLUMNS.reference - 40, y, String(20 + index)),
    );
    const unnumbered = written.flatMap(({ item: _, ...cells }, index) => row(120 + 18 * index, cells));
    const [part] = readTables(
      aPage([...row(100, { reference: 'Section', title: 'Event', date: 'Deadline' }), ...unnumbered, ...margin]),
      null,
    );
    expect(part?.isNumbered).toBe(false);
  });
});
