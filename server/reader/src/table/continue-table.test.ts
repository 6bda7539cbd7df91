import { aPage, COLUMNS, header, row, text } from '../../test/builders/a-page';
import { openAfter, rowsOf } from '../../test/builders/rows-of';
import { readTables } from './read-tables';

describe('a table that goes on', () => {
  const [first] = readTables(
    aPage([
      ...header(100),
      ...row(120, { item: '1', reference: '§ 12', title: 'Closing Date' }),
      ...row(138, { item: '2', reference: '§ 17', title: 'Possession Date' }),
    ]),
    null,
  );

  test('needs no second header on the next page, and takes no envelope line for a row', () => {
    const parts = readTables(
      aPage([
        ...text(COLUMNS.item, 30, 'Envelope 4E2A-9BC1 sent 5/28/2030 9:14 AM page 2'),
        ...row(70, { item: '3', reference: '§ 17', title: 'Possession Time', date: '9:00 AM' }),
        ...row(88, { item: '4', reference: '§ 27', title: 'Acceptance Deadline Date', date: '3/4/2031' }),
      ]),
      openAfter(first),
    );
    expect(rowsOf(parts)).toEqual([
      [3, '§ 17', 'Possession Time', '9:00 AM'],
      [4, '§ 27', 'Acceptance Deadline Date', '3/4/2031'],
    ]);
  });

  test('may have its header alone at the foot of a page', () => {
    const [header1] = readTables(aPage([...header(770)]), null);
    const parts = readTables(
      aPage([
        ...row(70, { item: '1', reference: '§ 12', title: 'Closing Date', date: '3/4/2031' }),
        ...row(88, { item: '2', reference: '§ 17', title: 'Possession Date', date: 'N/A' }),
      ]),
      openAfter(header1),
    );
    expect(rowsOf(parts)).toEqual([
      [1, '§ 12', 'Closing Date', '3/4/2031'],
      [2, '§ 17', 'Possession Date', 'N/A'],
    ]);
  });

  test('without a column of numbers is not numbered, and goes on over the page', () => {
    const bare = (y: number, title: string, date: string) => row(y, { reference: '§ 8', title, date });
    const [part] = readTables(
      aPage([
        ...row(100, { reference: 'Reference', title: 'Event', date: 'Date or Deadline' }),
        ...bare(120, 'Record Title Deadline', '3/4/2031'),
      ]),
      null,
    );
    const next = readTables(
      aPage([...text(60, 30, 'Envelope 4E2A sent 5/28/2030'), ...bare(70, 'Closing Date', '4/1/2031')]),
      openAfter(part),
    );
    expect([part?.isNumbered, next[0]?.isNumbered]).toEqual([false, false]);
    expect(rowsOf(next)).toEqual([[2, '§ 8', 'Closing Date', '4/1/2031']]);
  });

  const dated = () =>
    readTables(
      aPage([
        ...header(100),
        ...row(120, { item: '1', reference: '§ 8', title: 'Record Title Deadline', date: '3/4/2031' }),
        ...row(138, { item: '2', reference: '§ 12', title: 'Closing Date', date: '4/1/2031' }),
      ]),
      null,
    )[0];
  const onNextPage = (words: Parameters<typeof aPage>[0], isInterrupted = false) =>
    rowsOf(readTables(aPage(words), { ...openAfter(dated()), isInterrupted }));
  const WALK = row(70, { title: 'Final Walk-Through', date: '3/30/2031' });
  const POSSESSION = row(106, { item: '3', reference: '§ 17', title: 'Possession Date', date: '4/2/2031' });
  const PROSE = [84, 96].flatMap((y) =>
    text(
      COLUMNS.item,
      y,
      'Whoever buys examines the papers of the house before the day that is named for it in this table',
    ),
  );

  test.each([
    ['alone', WALK, []],
    ['alone below the header', [...header(50), ...WALK], []],
    ['above the next number', [...WALK, ...POSSESSION], [[3, '§ 17', 'Possession Date', '4/2/2031']]],
  ])('keeps a row that somebody added at the top of a page, %s', (_what, words, others) => {
    expect(onNextPage(words)).toEqual([[0, '', 'Final Walk-Through', '3/30/2031'], ...others]);
  });

  test('keeps its last row alone at the top of a page, whatever counts anew below it', () => {
    const signatures = ['Nora Fielding', 'Ruth Beck', 'Ines Marlow'].flatMap((title, index) =>
      row(500 + 18 * index, { item: String(index + 1), reference: 'Buyer', title, date: '5/27/2030' }),
    );
    expect(
      onNextPage([
        ...header(50),
        ...row(70, { item: '3', reference: '§ 17', title: 'Possession Time', date: '5:00 PM' }),
        ...signatures,
      ]),
    ).toEqual([[3, '§ 17', 'Possession Time', '5:00 PM']]);
  });

  test('keeps a date whose row was broken over two pages', () => {
    expect(
      onNextPage([...row(70, { title: 'Residential Addendum attached)', date: '3/20/2031' }), ...POSSESSION])[0],
    ).toEqual([0, '', 'Residential Addendum attached)', '3/20/2031']);
  });

  test.each([
    ['of a signature below a text', [...PROSE, ...row(130, { title: 'Ruth Beck', date: '5/27/2030' })]],
    [
      'of a signature in the midst of a scanned page, of which no text was read',
      row(330, { title: 'Ruth Beck', date: '5/27/2030' }),
    ],
    ['of a numbered signature', row(70, { item: '1', title: 'Ruth Beck', date: '5/27/2030' })],
    [
      "beside the page's name",
      [...text(COLUMNS.item, 30, 'Contract to Buy and Sell'), ...text(COLUMNS.date, 30, '5/27/2030')],
    ],
  ])('takes no date %s for its own', (_what, words) => {
    expect(onNextPage(words)).toEqual([]);
  });

  test('goes on below a note that runs across it', () => {
    const last = row(130, { item: '3', reference: '§ 17', title: 'Possession Date', date: '4/2/2031' });
    const parts = readTables(
      aPage([
        ...header(30),
        ...row(48, { item: '1', reference: '§ 8', title: 'Record Title Deadline', date: '3/4/2031' }),
        ...row(66, { item: '2', reference: '§ 12', title: 'Closing Date', date: '4/1/2031' }),
        ...PROSE,
        ...last,
      ]),
      null,
    );
    expect(rowsOf(parts).map(([number]) => number)).toEqual([1, 2, 3]);
  });

  test('goes on after a page without it with a higher number that has a row beside it, and with no paragraph', () => {
    expect(onNextPage(POSSESSION, true)).toEqual([[3, '§ 17', 'Possession Date', '4/2/2031']]);
    expect(onNextPage(row(106, { item: '4', reference: '§ 17', title: 'Possession', date: '4/2/2031' }), true)).toEqual(
      [[4, '§ 17', 'Possession', '4/2/2031']],
    );
    expect(onNextPage(row(106, { item: '3', title: 'Purchase price and terms' }), true)).toEqual([]);
    expect(onNextPage(row(106, { item: '1', title: 'Possession Date', date: '4/2/2031' }), true)).toEqual([]);
  });
});

describe('a page below the header that it repeats', () => {
  const titles = [
    'Inspection Objection Deadline',
    'Inspection Resolution Deadline',
    'Conditional Sale Deadline',
    'Closing Date',
  ];
  const numbersAfter = (read: readonly string[], confidence: number) => {
    const [open] = readTables(
      aPage([
        ...header(100),
        ...row(120, { item: '25', reference: '§ 9', title: 'New ILC or New Survey Deadline', date: '3/1/2031' }),
      ]),
      null,
    );
    const words = [
      ...header(60),
      ...titles.flatMap((title, at) =>
        row(80 + 18 * at, { item: read[at], reference: '§ 10', title, date: `3/${at + 2}/2031` }),
      ),
    ];
    const parts = readTables(aPage(words.map((word) => ({ ...word, confidence }))), openAfter(open));
    return rowsOf(parts).map(([number]) => number);
  };

  test('goes on with the numbers of the one before, though its first was read in part', () => {
    expect(numbersAfter(['2', '27', '28', '29'], 95)).toEqual([26, 27, 28, 29]);
  });

  test('begins anew with numbers of its own', () => {
    expect(numbersAfter(['1', '2', '3', '4'], 95)).toEqual([1, 2, 3, 4]);
    expect(numbersAfter(['3', '8', '28', '29'], 95)).toEqual([3, 8, 28, 29]);
  });
});
