import { aPage, COLUMNS, header, row, text } from '../../test/builders/a-page';
import { rowsOf } from '../../test/builders/rows-of';
import { readTables } from './read-tables';

describe('the headings of sections in a table of dates', () => {
  test('section headings are no rows, wherever in the row they stand', () => {
    const parts = readTables(
      aPage([
        ...header(100),
        ...row(118, { item: '1', reference: '§ 4', title: 'Alternative Earnest Money Deadline' }),
        ...row(136, { title: 'Title' }),
        ...row(154, { item: '2', reference: '§ 8', title: 'Record Title Deadline' }),
        ...text(COLUMNS.item, 172, 'Loan and Credit'),
        ...row(190, { item: '3', reference: '§ 5', title: 'New Loan Terms Deadline' }),
      ]),
      null,
    );
    expect(rowsOf(parts).map(([number, , title]) => [number, title])).toEqual([
      [1, 'Alternative Earnest Money Deadline'],
      [2, 'Record Title Deadline'],
      [3, 'New Loan Terms Deadline'],
    ]);
  });

  test.each([
    { heading: 'Inspection and Due Diligence', left: COLUMNS.reference + 20 },
    { heading: 'Association Matters of Every Kind', left: COLUMNS.item },
  ])('a heading that goes on over the columns is part of no title: $heading', ({ heading, left }) => {
    const rows = ['Title Deadline', 'Closing Date'].flatMap((title, index) =>
      row(118 + 36 * index, { item: String(index + 1), reference: '§ 8', title, date: '3/4/2031' }),
    );
    const parts = readTables(aPage([...header(100), ...rows, ...text(left, 131, heading)]), null);
    expect(rowsOf(parts)).toEqual([
      [1, '§ 8', 'Title Deadline', '3/4/2031'],
      [2, '§ 8', 'Closing Date', '3/4/2031'],
    ]);
  });

  test('what heads a section elsewhere is the title of a row that has a number, a reference or a date', () => {
    const written = [
      ['1', '§ 10', 'Inspection', '3/4/2031'],
      ['2', '§ 6', 'Appraisal', ''],
      ['', '', 'Possession', 'Upon Closing'],
      ['3', '§ 12', 'Closing', '5/5/2031'],
    ] as const;
    const parts = readTables(
      aPage([
        ...header(100),
        ...written.flatMap(([item, reference, title, date], index) =>
          row(120 + 18 * index, { item, reference, title, date }),
        ),
      ]),
      null,
    );
    expect(rowsOf(parts)).toEqual(written.map(([item, ...cells]) => [Number(item), ...cells]));
  });

  test.each([{ ruled: true }, { ruled: false }])(
    'a line of a title is part of it, whatever its words head elsewhere (with lines: $ruled)',
    ({ ruled }) => {
      const titles = [
        ['Inspection', 'Objection Deadline'],
        ['Appraisal', 'Objection Deadline'],
        ['Off-Record', 'Title', 'Deadline'],
        ['Closing', 'Date'],
      ];
      const across = [...titles.keys(), titles.length].map((index) => ({ at: 110 + 36 * index, from: 55, to: 580 }));
      const words = titles.flatMap((title, index) =>
        row(128 + 36 * index, { item: String(index + 1), reference: '§ 8', title, date: '3/4/2031' }),
      );
      const parts = readTables(aPage([...header(100), ...words], ruled ? { across, down: [] } : undefined), null);
      expect(rowsOf(parts).map(([, , title]) => title)).toEqual(titles.map((lines) => lines.join(' ')));
    },
  );

  test.each([{ gap: 18 }, { gap: 14 }])(
    'a line of a title above the line of its number is part of it ($gap points below the row before)',
    ({ gap }) => {
      const written = [
        ['Record Title', 'Deadline'],
        ['Inspection', 'Objection Deadline'],
        ['Closing', 'Walk-Through Date'],
      ] as const;
      const words = written.flatMap(([above, line], index) => [
        ...text(COLUMNS.title, 120 + (12 + gap) * index, above),
        ...row(132 + (12 + gap) * index, { item: String(index + 1), reference: '§ 8', title: line, date: '3/4/2031' }),
      ]);
      expect(rowsOf(readTables(aPage([...header(96), ...words]), null)).map(([, , title]) => title)).toEqual(
        written.map((lines) => lines.join(' ')),
      );
    },
  );

  test('a heading close above a row whose title is whole is none of it', () => {
    const words = [
      ['Inspection', 'Inspection Termination Deadline'],
      ['Closing and Possession', 'Closing Date'],
    ].flatMap(([heading = '', title = ''], index) => [
      ...text(COLUMNS.title, 120 + 24 * index, heading),
      ...row(132 + 24 * index, { item: String(index + 1), reference: '§ 10', title }),
    ]);
    expect(rowsOf(readTables(aPage([...header(100), ...words]), null)).map(([, , title]) => title)).toEqual([
      'Inspection Termination Deadline',
      'Closing Date',
    ]);
  });

  test('a heading of any words that begins where the references stand is of no row', () => {
    const words = ['Seller’s Property Disclosure', 'Wells and Water', 'Leases'].flatMap((heading, index) => [
      ...text(COLUMNS.reference + 20, 120 + 36 * index, heading),
      ...row(138 + 36 * index, {
        item: String(index + 1),
        reference: '§ 10',
        title: 'Water Test Deadline',
        date: '3/4/2031',
      }),
    ]);
    expect(rowsOf(readTables(aPage([...header(100), ...words]), null))).toEqual(
      [1, 2, 3].map((number) => [number, '§ 10', 'Water Test Deadline', '3/4/2031']),
    );
  });

  test('a heading as close as lines between two titles of two lines is of neither', () => {
    const titles = [
      ['RECORD TITLE OBJECTION', 'DEADLINE'],
      ['ASSOCIATION DOCUMENTS', 'DEADLINE'],
      ['NEW LOAN APPLICATION', 'DEADLINE'],
    ];
    const words = titles.flatMap((title, index) => [
      ...row(126 + 36 * index, { item: String(index + 1), reference: '§ 8', title, date: '3/4/2031' }),
      ...text(COLUMNS.title, 144 + 36 * index, ['OWNERS’ ASSOCIATION', 'LOAN AND CREDIT', 'APPRAISAL'][index] ?? ''),
    ]);
    expect(rowsOf(readTables(aPage([...header(98), ...words]), null)).map(([, , title]) => title)).toEqual(
      titles.map((lines) => lines.join(' ')),
    );
  });
});
