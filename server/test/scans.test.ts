import { ERRORS, type ErrorCode } from '@keydate/contracts/errors';
import { scanContract } from '@keydate/contracts/scans';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { ask } from './ask';
import { bundleOf } from '@keydate/reader/files/bundle';
import { encryptedPdf } from '@keydate/reader/test/encrypted-pdf';
import { aPerson, aRealtor, type TestPerson } from './people';
import { sample, scanFile, truthOf } from './scans';
import { startServerOnOwnDatabase } from './own-database';
import type { TestServer } from './test-server';

let server: TestServer;
let realtor: TestPerson;
beforeAll(async () => {
  server = await startServerOnOwnDatabase();
  realtor = await aRealtor(server);
});
afterAll(() => server.close());

const scan = (bytes: Uint8Array) => scanFile(server, realtor, bytes);

async function pdfOfPages(count: number): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  for (let page = 0; page < count; page++) document.addPage().drawText('Nothing is due here.');
  return document.save();
}

describe('scanning a contract', () => {
  test('gives every row in its own words, and says how many it read, how many have a day and how many need a look', async () => {
    const { status, body } = await scan(await sample('typed-ruled.pdf'));
    expect(status).toBe(201);
    expect(body.result).toEqual([
      ['Item No.', 'Reference', 'Event', 'Date or Deadline'],
      ...(await truthOf('typed-ruled')),
    ]);
    expect(body.message).toBe('43 rows read, 29 with a day, 0 to look at.');
    expect(body.doubts).toEqual([]);
  });
});

describe('who may scan', () => {
  test('is a member of a company', async () => {
    const person = await aPerson(server, { role: 'SuperRealtor' });
    const { status, body } = await scanFile(server, person, new Uint8Array(5_000_000));
    expect({ status, message: body.message }).toEqual(ERRORS.COMPANY_MISSING);
  });
});

describe('a file that holds no contract gets its own sentence', () => {
  const files: [string, () => Promise<Uint8Array>, ErrorCode][] = [
    ['no bytes', async () => new Uint8Array(), 'CONTRACT_EMPTY'],
    ['text in a file called .pdf', async () => Buffer.from('Dear Sir or Madam'), 'CONTRACT_WRONG_TYPE'],
    [
      'a picture of another kind',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
          .gif()
          .toBuffer(),
      'CONTRACT_WRONG_TYPE',
    ],
    [
      'an archive that poses as ours',
      async () => bundleOf([{ name: 'one.pdf', bytes: await sample('typed-ruled.pdf') }]),
      'CONTRACT_WRONG_TYPE',
    ],
    ['a picture of an iPhone', async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'CONTRACT_HEIC'],
    ['a password', encryptedPdf, 'CONTRACT_ENCRYPTED'],
    ['301 pages', () => pdfOfPages(301), 'CONTRACT_TOO_MANY_PAGES'],
    ['no table', () => pdfOfPages(2), 'CONTRACT_NO_TABLE'],
    ['half of a PDF', async () => (await sample('typed-ruled.pdf')).subarray(0, 60_000), 'CONTRACT_BROKEN'],
    ['half of a photograph', async () => (await sample('photo-phone.jpg')).subarray(0, 60_000), 'CONTRACT_BROKEN'],
    [
      'a photograph of a blank wall',
      () =>
        sharp({ create: { width: 900, height: 1200, channels: 3, background: '#9a9a90' } })
          .jpeg()
          .toBuffer(),
      'CONTRACT_NO_TABLE',
    ],
    ['26 MB', async () => new Uint8Array(26 * 1024 * 1024), 'CONTRACT_TOO_LARGE'],
  ];

  test.each(files)('%s', async (_what, bytes, code) => {
    const { status, body } = await scan(await bytes());
    expect({ status, message: body.message }).toEqual(ERRORS[code]);
  });

  test('no file at all', async () => {
    const { body } = await ask(server, scanContract, { token: realtor.token });
    expect(body.message).toBe(ERRORS.CONTRACT_MISSING.message);
  });
});
