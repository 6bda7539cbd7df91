import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aPictureOfATable } from '../../../test/reading/a-picture';
import { aTextractReply } from '../../../test/reading/a-textract-reply';
import { AppError } from '../../app-error';
import { readContract } from '../../modules/scans/reading/read-contract';
import { blankImage } from '../../modules/scans/reading/raster/gray-image';
import type { ContractDocument } from '../../modules/scans/reading/reading-tools';
import { startTextract } from './start-textract';

const HEADER = ['Item No.', 'Reference', 'Event', 'Date or Deadline'];
const FIRST = [HEADER, ['1', '§ 3', 'Time of Day Deadline', 'N/A'], ['', '', 'Title', ''], ['2', '§ 8', 'Record Title Deadline', '3/4/2031'], ['3', '§ 8', 'Record Title Objection', ''], ['', '', 'Deadline', '3/9/2031']];
const SECOND = [HEADER, ['4', '§ 12', 'Closing Date', '4/1/2031'], ['5', '§ 17', { text: 'Possession Date', confidence: 48 }, { text: '4/1/2031', confidence: 51 }]];

/** A service that gives these answers, one to a request, and keeps what it was sent. */
let service: Server;
let answers: { status: number; body: unknown; type?: string }[];
let asked: { target: unknown; body: { FeatureTypes: string[]; Document: { Bytes: string } } }[];
const environment = process.env;

beforeEach(async () => {
  [answers, asked] = [[], []];
  service = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => {
      asked.push({ target: request.headers['x-amz-target'], body: JSON.parse(Buffer.concat(chunks).toString()) as (typeof asked)[number]['body'] });
      const { status, body, type } = answers.shift() ?? { status: 500, body: {} };
      response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1', ...(type && { 'x-amzn-errortype': type }) }).end(JSON.stringify(body));
    });
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  const { port } = service.address() as AddressInfo;
  process.env = { ...environment, AWS_ENDPOINT_URL: `http://127.0.0.1:${port}`, AWS_REGION: 'us-west-2', AWS_ACCESS_KEY_ID: 'invented', AWS_SECRET_ACCESS_KEY: 'invented' };
});
afterEach(async () => {
  process.env = environment;
  service.closeAllConnections();
  service.close();
  await once(service, 'close');
});

const [aTable, noTable] = [aPictureOfATable(), blankImage(680, 880)];

/** A contract of so many scanned pages, read with the service. */
function read(pages: number, pictures = Array.from({ length: pages }, () => aTable)) {
  const document: ContractDocument = {
    pageCount: pages,
    page: (number) => Promise.resolve({ typed: () => Promise.resolve(null), picture: () => Promise.resolve(pictures[number - 1]!) }),
    close: () => Promise.resolve(),
  };
  const open = () => Promise.resolve(document);
  const unused = () => Promise.reject(new Error('the recogniser of this machine is not asked'));
  return readContract(Buffer.from('%PDF-1.7 %%EOF'), { openPdf: open, openPicture: open, recogniser: unused, pageReader: startTextract }, () => undefined);
}

describe('a contract read by AWS Textract', () => {
  test('gives one table of all its pages: one header, numbered rows, no headings of sections, wrapped titles joined', async () => {
    answers = [FIRST, SECOND].map((rows) => ({ status: 200, body: aTextractReply(rows) }));
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

  test('whose headings of sections lie across several columns has none of them in a title', async () => {
    const across = (text: string) => [{ text, across: 4 }];
    answers = [[HEADER, across('Title'), ['1', '§ 8', 'Record Title Deadline', '3/4/2031'], across('Inspection and Due Diligence'), ['2', '§ 10', 'Inspection Objection Deadline', '3/9/2031'], across('Closing and Possession'), ['3', '§ 12', 'Closing Date', '4/1/2031']]]
      .map((rows) => ({ status: 200, body: aTextractReply(rows) }));
    expect((await read(1)).rows).toEqual([HEADER, ['1', '§ 8', 'Record Title Deadline', '3/4/2031'], ['2', '§ 10', 'Inspection Objection Deadline', '3/9/2031'], ['3', '§ 12', 'Closing Date', '4/1/2031']]);
  });

  test('is asked page by page for its tables, with the page as a picture', async () => {
    answers = [FIRST, SECOND].map((rows) => ({ status: 200, body: aTextractReply(rows) }));
    await read(2);
    expect(asked.map(({ target, body }) => [target, body.FeatureTypes])).toEqual([['Textract.AnalyzeDocument', ['TABLES']], ['Textract.AnalyzeDocument', ['TABLES']]]);
    expect(Buffer.from(asked[0]!.body.Document.Bytes, 'base64').subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  });

  test('tells what the service was not sure of', async () => {
    answers = [FIRST, SECOND].map((rows) => ({ status: 200, body: aTextractReply(rows) }));
    expect((await read(2)).doubts).toEqual([{ row: 5, kind: 'title-hard-to-read' }, { row: 5, kind: 'date-hard-to-read' }]);
  });

  test('is sent to its end, for a counter-proposal may follow, save what holds no table', async () => {
    answers = [FIRST, FIRST].map((rows) => ({ status: 200, body: aTextractReply(rows) }));
    const { summary } = await read(4, [aTable, noTable, noTable, aTable]);
    expect(summary).toMatchObject({ rows: 3, otherTables: 1 });
    expect(asked).toHaveLength(2);
  });

  test.each([
    ['BadDocumentException', 'CONTRACT_BROKEN'],
    ['DocumentTooLargeException', 'CONTRACT_TOO_LARGE'],
    ['LimitExceededException', 'SCAN_BUSY'],
  ] as const)('that the service refuses (%s) is told in a sentence', async (type, code) => {
    answers = Array.from({ length: 8 }, () => ({ status: 400, type, body: { __type: type, message: 'no' } }));
    await expect(read(1)).rejects.toEqual(new AppError(code));
  });

  test('whose service refuses the server itself is a failure that names the reason', async () => {
    answers = [{ status: 400, type: 'AccessDeniedException', body: { __type: 'AccessDeniedException', message: 'not yours' } }];
    await expect(read(1)).rejects.toThrow('not yours');
  });
});
