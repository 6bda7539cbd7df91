import { rowsOfForm } from '../bench/hard/rows-of-form';
import { drawStated } from '../bench/stated/draw-stated';
import { STATED_CASES } from '../bench/stated/stated-cases';
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

describe('of contracts in one upload', () => {
  const [ours, , , withoutZip, , , , , ofAnApartment] = STATED_CASES;
  const filesOf = async (...cases: typeof STATED_CASES) => {
    const files = await Promise.all(cases.map((one, number) => drawStated(3 * number, one)));
    return bundleOf(files.map((bytes, number) => ({ name: `contract-${number}.pdf`, bytes })));
  };
  const titlesAndDays = (rows: readonly (readonly string[])[]) => rows.map(([, , title, day]) => [title, day]);

  test('with another property, the first is read, and nothing of the second', async () => {
    const { rows, summary, facts } = await read(await filesOf(withoutZip!, ofAnApartment!));
    expect(titlesAndDays(rows.slice(1))).toEqual(titlesAndDays(rowsOfForm(0).rows));
    expect(summary).toMatchObject({ nextContract: 5, otherTables: 0 });
    expect(facts?.address?.value).toEqual(withoutZip!.truth.address);
    expect(facts?.buyers?.value).toEqual([{ name: 'Nora Fielding' }]);
    expect(facts?.mec?.value).toBe(withoutZip!.truth.mec);
  });

  test('with another property, the second is read if the first has no table of dates, and the reply says so', async () => {
    const files = await Promise.all([drawStated(0, withoutZip!, []), drawStated(3, ofAnApartment!)]);
    const { rows, summary, facts } = await read(bundleOf(files.map((bytes, at) => ({ name: `${at}.pdf`, bytes }))));
    expect(titlesAndDays(rows.slice(1))).toEqual(titlesAndDays(rowsOfForm(3).rows));
    expect(summary.gaps).toEqual(['first-contract-undated']);
    expect(summary.nextContract).toBeUndefined();
    expect(facts?.address?.value).toEqual(ofAnApartment!.truth.address);
  });

  test('with the same property and buyers, the later version is read', async () => {
    const { rows, summary } = await read(await filesOf(ours!, ours!));
    expect(titlesAndDays(rows.slice(1))).toEqual(titlesAndDays(rowsOfForm(3).rows));
    expect(summary).toMatchObject({ otherTables: 1 });
    expect(summary.nextContract).toBeUndefined();
  });
});
