import { aScannedPage } from './builders/a-scanned-page';
import { HEADER } from './builders/pdf-contracts';
import { asPages, asScanned, FIRST, outOfFocus, SECOND, THIRD } from './builders/scanned-contract';
import { startReading, withoutReferences } from './reading';

const { readWritten } = startReading();

describe('a contract of which a page can hardly be read', () => {
  test('in the middle of its table gives the rows of the others, and names the page and the numbers that are missing', async () => {
    const { rows, summary } = await readWritten(
      asPages(asScanned(FIRST), outOfFocus(asScanned(SECOND)), asScanned(THIRD)),
    );
    expect(withoutReferences(rows)).toEqual(withoutReferences([HEADER, ...FIRST, ...THIRD]));
    expect(summary).toEqual({
      rows: 16,
      withDay: 16,
      needLook: 0,
      otherTables: 0,
      unreadPages: [2],
      missingNumbers: [{ first: 9, last: 16 }],
      gaps: [],
      pagesLeftOut: [],
    });
  });

  test('at the end of its table names the page', async () => {
    const { rows, summary } = await readWritten(asPages(asScanned(FIRST), outOfFocus(asScanned(SECOND))));
    expect(withoutReferences(rows)).toEqual(withoutReferences([HEADER, ...FIRST]));
    expect(summary).toMatchObject({ otherTables: 0, unreadPages: [2], missingNumbers: [] });
  });

  test('at the beginning of its table names the page and the numbers', async () => {
    const { summary } = await readWritten(asPages(outOfFocus(asScanned(FIRST)), asScanned(SECOND)));
    expect(summary).toMatchObject({ otherTables: 0, unreadPages: [1], missingNumbers: [{ first: 1, last: 8 }] });
  });
});

test('a contract that can be read, with other tables before and behind that of its dates, names nothing', async () => {
  const parties = aScannedPage([
    ['No.', 'Party', 'Role', 'Since'],
    ...['Nora Fielding', 'Ruth Beck', 'Ada Quill', 'Ines Moor', 'Jane Orr'].map((name, index) => [
      String(index + 1),
      'Buyer',
      name,
      '2029',
    ]),
  ]);
  const payments = aScannedPage([
    ['No.', 'Reference', 'Item', 'Amount'],
    ...['Earnest Money', 'New Loan', 'Seller Loan', 'Cash at Closing', 'Total'].map((name, index) => [
      String(index + 1),
      '§ 4.3',
      name,
      '$12,000.00',
    ]),
  ]);
  const { summary } = await readWritten(asPages(parties, asScanned(FIRST), payments));
  expect(summary).toMatchObject({ otherTables: 0, unreadPages: [], missingNumbers: [] });
});
