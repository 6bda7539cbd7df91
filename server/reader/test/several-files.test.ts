import { bundleOf } from '../src/files/bundle';
import { openPictureDocument } from '../src/files/picture-document';
import { openPdfDocument } from '../src/pdf/pdf-document';
import { drawPictures } from '../src/sources/draw-pictures';
import { HEADER, writeTable, written, type WrittenRow } from './builders/pdf-contracts';
import { startReading } from './reading';

const { read, refusalOf } = startReading();

const ROWS: WrittenRow[] = [
  ['1', '§ 3', 'Time of Day Deadline', '5:00 PM MT'],
  ['2', '§ 4', 'Alternative Earnest Money Deadline', '3/2/2031'],
  ['3', '§ 8', 'Record Title Deadline (and Tax Certificate)', '3/4/2031'],
  ['4', '§ 8', 'Record Title Objection Deadline', '3/6/2031'],
  ['5', '§ 8', 'Off-Record Title Deadline', '3/8/2031'],
  ['6', '§ 8', 'Off-Record Title Objection Deadline', '3/10/2031'],
];

const fileOf = async (name: string, rows: WrittenRow[]) => ({
  name,
  bytes: await written((contract) => writeTable(contract, rows)),
});

test('several files are one contract, with its rows in the order of their item numbers', async () => {
  const [first, second] = [await fileOf('page-1.pdf', ROWS.slice(0, 3)), await fileOf('page-2.pdf', ROWS.slice(3))];
  expect((await read(bundleOf([second, first]))).rows).toEqual([HEADER, ...ROWS]);
});

test('their rows have the pages and the pictures of all files', async () => {
  const files = bundleOf([await fileOf('page-1.pdf', ROWS.slice(0, 3)), await fileOf('page-2.pdf', ROWS.slice(3))]);
  const { sources = [], sheets = [] } = await read(files);
  const tools = { openPdf: openPdfDocument, openPicture: openPictureDocument };
  const pictures = await drawPictures(files, { sources, sheets }, tools, () => undefined);
  expect(sources.map(({ page }) => page)).toEqual([1, 1, 1, 2, 2, 2]);
  expect([pictures.sheets.length, pictures.rows.length]).toEqual([2, 6]);
});

test('a damaged file among them refuses the contract: its rows would be missing', async () => {
  const damaged = { name: 'page-2.pdf', bytes: Buffer.from('%PDF-1.7 and then the line broke') };
  expect(await refusalOf(bundleOf([await fileOf('page-1.pdf', ROWS), damaged]))).toBe('CONTRACT_BROKEN');
});
