import { aPictureOfATable } from '@keydate/reader/test/a-picture';
import { aTextractReply } from '../../../test/textract/a-textract-reply';
import { startTextractService, type TextractService } from '../../../test/textract/textract-service';
import { ReadingRefused } from '@keydate/reader/reading-refused';
import { readContract } from '@keydate/reader/read-contract';
import { blankImage } from '@keydate/reader/picture/gray-image';
import type { ContractDocument } from '@keydate/reader/reading-tools';
import { explainRefusal } from './explain-refusal';
import { startTextract } from './start-textract';
import { textractLayout } from './textract-layout';

const HEADER = ['Item No.', 'Reference', 'Event', 'Date or Deadline'];
const FIRST = [
  HEADER,
  ['1', '§ 3', 'Time of Day Deadline', 'N/A'],
  ['', '', 'Title', ''],
  ['2', '§ 8', 'Record Title Deadline', '3/4/2031'],
  ['3', '§ 8', 'Record Title Objection', ''],
  ['', '', 'Deadline', '3/9/2031'],
];
const SECOND = [
  HEADER,
  ['4', '§ 12', 'Closing Date', '4/1/2031'],
  ['5', '§ 17', { text: 'Possession Date', confidence: 48 }, { text: '4/1/2031', confidence: 51 }],
];

let service: TextractService;
const environment = process.env;

beforeEach(async () => {
  service = await startTextractService();
  process.env = { ...environment, ...service.environment };
});
afterEach(async () => {
  process.env = environment;
  await service.close();
});

const [aTable, noTable] = [aPictureOfATable(), blankImage(680, 880)];

function answers(...pages: Parameters<typeof aTextractReply>[0][]): void {
  service.answers.push(...pages.map((rows) => aTextractReply(rows)));
}

/** Reads a contract of this many scanned pages with the service. */
function read(pages: number, pictures = Array.from({ length: pages }, () => aTable)) {
  const document: ContractDocument = {
    pageCount: pages,
    page: (number) =>
      Promise.resolve({ typed: () => Promise.resolve(null), picture: () => Promise.resolve(pictures[number - 1]!) }),
    close: () => Promise.resolve(),
  };
  const open = () => Promise.resolve(document);
  const unused = () => Promise.reject(new Error('the recognizer of this machine is not asked'));
  return readContract(
    Buffer.from('%PDF-1.7 %%EOF'),
    { openPdf: open, openPicture: open, recognizer: unused, pageReader: startTextract },
    () => undefined,
  );
}

test('the service parts rows where a numbered one follows another, and leaves a line of a title to where it stands', () => {
  const rows = [
    HEADER,
    ['1', '§ 3', 'Time of Day Deadline', 'N/A'],
    ['', '', 'Off-Record', ''],
    ['2', '§ 8', 'Title Deadline', '3/9/2031'],
    [{ text: '3', down: 2 }, { text: '§ 8', down: 2 }, 'Record', ''],
    ['', '', 'Title Deadline', '3/4/2031'],
    ['4', '§ 12', 'Closing Date', '4/1/2031'],
  ];
  const { rulings } = textractLayout(aTextractReply(rows, 0).Blocks ?? [], 1000, 1000);
  expect(rulings.across.map(({ at }) => Math.round(at))).toEqual([30, 108, 156]);
});

test('a line number of the margin makes no row of the line of a title beside it', () => {
  const rows = [
    ['100', 'No.', 'Event', 'Deadline'],
    ['101', '1', 'Record Title', '3/4/2031'],
    ['102', '', 'Deadline', ''],
    ['103', '2', 'Closing Date', '4/1/2031'],
    ['104', '3', 'Possession Date', '4/2/2031'],
  ];
  const { rulings } = textractLayout(aTextractReply(rows, 0).Blocks ?? [], 1000, 1000);
  expect(rulings.across.map(({ at }) => Math.round(at))).toEqual([30, 120]);
});

describe('a contract read by AWS Textract', () => {
  test('gives one table of all its pages: one header, numbered rows, no headings of sections, wrapped titles joined', async () => {
    answers(FIRST, SECOND);
    const { rows } = await read(2);
    expect(rows).toEqual([
      HEADER,
      ['1', '§ 3', 'Time of Day Deadline', 'N/A'],
      ['2', '§ 8', 'Record Title Deadline', '3/4/2031'],
      ['3', '§ 8', 'Record Title Objection Deadline', '3/9/2031'],
      ['4', '§ 12', 'Closing Date', '4/1/2031'],
      ['5', '§ 17', 'Possession Date', '4/1/2031'],
    ]);
  });

  test.each([
    ['from the left', false],
    ['in the middle', true],
  ])(
    'whose headings of sections lie across several columns, %s, has none of them in a title',
    async (_where, centred) => {
      const across = (text: string) => [{ text, across: 4, centred }];
      answers([
        HEADER,
        across('Title'),
        ['1', '§ 8', 'Record Title Deadline', '3/4/2031'],
        across('Inspection and Due Diligence'),
        ['2', '§ 10', 'Inspection Objection Deadline', '3/9/2031'],
        across('Closing and Possession'),
        ['3', '§ 12', 'Closing Date', '4/1/2031'],
      ]);
      expect((await read(1)).rows).toEqual([
        HEADER,
        ['1', '§ 8', 'Record Title Deadline', '3/4/2031'],
        ['2', '§ 10', 'Inspection Objection Deadline', '3/9/2031'],
        ['3', '§ 12', 'Closing Date', '4/1/2031'],
      ]);
    },
  );

  test('whose numbers stand beside the middle of a title on two lines, each taken for a row, keeps the title whole', async () => {
    const beside = (text: string) => ({ text, down: 2 });
    answers([
      HEADER,
      ['1', '§ 3', 'Time of Day Deadline', 'N/A'],
      [beside('2'), beside('§ 8'), 'Off-Record', beside('3/9/2031')],
      ['', '', 'Title Deadline', ''],
      [beside('3'), beside('§ 8'), 'Off-Record Title', beside('3/12/2031')],
      ['', '', 'Objection Deadline', ''],
    ]);
    expect((await read(1)).rows).toEqual([
      HEADER,
      ['1', '§ 3', 'Time of Day Deadline', 'N/A'],
      ['2', '§ 8', 'Off-Record Title Deadline', '3/9/2031'],
      ['3', '§ 8', 'Off-Record Title Objection Deadline', '3/12/2031'],
    ]);
  });

  test('is asked page by page for its tables, with the page as a picture, in the name of whoever runs the server', async () => {
    answers(FIRST, SECOND);
    await read(2);
    expect(service.asked).toHaveLength(2);
    for (const { target, authorization, body } of service.asked) {
      expect({ target, features: body.FeatureTypes }).toEqual({
        target: 'Textract.AnalyzeDocument',
        features: ['TABLES'],
      });
      expect(authorization).toMatch(
        /^AWS4-HMAC-SHA256 Credential=invented\/\d{8}\/us-west-2\/textract\/aws4_request, /,
      );
      expect(Buffer.from(body.Document.Bytes, 'base64').subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    }
  });

  test('tells what the service was not sure of', async () => {
    answers(FIRST, SECOND);
    expect((await read(2)).doubts).toEqual([
      { row: 5, kind: 'title-hard-to-read' },
      { row: 5, kind: 'date-hard-to-read' },
    ]);
  });

  test('flags a date that reaches the edge of the picture, and says so of the whole table', async () => {
    answers([...FIRST, ['4', '§ 12', 'Closing Date', 'Wednesday, September 10, 2031']]);
    expect(await read(1)).toMatchObject({
      doubts: [{ row: 4, kind: 'date-cut-off' }],
      summary: { gaps: ['dates-cut-off'] },
    });
  });

  test('is sent to its end, for a counter-proposal may follow, save what holds no table', async () => {
    answers(FIRST, FIRST);
    const { summary } = await read(4, [aTable, noTable, noTable, aTable]);
    expect(summary).toMatchObject({ rows: 3, otherTables: 1 });
    expect(service.asked).toHaveLength(2);
  });
});

describe('a page that AWS Textract does not read', () => {
  const read = async (answerMs?: number) => (await startTextract(answerMs)).readPage(noTable);

  test.each(['ThrottlingException', 'ProvisionedThroughputExceededException', 'LimitExceededException'])(
    'for it has too much to do (%s) is told so',
    (name) => {
      expect(explainRefusal(Object.assign(new Error(), { name }))).toEqual(new ReadingRefused('SCAN_BUSY'));
    },
  );

  test('at first, for it had too much to do, is read all the same', async () => {
    service.answers.push(
      { refuses: 'ThrottlingException' },
      aTextractReply([['1', '§ 12', 'Closing Date', '4/1/2031']]),
    );
    expect((await read()).words).toHaveLength(6);
  });

  test('for it never answers is told to have taken too long', async () => {
    service.answers.push(null);
    await expect(read(50)).rejects.toEqual(new ReadingRefused('SCAN_TIMED_OUT'));
    expect(service.asked).toHaveLength(4);
  });

  test.each([
    'AccessDeniedException',
    'ExpiredTokenException',
    'UnrecognizedClientException',
    'InvalidParameterException',
    'BadDocumentException',
    'UnsupportedDocumentException',
    'DocumentTooLargeException',
  ])('for it refuses what the server sent (%s) is a failure that names the reason, asked for once', async (refuses) => {
    service.answers.push({ refuses, because: 'not like this' });
    await expect(read()).rejects.toThrow(`${refuses}: not like this`);
    expect(service.asked).toHaveLength(1);
  });

  test('for it is not there is a failure that names the reason', async () => {
    process.env.AWS_ENDPOINT_URL = 'http://127.0.0.1:1';
    await expect(read()).rejects.toThrow('ECONNREFUSED');
  });

  test('for it could not follow the signature says nothing of what was signed', async () => {
    service.answers.push({
      refuses: 'InvalidSignatureException',
      because:
        "The signature does not match.\n\nThe Canonical String should have been\n'POST\nx-amz-security-token:a-token'",
    });
    await expect(read()).rejects.toEqual(
      new Error('AWS Textract did not read a page: InvalidSignatureException: The signature does not match.'),
    );
  });
});
