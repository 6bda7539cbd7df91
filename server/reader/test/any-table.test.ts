import { aScannedPage } from './builders/a-scanned-page';
import { writeAnyTable } from './builders/any-table';
import type { Contract } from './builders/pdf-contracts';
import { asPages } from './builders/scanned-contract';
import { startReading } from './reading';

const { readWritten, refusalOfWritten } = startReading();

const EDGES = [60, 260, 360, 450, 540];
const TASKS = [
  ['Task', 'Due', 'Owner', 'Status'],
  ['Record Title Deadline', '3/11/2031', 'Seller', 'Open'],
  ['Inspection Objection Deadline', '3/13/2031', 'Buyer', 'Open'],
  ['Closing Date', '4/20/2031', 'Buyer', 'Open'],
  ['Possession', 'N/A', 'Buyer', 'Open'],
];

describe('a ruled table of any form', () => {
  test('with certain columns has them in their places, and the others behind', async () => {
    const { rows, doubts, summary } = await readWritten((contract) => writeAnyTable(contract, TASKS, { edges: EDGES }));
    expect(rows).toEqual(TASKS.map((row) => ['', '', ...row]));
    expect(doubts).toEqual([]);
    expect(summary).toMatchObject({ rows: 4, withDay: 3, gaps: [] });
  });

  test.each<[string, string[][], string[][]]>([
    [
      'a number of days is no date',
      [
        ['Contingency', 'Deadline', 'Days'],
        ['Loan', '3/11/2031', '17'],
        ['Appraisal', '3/13/2031', '19'],
      ],
      [
        ['', '', 'Contingency', 'Deadline', 'Days'],
        ['', '', 'Loan', '3/11/2031', '17'],
        ['', '', 'Appraisal', '3/13/2031', '19'],
      ],
    ],
    [
      'a weekday is none either',
      [
        ['Key Date', 'Day', 'Date'],
        ['Option period ends', 'Tuesday', 'March 11, 2031'],
        ['Closing', 'Thursday', 'March 13, 2031'],
      ],
      [
        ['', '', 'Key Date', 'Date', 'Day'],
        ['', '', 'Option period ends', 'March 11, 2031', 'Tuesday'],
        ['', '', 'Closing', 'March 13, 2031', 'Thursday'],
      ],
    ],
    [
      'a day counted from another one is no title, and a column without a name for titles is not certain',
      [
        ['Matter', 'Calendar Date', 'Relative Date'],
        ['Loan approval', '3/11/2031', '17 days after acceptance'],
        ['Walk-through', '3/13/2031', '5 days before closing'],
      ],
      [
        ['', '', '', 'Calendar Date', 'Matter', 'Relative Date'],
        ['', '', '', '3/11/2031', 'Loan approval', '17 days after acceptance'],
        ['', '', '', '3/13/2031', 'Walk-through', '5 days before closing'],
      ],
    ],
    [
      'of two columns of dates none is certain',
      [
        ['Task', 'Start', 'Finish'],
        ['Loan approval', '3/1/2031', '3/11/2031'],
        ['Inspection', '3/3/2031', '3/13/2031'],
      ],
      [
        ['', '', 'Task', '', 'Start', 'Finish'],
        ['', '', 'Loan approval', '', '3/1/2031', '3/11/2031'],
        ['', '', 'Inspection', '', '3/3/2031', '3/13/2031'],
      ],
    ],
  ])('%s', async (_what, written, expected) => {
    const { rows } = await readWritten((contract) => writeAnyTable(contract, written, { edges: [60, 250, 370, 520] }));
    expect(rows).toEqual(expected);
  });

  test('may have a title of its own above its header', async () => {
    const { rows } = await readWritten((contract) =>
      writeAnyTable(contract, [['TIMELINE', '', '', ''], ...TASKS], { edges: EDGES }),
    );
    expect(rows).toEqual(TASKS.map((row) => ['', '', ...row]));
  });

  test('has cells of several lines', async () => {
    const { rows } = await readWritten((contract) =>
      writeAnyTable(
        contract,
        [...TASKS, ['Due Diligence Documents\nObjection Deadline', '4/2/2031', 'Buyer', 'Open']],
        {
          edges: EDGES,
        },
      ),
    );
    expect(rows.at(-1)).toEqual(['', '', 'Due Diligence Documents Objection Deadline', '4/2/2031', 'Buyer', 'Open']);
  });

  test('continues on the next page, and a row broken over both is flagged', async () => {
    const { rows, doubts } = await readWritten((contract) => {
      writeAnyTable(contract, [...TASKS, ['Due Diligence Documents', '', 'Buyer', 'Open']], { edges: EDGES });
      const next = { ...contract, page: contract.document.addPage([612, 792]) };
      writeAnyTable(
        next,
        [
          ['Objection Deadline', '4/2/2031', '', ''],
          ['Survey Deadline', '4/3/2031', 'Buyer', 'Open'],
        ],
        {
          edges: EDGES,
        },
      );
    });
    expect(rows.map(([, , title]) => title)).toEqual([
      ...TASKS.map(([title]) => title),
      'Due Diligence Documents',
      'Objection Deadline',
      'Survey Deadline',
    ]);
    expect(doubts).toEqual([
      { row: 5, kind: 'two-rows-in-one' },
      { row: 6, kind: 'two-rows-in-one' },
    ]);
  });

  test('is one with the table next to it that has the same header', async () => {
    const half = (from: number, to: number) => [
      TASKS[0]!.slice(0, 2),
      ...TASKS.slice(from, to).map((row) => row.slice(0, 2)),
    ];
    const { rows, doubts, summary } = await readWritten((contract) => {
      writeAnyTable(contract, half(1, 3), { edges: [40, 200, 280] });
      writeAnyTable(contract, half(3, 5), { edges: [320, 480, 570] });
    });
    expect(rows).toEqual(TASKS.map(([task, due]) => ['', '', task, due]));
    expect(doubts).toEqual([]);
    expect(summary).toMatchObject({ otherTables: 0, gaps: [] });
  });

  test('with a date that is struck out has that row flagged', async () => {
    const { doubts } = await readWritten((contract) => {
      writeAnyTable(contract, TASKS, { edges: EDGES });
      contract.page.drawLine({ start: { x: 264, y: 689 }, end: { x: 310, y: 689 }, thickness: 0.7 });
    });
    expect(doubts).toEqual([{ row: 1, kind: 'struck-out', words: '3/11/2031' }]);
  });
});

test.each(['across', 'none'] as const)('a table whose columns nothing separates, lines: %s', async (lines) => {
  const { rows, doubts } = await readWritten((contract) => writeAnyTable(contract, TASKS, { edges: EDGES, lines }));
  expect(rows).toEqual(TASKS.map((row) => ['', '', ...row]));
  expect(doubts).toEqual([]);
});

test('a cell of two lines between lines across is one cell', async () => {
  const rows = [...TASKS, ['Due Diligence Documents\nObjection Deadline', '4/2/2031', 'Buyer', 'Open']];
  const reading = await readWritten((contract) => writeAnyTable(contract, rows, { edges: EDGES, lines: 'across' }));
  expect(reading.rows.at(-1)?.[2]).toBe('Due Diligence Documents Objection Deadline');
  expect(reading.doubts).toEqual([]);
});

test('without any line, a text that may be of either row flags both', async () => {
  const rows = [...TASKS.slice(0, 3), ['or as agreed', '', '', ''], ...TASKS.slice(3)];
  const { doubts } = await readWritten((contract) => writeAnyTable(contract, rows, { edges: EDGES, lines: 'none' }));
  expect(doubts).toEqual([
    { row: 2, kind: 'title-cut-short' },
    { row: 3, kind: 'title-cut-short' },
  ]);
});

test('a table of signatures without a date is none', async () => {
  const signatures = [
    ['Buyer', 'Date'],
    ['Rosa Ibarra', ''],
    ['Odalys Brandt', ''],
  ];
  expect(await refusalOfWritten((contract) => writeAnyTable(contract, signatures, { edges: [60, 300, 540] }))).toBe(
    'CONTRACT_NO_TABLE',
  );
});

test('a scanned table of any form is read too, and every row of it is to check', async () => {
  const page = aScannedPage([
    ['Owner', 'Status', 'Task', 'Due'],
    ['Seller', 'Open', 'Record Title Deadline', '3/11/2031'],
    ['Buyer', 'Open', 'Inspection Objection Deadline', '3/13/2031'],
    ['Buyer', 'Open', 'Survey Deadline', '3/18/2031'],
    ['Buyer', 'Open', 'Closing Date', '4/20/2031'],
  ]);
  const { rows, doubts } = await readWritten(asPages(page));
  expect(rows.map(([, , title, date]) => [title, date])).toEqual([
    ['Task', 'Due'],
    ['Record Title Deadline', '3/11/2031'],
    ['Inspection Objection Deadline', '3/13/2031'],
    ['Survey Deadline', '3/18/2031'],
    ['Closing Date', '4/20/2031'],
  ]);
  expect(doubts.filter(({ kind }) => kind === 'date-hard-to-read').map(({ row }) => row)).toEqual([1, 2, 3, 4]);
});

describe('another place of the file flags a row of any table', () => {
  const flagsOf = async (write: (contract: Contract) => unknown) => {
    const { rows, doubts, summary } = await readWritten((contract) => {
      writeAnyTable(contract, TASKS, { edges: EDGES });
      write({ ...contract, page: contract.document.addPage([612, 792]) });
    });
    return { gaps: summary.gaps, flags: doubts.map(({ row, kind, words }) => [rows[row]?.[2], kind, words]) };
  };

  test('a sentence', async () => {
    const sentence = 'The Closing Date is changed to May 4, 2031.';
    expect(await flagsOf((page) => writeSentences(page, [sentence]))).toEqual({
      gaps: ['dates-elsewhere'],
      flags: [['Closing Date', 'other-day-elsewhere', sentence]],
    });
  });

  test('a table with other columns', async () => {
    const amendment = [
      ['What', 'From', 'To'],
      ['Closing Date', '4/20/2031', '5/4/2031'],
    ];
    expect(await flagsOf((page) => writeAnyTable(page, amendment, { edges: [60, 200, 300, 400] }))).toEqual({
      gaps: ['dates-elsewhere'],
      flags: [['Closing Date', 'other-day-elsewhere', 'Closing Date 4/20/2031 5/4/2031']],
    });
  });

  test('a table with the same columns, which continues it', async () => {
    const amendment = [TASKS[0]!, ['Closing Date', '5/4/2031', 'Buyer', 'Open']];
    const { flags } = await flagsOf((page) => writeAnyTable(page, amendment, { edges: EDGES }));
    expect(flags).toEqual([
      ['Closing Date', 'other-day-for-title', '05/04/2031'],
      ['Closing Date', 'other-day-for-title', '04/20/2031'],
    ]);
  });
});

const SENTENCES = [
  'The closing of this sale shall take place on or before April 20, 2031, at the office of the title company.',
  'Buyer shall deliver written notice of any objection by 3/13/2031. Seller pays for the survey.',
  'If the loan is not approved within 21 days after the Effective Date, Buyer may terminate.',
];

/** Writes running text, a line for each sentence, one paragraph after the other. */
function writeSentences({ page, font }: Contract, sentences: readonly string[] = SENTENCES): void {
  for (const [index, text] of sentences.entries()) page.drawText(text, { x: 60, y: 500 - 30 * index, size: 9, font });
}

describe('a contract in sentences', () => {
  test('offers its dates with their sentences, every one flagged', async () => {
    const { rows, doubts, summary } = await readWritten((contract) => writeSentences(contract));
    expect(rows).toEqual([
      ['', '', 'Sentence', 'Date'],
      ['', '', SENTENCES[0], 'April 20, 2031'],
      ['', '', 'Buyer shall deliver written notice of any objection by 3/13/2031.', '3/13/2031'],
    ]);
    expect(doubts).toEqual([
      { row: 1, kind: 'from-sentence' },
      { row: 2, kind: 'from-sentence' },
    ]);
    expect(summary).toMatchObject({ rows: 2, withDay: 2, needLook: 2, gaps: ['no-table'] });
  });

  test('are read line by line where each line is a list’s own, and each date counts once', async () => {
    const { rows } = await readWritten(({ page, font }) => {
      const lines = ['Inspection: March 11, 2031', 'Closing: April 20, 2031', 'Signed 3/1/2031, received 3/1/2031'];
      for (const [index, text] of lines.entries()) page.drawText(text, { x: 60, y: 500 - 12 * index, size: 9, font });
    });
    expect(rows.slice(1)).toEqual([
      ['', '', 'Inspection: March 11, 2031', 'March 11, 2031'],
      ['', '', 'Closing: April 20, 2031', 'April 20, 2031'],
      ['', '', 'Signed 3/1/2031, received 3/1/2031', '3/1/2031'],
    ]);
  });

  test('next to a table of any form are a warning, if they name another day', async () => {
    const gaps = async (sentence: string) => {
      const { summary } = await readWritten((contract) => {
        writeAnyTable(contract, TASKS, { edges: EDGES });
        writeSentences(contract, [sentence]);
      });
      return summary.gaps;
    };
    expect(await gaps('The Closing Date is changed to May 4, 2031.')).toEqual(['dates-elsewhere']);
    expect(await gaps('The Closing Date is April 20, 2031.')).toEqual([]);
  });

  test('without a date are refused', async () => {
    expect(await refusalOfWritten((contract) => writeSentences(contract, [SENTENCES[2]!]))).toBe('CONTRACT_NO_TABLE');
  });
});
