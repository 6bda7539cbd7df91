import { written, type Contract } from './builders/pdf-contracts';
import { sample, startReading, truthOf } from './reading';

const { read, readWritten } = startReading();

/** Writes cells of rows from the top of a page. */
function writeCells(
  { page, font }: Contract,
  columns: readonly number[],
  rows: readonly (readonly string[])[],
  top = 700,
) {
  for (const [index, row] of rows.entries())
    for (const [at, text] of row.entries())
      page.drawText(text, { x: columns[at] ?? 0, y: top - 18 * index, size: 9, font });
}

const titlesAndDates = ({ rows }: Awaited<ReturnType<typeof read>>) =>
  rows.slice(1).map(([, , title, date]) => `${title}: ${date}`);

describe('tables side by side', () => {
  const LEFT = ['Record Title Deadline', '3/11/2027'];
  const ROWS = [
    [...LEFT, 'Appraisal Deadline', '3/30/2027'],
    ['New Loan Terms Deadline', '3/27/2027', 'Closing Date', '4/20/2027'],
    ['Inspection Objection Deadline', '3/13/2027', 'Possession Date', '4/21/2027'],
  ];
  const ALL = ROWS.flatMap(([a, b, c, d]) => [`${a}: ${b}`, `${c}: ${d}`]).sort();

  test('give all rows', async () => {
    const reading = await readWritten((contract) =>
      writeCells(contract, [60, 210, 310, 470], [['Event', 'Date', 'Event', 'Date'], ...ROWS]),
    );
    expect(titlesAndDates(reading).sort()).toEqual(ALL);
    expect(reading.doubts).toEqual([]);
  });

  test('give all rows if they are numbered', async () => {
    const numbered = ROWS.map(([a = '', b = '', c = '', d = ''], index) => [
      `${index + 1}`,
      a,
      b,
      `${index + 4}`,
      c,
      d,
    ]);
    const reading = await readWritten((contract) =>
      writeCells(
        contract,
        [50, 80, 230, 310, 340, 490],
        [['No.', 'Event', 'Date', 'No.', 'Event', 'Date'], ...numbered],
      ),
    );
    expect(titlesAndDates(reading).sort()).toEqual(ALL);
    expect(reading.rows.slice(1).map(([item]) => item)).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  test('give all rows if the second is shorter and a text follows below both', async () => {
    const reading = await readWritten((contract) => {
      writeCells(
        contract,
        [60, 210, 310, 470],
        [
          ['Event', 'Deadline', 'Event', 'Date'],
          ...ROWS.slice(0, 2),
          LEFT.map((text) => text.replace('Record', 'Off-Record')),
        ],
      );
      contract.page.drawText(
        'The parties have read all dates above, and each of them is of the essence of this contract.',
        { x: 60, y: 600, size: 9, font: contract.font },
      );
    });
    expect(titlesAndDates(reading)).toHaveLength(5);
    expect(titlesAndDates(reading)).toEqual(
      expect.arrayContaining(['Closing Date: 4/20/2027', 'Off-Record Title Deadline: 3/11/2027']),
    );
  });

  test('of a timeline in the wild give all eight rows', async () => {
    const reading = await read(await sample('public/p-timeline-two-abreast.pdf'));
    const truth = (await truthOf('public/p-timeline-two-abreast')).map(([, , title, date]) => `${title}: ${date}`);
    expect(titlesAndDates(reading).sort()).toEqual(truth.sort());
  });
});

test('a row that the end of a page breaks in two is one row', async () => {
  const reading = await read(await sample('public/p-row-over-pages-day-behind.pdf'));
  expect(reading.rows.slice(1)).toEqual(await truthOf('public/p-row-over-pages-day-behind'));
});

const NUMBERED = [
  ['Item No.', 'Reference', 'Event', 'Date or Deadline'],
  ['1', '§ 8', 'Record Title Deadline', '3/11/2027'],
  ['2', '§ 6', 'Appraisal Deadline', '3/30/2027'],
  ['3', '§ 12', 'Closing Date', '4/20/2027'],
];

test.each([
  [['30', 'ADDITIONAL', 'PROVISIONS.']],
  [['30.', 'ADDITIONAL', 'PROVISIONS', '']],
  [['4', '', 'ATTACHMENTS', '']],
  [['4.', 'Purchase', 'Price and Terms.', '']],
])('a text directly below a table is no row: %j', async (text) => {
  const reading = await readWritten((contract) => writeCells(contract, [60, 110, 180, 430], [...NUMBERED, text]));
  expect(titlesAndDates(reading)).toEqual([
    'Record Title Deadline: 3/11/2027',
    'Appraisal Deadline: 3/30/2027',
    'Closing Date: 4/20/2027',
  ]);
  expect(reading.doubts).toEqual([]);
});

test.each([
  [
    'behind the dates',
    [60, 110, 180, 400, 490],
    ['Item No.', 'Reference', 'Event', 'Date or Deadline', 'Days After MEC'],
    (row: string[], days: string) => [...row, days],
  ],
  [
    'before the dates',
    [60, 110, 180, 380, 480],
    ['Item No.', 'Reference', 'Event', 'Days After MEC', 'Date or Deadline'],
    ([a = '', b = '', c = '', d = '']: string[], days: string) => [a, b, c, days, d],
  ],
  [
    'behind the dates of a table without numbers',
    [60, 300, 400],
    ['Event', 'Date', 'Days After MEC'],
    ([, , c = '', d = '']: string[], days: string) => [c, d, days],
  ],
] as const)('a column "Days After MEC" %s is not glued to another', async (_where, columns, header, place) => {
  const rows = NUMBERED.slice(1).map((row, index) => place(row, `${10 * (index + 1)}`));
  const reading = await readWritten((contract) => writeCells(contract, columns, [header, ...rows]));
  expect(titlesAndDates(reading)).toEqual([
    'Record Title Deadline: 3/11/2027',
    'Appraisal Deadline: 3/30/2027',
    'Closing Date: 4/20/2027',
  ]);
});

test('a table without numbers that continues on the next page is one table', async () => {
  const rows = NUMBERED.slice(1).map(([, , title = '', date = '']) => [title, date]);
  const bytes = await written((contract) => {
    writeCells(contract, [60, 300], [['Event', 'Date'], ...rows], 150);
    const page = contract.document.addPage([612, 792]);
    writeCells(
      { ...contract, page },
      [60, 300],
      [
        ['Inspection Objection Deadline', '3/13/2027'],
        ['Possession Date', '4/21/2027'],
      ],
    );
  });
  const reading = await read(bytes);
  expect(titlesAndDates(reading)).toEqual([
    ...rows.map((row) => row.join(': ')),
    'Inspection Objection Deadline: 3/13/2027',
    'Possession Date: 4/21/2027',
  ]);
});

describe('typed text that a recognizer made', () => {
  test('has its titles corrected with a flag, and its dates with letters for digits flagged', async () => {
    const reading = await read(await sample('public/p-ocr-letters.pdf'));
    const flagged = (kind: string) => reading.doubts.filter((one) => one.kind === kind).map(({ row }) => row);
    expect(reading.rows.slice(1)).toEqual(await truthOf('public/p-ocr-letters'));
    expect(flagged('title-mended')).toEqual([6, 10, 11, 12, 13]);
    expect(flagged('date-hard-to-read')).toEqual([2, 3, 4, 6, 7, 10, 11, 12, 14, 15]);
  });

  test.each([
    ['C1osing Date', 'Closing Date'],
    ['lnspection Objection Deadline', 'Inspection Objection Deadline'],
    ['Appraisa1 Deadline', 'Appraisal Deadline'],
    ['New Loan Terrns Deadline', 'New Loan Terms Deadline'],
    ['Walk-Through lnspection', 'Walk-Through Inspection'],
  ])('%s', async (printed, meant) => {
    const reading = await readWritten((contract) =>
      writeCells(contract, [60, 110, 180, 430], [...NUMBERED.slice(0, 2), ['2', '§ 17', printed, '4/21/2027']]),
    );
    expect(reading.rows.at(-1)?.[2]).toBe(meant);
    expect(reading.doubts).toEqual([expect.objectContaining({ row: 2, kind: 'title-mended', words: printed })]);
  });
});

test('a further column of dates behind the dates flags its rows', async () => {
  const rows = NUMBERED.slice(1).map(([, , title = '', date = '']) => [
    title,
    date,
    title === 'Closing Date' ? '5/4/2027' : 'same',
  ]);
  const reading = await readWritten((contract) =>
    writeCells(contract, [60, 300, 420], [['Event', 'Date', 'To'], ...rows]),
  );
  expect(reading.doubts).toContainEqual({ row: 3, kind: 'date-out-of-place' });
});
