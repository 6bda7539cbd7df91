import { aPage, COLUMNS, header, row, text } from '../../test/builders/a-page';
import { reasonsOf, rowsOf } from '../../test/builders/rows-of';
import type { Ruling } from '../page-layout';
import { readTables } from './read-tables';

describe('the rows of a table of dates', () => {
  test('a row whose title was not read is kept for its date', () => {
    const parts = readTables(
      aPage([
        ...header(100),
        ...row(120, { item: '1', reference: '§ 8', title: 'Record Title Deadline', date: '3/4/2031' }),
        ...row(138, { item: '2', reference: '§ 9', date: '5/5/2031' }),
        ...row(156, { item: '3', reference: '§ 12', title: 'Closing Date', date: '6/5/2031' }),
      ]),
      null,
    );
    expect(rowsOf(parts)[1]).toEqual([2, '§ 9', '', '5/5/2031']);
  });

  test.each([{ place: 'in the middle' }, { place: 'at the end' }])(
    'a row that somebody added $place without a number or a reference is kept for its date',
    ({ place }) => {
      const own = [
        { item: '1', reference: '§ 8', title: 'Record Title Deadline', date: '3/4/2031' },
        { item: '2', reference: '§ 6', title: 'Appraisal Deadline', date: '3/9/2031' },
        { item: '3', reference: '§ 12', title: 'Closing Date', date: '6/5/2031' },
      ];
      const all = own.toSpliced(place === 'at the end' ? 3 : 2, 0, {
        item: '',
        reference: '',
        title: 'Final Walk-Through',
        date: '5/5/2031',
      });
      const [part] = readTables(
        aPage([...header(100), ...all.flatMap((cells, index) => row(120 + 18 * index, cells))]),
        null,
      );
      expect(part?.rows.map(({ number, cells }) => [number, cells.title, cells.date])).toEqual(
        all.map(({ item, title, date }) => [Number(item), title, date]),
      );
    },
  );

  test.each([
    ['with a reference of its own', { item: '', reference: '§ 30', title: 'Septic pump-out', date: '5/5/2031' }],
    ['whose title and number were misread', { item: 'A', reference: '§ 12', title: 'Closing Dale', date: '5/5/2031' }],
    [
      'whose number was misread for one before',
      { item: '1', reference: '§ 12', title: 'Closing Dale', date: '5/5/2031' },
    ],
  ])('a last row %s is kept, with a doubt', (_what, last) => {
    const first = row(120, { item: '1', reference: '§ 8', title: 'Record Title Deadline', date: '3/4/2031' });
    const recognized = [...header(100), ...first, ...row(138, last)].map((word) => ({ ...word, confidence: 88 }));
    const [, kept] = readTables(aPage(recognized), null)[0]?.rows ?? [];
    expect(kept).toMatchObject({
      cells: { title: last.title, date: '5/5/2031' },
      reasons: [{ kind: 'row-may-be-of-another-table' }],
    });
  });

  test.each(['Water Test Deadline', 'Septic pump-out'])(
    'rows that somebody added between every two are rows of their own: %s',
    (added) => {
      const written = ['1', '', '2', '', '3', ''].map((item, index) => ({
        item,
        reference: item && '§ 8',
        title: item ? 'Record Title Deadline' : added,
        date: `3/${index + 1}/2031`,
      }));
      const [part] = readTables(
        aPage([...header(100), ...written.flatMap((cells, index) => row(120 + 18 * index, cells))]),
        null,
      );
      expect(part?.rows.map(({ number, cells }) => [number, cells.title, cells.date])).toEqual(
        written.map(({ item, title, date }) => [Number(item), title, date]),
      );
    },
  );

  test('a day too far from any row to be its own, and too near to be one, disputes that of the nearest', () => {
    const written = ['1', '', '2', '', '3'].flatMap((item, index) =>
      row(120 + 18 * index, {
        item,
        title: item ? 'Closing Date' : 'Water Test Deadline',
        date: `3/${index + 1}/2031`,
      }),
    );
    const [part] = readTables(aPage([...header(100), ...written, ...text(COLUMNS.date, 208, '9/9/2031')]), null);
    expect(part?.rows.at(-1)).toMatchObject({
      number: 3,
      cells: { date: '3/5/2031 9/9/2031' },
      reasons: [{ kind: 'date-out-of-place' }, { kind: 'two-rows-in-one' }],
    });
  });

  test('whatever stands beside a row disputes its date where days stand there beside several others', () => {
    const edge = { across: [], down: [COLUMNS.date - 5, 548].map((at) => ({ at, from: 90, to: 200 })) };
    const besides = ['4/4/2031', 'See Section 30', '', '4/9/2031'];
    const words = besides.flatMap((beside, index) => [
      ...row(120 + 18 * index, {
        item: String(index + 1),
        reference: '§ 9',
        title: 'Survey Deadline',
        date: '3/4/2031',
      }),
      ...text(555, 120 + 18 * index, beside),
    ]);
    const [part] = readTables(aPage([...header(100), ...words], edge), null);
    expect(part?.rows.map(reasonsOf)).toEqual(besides.map((beside) => (beside ? ['date-out-of-place'] : [])));
  });

  describe('a date that stands higher or lower than its title', () => {
    const titles = ['Record Title Deadline', 'Survey Deadline', 'Appraisal Deadline', 'Closing Date'];
    const doubtsWith = (offsets: readonly number[], pitch = 30, across: Ruling[] = []) => {
      const words = titles.flatMap((title, index) => [
        ...row(120 + pitch * index, { item: String(index + 1), reference: '§ 8', title }),
        ...text(COLUMNS.date, 120 + pitch * index + (offsets[index] ?? 0), `3/${index + 1}/2031`),
      ]);
      return readTables(aPage([...header(98), ...words], { across, down: [] }), null).flatMap(({ rows }) =>
        rows.map(reasonsOf),
      );
    };
    const none = titles.map((): string[] => []);

    test('may be of another row', () => {
      expect(doubtsWith([2, -8, 0, 3])).toEqual([[], ['date-out-of-place'], [], []]);
    });

    test('makes all dates of the page doubtful where most stand so', () => {
      expect(doubtsWith([8, 8, 2, 8])).toEqual(titles.map(() => ['date-out-of-place']));
    });

    test('tells nothing of the others where it is one of a few', () => {
      expect(doubtsWith([8, 0, 0, 0]).filter((reasons) => reasons.length > 0)).toHaveLength(1);
    });

    test('is its own where the next row is far', () => {
      expect(doubtsWith([7, 7, 7, 7], 40)).toEqual(none);
    });

    test('is its own in a box of drawn lines', () => {
      const across = [105, 135, 165, 195, 225].map((at) => ({ at, from: 50, to: 560 }));
      expect(doubtsWith([8, 8, 8, 8], 30, across)).toEqual(none);
    });
  });

  test('two rows that stand as close as lines and were taken for one are doubted', () => {
    const written = ['1', '', '2', '', '3'].flatMap((item, index) =>
      row(120 + 12 * index, {
        item,
        reference: item && '§ 8',
        title: item ? 'Closing Date' : 'Septic pump-out',
        date: '3/4/2031',
      }),
    );
    const [part] = readTables(aPage([...header(100), ...written]), null);
    expect(
      part?.rows
        .filter(({ cells }) => cells.title.includes('Septic'))
        .every((one) => one.number === 0 || one.reasons.length > 0),
    ).toBe(true);
  });

  test('a streak of a dirty scanner through the dates is no edge of their column', () => {
    const rows = ['Title Deadline', 'Survey Deadline', 'Closing Date'].flatMap((title, index) =>
      row(120 + 18 * index, { item: String(index + 1), reference: '§ 8', title, date: 'March 4, 2031' }),
    );
    const parts = readTables(
      aPage([...header(100), ...rows], { across: [], down: [{ at: COLUMNS.date + 46, from: 0, to: 792 }] }),
      null,
    );
    expect(rowsOf(parts).map(([, , , date]) => date)).toEqual(['March 4, 2031', 'March 4, 2031', 'March 4, 2031']);
  });

  test('a title that ends two lines below its number is whole', () => {
    const parts = readTables(
      aPage([
        ...header(100),
        ...row(120, { item: '1', reference: '§ 8', title: 'Record Title Objection', date: '3/4/2031' }),
        ...text(COLUMNS.title, 132, 'and other'),
        ...text(COLUMNS.title, 144, 'Matters Deadline'),
        ...row(164, { item: '2', reference: '§ 12', title: 'Closing Date', date: '4/1/2031' }),
        ...row(182, { item: '3', reference: '§ 17', title: 'Possession Date', date: '4/2/2031' }),
      ]),
      null,
    );
    expect(rowsOf(parts)[0]).toEqual([1, '§ 8', 'Record Title Objection and other Matters Deadline', '3/4/2031']);
  });

  test.each([
    ['right of the column of dates', text(550, 120, '5/4/2031'), true],
    ['in the title', text(COLUMNS.title + 80, 120, '5/4/2031'), true],
    ['in a sentence beside the table', text(550, 120, 'before 5/4/2031 unless'), false],
  ])('another day %s disputes the date', (_what, other, isDisputed) => {
    const edge = { across: [], down: [COLUMNS.date - 5, 540].map((at) => ({ at, from: 90, to: 150 })) };
    const [part] = readTables(
      aPage(
        [
          ...header(100),
          ...row(120, { item: '1', reference: '§ 12', title: 'Closing Date', date: '3/4/2031' }),
          ...other,
        ],
        edge,
      ),
      null,
    );
    expect(part?.rows[0]).toMatchObject({
      cells: { date: '3/4/2031' },
      reasons: isDisputed ? [{ kind: 'date-out-of-place' }] : [],
    });
  });

  test('a line in brackets is the end of the title above it, though it stands a little off', () => {
    const rows = [
      'Record Title Deadline',
      'Lead-Based Paint Disclosure Deadline',
      'New Loan Application Deadline',
      'Closing Date',
    ];
    const written = rows.flatMap((title, index) =>
      row(120 + 20 * index + (index > 1 ? 16 : 0), {
        item: String(index + 1),
        reference: '§ 8',
        title,
        date: '3/4/2031',
      }),
    );
    const parts = readTables(
      aPage([...header(100), ...written, ...text(COLUMNS.title, 157, '(if Residential Addendum attached)')]),
      null,
    );
    expect(rowsOf(parts).map(([, , title]) => title)).toEqual(
      rows.with(1, 'Lead-Based Paint Disclosure Deadline (if Residential Addendum attached)'),
    );
  });

  test('a sentence between two rows is no row', () => {
    const note = text(
      COLUMNS.item,
      138,
      'Note: the parties agree that the following deadlines are extended by the seller upon written notice of it',
    );
    const written = [
      row(120, { item: '1', reference: '§ 8', title: 'Survey Deadline' }),
      note,
      row(156, { item: '2', reference: '§ 12', title: 'Closing Date' }),
      row(174, { item: '3', reference: '§ 17', title: 'Possession Date' }),
    ];
    expect(rowsOf(readTables(aPage([...header(100), ...written.flat()]), null)).map(([number]) => number)).toEqual([
      1, 2, 3,
    ]);
  });

  test('the date of a footer further down is no row', () => {
    const parts = readTables(
      aPage([
        ...header(100),
        ...row(120, { item: '1', reference: '§ 12', title: 'Closing Date', date: '3/4/2031' }),
        ...text(COLUMNS.date, 760, '5/27/2030'),
      ]),
      null,
    );
    expect(rowsOf(parts)).toHaveLength(1);
  });

  test("a date about midway between two rows can be either's", () => {
    const written = [
      { item: '1', title: 'Record Title Deadline', date: '3/4/2031' },
      { item: '2', title: 'Appraisal Deadline' },
      { item: '3', title: 'Survey Deadline' },
      { item: '4', title: 'Closing Date', date: '6/6/2031' },
    ];
    const words = written.flatMap((cells, index) => row(120 + 18 * index, { reference: '§ 8', ...cells }));
    const [part] = readTables(aPage([...header(100), ...words, ...text(COLUMNS.date, 146.9, '4/4/2031')]), null);
    expect(part?.rows.map(reasonsOf)).toEqual([[], ['date-out-of-place'], ['date-out-of-place'], []]);
  });

  test('a title whose end was taken for another row is doubted', () => {
    const parts = readTables(
      aPage([
        ...header(100),
        ...row(120, { item: '1', reference: '§ 3', title: 'Record Title Deadline', date: '3/4/2031' }),
        ...row(138, { item: '2', reference: '§ 8', title: 'Appraisal Deadline', date: '3/9/2031' }),
        ...row(156, { item: '3', reference: '§ 8', title: 'Disapproval of the very long title' }),
        ...text(COLUMNS.title, 168, 'that goes on in words and still'),
        ...row(180, { title: 'goes on Deadline', date: '4/4/2031' }),
        ...row(198, { item: '4', reference: '§ 9', title: 'Closing Date', date: '6/6/2031' }),
      ]),
      null,
    );
    expect(parts[0]?.rows.map((one) => [one.number, ...reasonsOf(one)])).toEqual([
      [1],
      [2],
      [3, 'title-cut-short'],
      [0],
      [4],
    ]);
  });

  test.each([
    ['whose reference was misread', { item: 'is', reference: '§ 1C' }],
    ['without a number or a reference', {}],
  ])('a title of two lines, %s, has the answer beside its middle', (_what, marks) => {
    const parts = readTables(
      aPage(
        [
          ...header(100),
          ...[31, 32, 33, 34].flatMap((item) =>
            row(120 + 18 * (item - 31), {
              item: String(item),
              reference: '§ 10',
              title: 'Due Diligence Documents Delivery Deadline',
              date: '5/31/2033',
            }),
          ),
          ...row(198, { ...marks, title: ['Due Diligence Documents Objection', 'Deadline'], date: 'N/A' }),
          ...row(224, {
            item: '36',
            reference: '§ 10',
            title: ['Due Diligence Documents Resolution', 'Deadline'],
            date: '6/6/2033',
          }),
        ].map((word) => ({ ...word, confidence: 85 })),
      ),
      null,
    );
    expect(rowsOf(parts)[4]).toMatchObject({ 0: 35, 2: 'Due Diligence Documents Objection Deadline', 3: 'N/A' });
  });

  test('a title of two lines is one title, also without drawn lines', () => {
    const parts = readTables(
      aPage([
        ...header(100),
        ...row(120, { item: '10', reference: '§ 10.1', title: 'Inspection Deadline', date: 'N/A' }),
        ...row(144, {
          item: '11',
          reference: '§ 10.10',
          title: ['Lead-Based Paint Disclosure Deadline (if Residential', 'Addendum attached)'],
          date: '3/9/2031',
        }),
        ...row(168, { item: '12', reference: '§ 5.1', title: 'New Loan Application Deadline', date: '3/10/2031' }),
      ]),
      null,
    );
    expect(rowsOf(parts)[1]).toEqual([
      11,
      '§ 10.10',
      'Lead-Based Paint Disclosure Deadline (if Residential Addendum attached)',
      '3/9/2031',
    ]);
  });

  test("a number that is typed is the row's own, as in an amendment that shows some rows only", () => {
    const parts = readTables(
      aPage([
        ...header(100),
        ...row(120, { item: '4', reference: '§ 8', title: 'Record Title Objection Deadline', date: '3/4/2031' }),
        ...row(138, { item: '22', reference: '§ 6', title: 'Appraisal Deadline', date: '3/9/2031' }),
        ...row(156, { item: '39', reference: '§ 12', title: 'Closing Date', date: '4/1/2031' }),
      ]),
      null,
    );
    expect(rowsOf(parts).map(([number]) => number)).toEqual([4, 22, 39]);
  });

  test('the paragraph below the last row is no row, though its number reads as the next one', () => {
    const words = ['Survey Deadline', 'Closing Date', 'Possession Date'].flatMap((title, index) =>
      row(120 + 18 * index, { item: String(index + 29), reference: '§ 9', title, date: `3/${index + 1}/2031` }),
    );
    const below = [
      ...text(COLUMNS.item, 176, '3.2.'),
      ...text(COLUMNS.reference, 176, 'Terms'),
      ...text(COLUMNS.title, 176, 'that are left blank'),
    ];
    expect(rowsOf(readTables(aPage([...header(100), ...words, ...below]), null)).map(([number]) => number)).toEqual([
      29, 30, 31,
    ]);
  });

  test('the second line of an answer is its end, though it stands further off than rows without one', () => {
    const titles = ['Survey Deadline', 'Appraisal Deadline', 'Closing Date', 'Possession Date'];
    const words = titles.flatMap((title, index) =>
      row(120 + 13 * index + (index > 2 ? 11 : 0), {
        item: String(index + 1),
        reference: '§ 9',
        title,
        date: index === 2 ? '2 days after Inspection' : `3/${index + 1}/2031`,
      }),
    );
    const parts = readTables(
      aPage([...header(100), ...words, ...text(COLUMNS.date, 157.5, 'Objection Deadline')]),
      null,
    );
    expect(rowsOf(parts)[2]?.[3]).toBe('2 days after Inspection Objection Deadline');
  });

  test('an answer in a second column of dates disputes that of the first, whatever its words are', () => {
    const edge = { across: [], down: [COLUMNS.date - 5, 548].map((at) => ({ at, from: 90, to: 150 })) };
    const words = [
      ...header(100),
      ...text(555, 100, 'Agreed Date'),
      ...row(120, { item: '1', reference: '§ 9', title: 'Survey Deadline', date: '3/4/2031' }),
      ...text(555, 120, 'per lender'),
      ...row(138, { item: '2', reference: '§ 12', title: 'Closing Date', date: '4/4/2031' }),
    ];
    const [part] = readTables(aPage(words, edge), null);
    expect(part?.rows.map(reasonsOf)).toEqual([['date-out-of-place'], []]);
  });
});

describe("a date can be either row's where the other is less than 1.3 times as far", () => {
  const isNextRowFlagged = (y: number) => {
    const words = ['3/4/2031', '', '', '6/6/2031'].flatMap((date, index) =>
      row(120 + 18 * index, { item: String(index + 1), reference: '§ 8', title: 'Survey Deadline', date }),
    );
    const [part] = readTables(aPage([...header(100), ...words, ...text(COLUMNS.date, y, '4/4/2031')]), null);
    return reasonsOf(part!.rows[2]!).includes('date-out-of-place');
  };

  test('just inside: both rows are flagged', () => expect(isNextRowFlagged(138 + 7.9)).toBe(true));
  test('just outside: the other row is not', () => expect(isNextRowFlagged(138 + 7.7)).toBe(false));
});
