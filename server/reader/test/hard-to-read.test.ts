import sharp from 'sharp';
import { coverWithPicture, type Flattened } from './builders/a-flattened-table';
import { aScannedPage, type PenStroke } from './builders/a-scanned-page';
import { HEADER, ROWS as TYPED, TABLE, writeTable, type WrittenRow } from './builders/pdf-contracts';
import { asPages, asScanned, FIRST, SECOND } from './builders/scanned-contract';
import { startReading, withoutReferences } from './reading';

const { readWritten } = startReading();

/** Over the second date at an angle and beyond its ends, and nearly level over the fifth. */
const PEN: PenStroke[] = [
  [1190, 414, 1270, 404, 1350, 388],
  [1210, 573, 1270, 575, 1330, 567],
];

test('a contract of which the lower half of a page can hardly be read names the page', async () => {
  const whole = asScanned([...FIRST, ...SECOND]);
  const lower = { left: 0, top: 300 + 56 * FIRST.length + 20, width: 1700, height: 56 * (SECOND.length + 1) };
  const blurred = await sharp(whole).extract(lower).blur(5).png().toBuffer();
  const { rows, summary } = await readWritten(
    asPages(
      sharp(whole)
        .composite([{ input: blurred, left: lower.left, top: lower.top }])
        .png()
        .toBuffer(),
    ),
  );
  expect(withoutReferences(rows)).toEqual(expect.arrayContaining(withoutReferences(FIRST)));
  expect(summary.unreadPages).toEqual([1]);
});

test('dates that a pen went through, and one that it hid, are flagged each', async () => {
  const { rows, doubts } = await readWritten(asPages(aScannedPage([HEADER, ...FIRST], PEN)));
  expect(rows).toHaveLength(1 + FIRST.length);
  expect([...new Set(doubts.map(({ row }) => row))]).toEqual([2, 5]);
  expect(doubts).toContainEqual({ row: 2, kind: 'date-not-read' });
  expect(doubts).toContainEqual({ row: 5, kind: 'struck-out' });
});

/** A typed table of two rows, with this picture over the half of the page below it. */
function scanTypedWith(picture: Buffer) {
  return readWritten(async (contract) => {
    writeTable(contract);
    contract.page.drawImage(await contract.document.embedPng(picture), { x: 60, y: 60, width: 490, height: 400 });
  });
}

describe('a typed table with a large picture below it', () => {
  test('is read by its text, and the page named, where the picture shows more rows', async () => {
    const pasted = await sharp(asScanned(FIRST))
      .extract({ left: 0, top: 200, width: 1700, height: 700 })
      .png()
      .toBuffer();
    const { rows, summary } = await scanTypedWith(pasted);
    expect(rows).toEqual(TABLE);
    expect(summary.unreadPages).toEqual([1]);
  });

  test('is read by its text, and nothing named, where the picture shows none', async () => {
    const { rows, summary } = await scanTypedWith(
      await sharp({ create: { width: 980, height: 800, channels: 3, background: '#7a9' } })
        .png()
        .toBuffer(),
    );
    expect(rows).toEqual(TABLE);
    expect(summary.unreadPages).toEqual([]);
  });
});

/** The table below a picture of these rows of it, over less than a tenth of the page. */
function scanFlattened(shown: readonly WrittenRow[], flattened: Flattened = {}) {
  return readWritten(async (contract) => {
    writeTable(contract);
    await coverWithPicture(contract, shown, flattened);
  });
}

describe('a typed table, part of which was made a picture', () => {
  test('flags the day that the picture shows otherwise, and the one that is struck out in it', async () => {
    const shown = TYPED.map((row, index): WrittenRow => (index === 1 ? [row[0], row[1], row[2], '3/17/2031'] : row));
    const { rows, doubts } = await scanFlattened(shown, { struck: [3] });
    expect(rows).toEqual(TABLE);
    expect(doubts).toEqual([
      { row: 2, kind: 'date-read-in-two-ways', words: '3/17/2031' },
      { row: 4, kind: 'struck-out' },
    ]);
  });

  test('flags nothing where the picture shows the same days', async () => {
    const { rows, doubts } = await scanFlattened(TYPED);
    expect(rows).toEqual(TABLE);
    expect(doubts).toEqual([]);
  });
});

test('a logo and a signature beside a typed table flag nothing', async () => {
  const mark = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#247' } })
    .png()
    .toBuffer();
  const { rows, doubts } = await readWritten(async (contract) => {
    writeTable(contract, FIRST);
    const picture = await contract.document.embedPng(mark);
    contract.page.drawImage(picture, { x: 500, y: 620, width: 90, height: 90 });
    contract.page.drawImage(picture, { x: 60, y: 480, width: 200, height: 60 });
  });
  expect(rows).toEqual([HEADER, ...FIRST]);
  expect(doubts).toEqual([]);
});
