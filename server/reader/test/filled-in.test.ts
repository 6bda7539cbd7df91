import { aScannedPage } from './builders/a-scanned-page';
import { annotate, dateBox, ROWS, TABLE, writeOpenTable, writeTable } from './builders/pdf-contracts';
import { startReading, withoutReferences } from './reading';

const { readWritten } = startReading();

describe('a contract that was filled in after it was made', () => {
  test('is read with the dates in its form fields', async () => {
    const { rows } = await readWritten((contract) => {
      writeOpenTable(contract);
      for (const [row, [, , , date]] of ROWS.entries()) {
        const field = contract.document.getForm().createTextField(`date.${row}`);
        const [x, y, right, top] = dateBox(row);
        field.setText(date);
        field.addToPage(contract.page, { x, y, width: right - x, height: top - y, font: contract.font });
      }
      contract.document.getForm().updateFieldAppearances(contract.font);
    });
    expect(rows).toEqual(TABLE);
  });

  test('is read with the dates in fields that have no pass of their own yet', async () => {
    const { rows } = await readWritten((contract) => {
      writeOpenTable(contract);
      annotate(
        contract,
        ROWS.map(([, , , date], row) => ({
          Subtype: 'Widget',
          FT: 'Tx',
          T: `text:date.${row}`,
          V: `text:${date}`,
          DA: 'text:/Helv 9 Tf 0 g',
          Rect: dateBox(row),
        })),
      );
    });
    expect(rows).toEqual(TABLE);
  });

  test('is read with the notes that were typed onto it', async () => {
    const { rows } = await readWritten((contract) => {
      writeOpenTable(contract);
      annotate(
        contract,
        ROWS.map(([, , , date], row) => ({
          Subtype: 'FreeText',
          Contents: `text:${date}`,
          DA: 'text:/Helv 9 Tf 0 g',
          Rect: dateBox(row),
        })),
      );
    });
    expect(rows).toEqual(TABLE);
  });

  test('has no date in a field that nobody sees', async () => {
    const { rows } = await readWritten((contract) => {
      writeOpenTable(contract);
      annotate(contract, [
        { Subtype: 'FreeText', F: 2, Contents: 'text:3/4/2031', DA: 'text:/Helv 9 Tf 0 g', Rect: dateBox(0) },
      ]);
    });
    expect(rows[1]).toEqual([...ROWS[0]!.slice(0, 3), '']);
  });

  test('flags a date that was struck out', async () => {
    const [left, bottom, , top] = dateBox(1);
    const right = left + 42;
    const { rows, doubts } = await readWritten((contract) => {
      writeTable(contract);
      annotate(contract, [
        {
          Subtype: 'StrikeOut',
          Rect: dateBox(1),
          QuadPoints: [left, top - 3, right, top - 3, left, bottom + 3, right, bottom + 3],
        },
      ]);
    });
    expect(rows).toEqual(TABLE);
    expect(doubts).toEqual([{ row: 2, kind: 'struck-out' }]);
  });

  test.each([
    ['a pen', { Subtype: 'Ink', InkList: [[428, 686, 450, 695, 475, 684]] }],
    ['a line of several pieces', { Subtype: 'PolyLine', Vertices: [428, 684, 450, 690, 475, 693] }],
    ['a stamp', { Subtype: 'Stamp', Name: 'Void' }],
    ['a slanting line', { Subtype: 'Line', L: [428, 685, 475, 693] }],
  ])('flags a date that %s went over', async (_what, annotation) => {
    const { rows, doubts } = await readWritten((contract) => {
      writeTable(contract);
      annotate(contract, [{ Rect: dateBox(1), ...annotation }]);
    });
    expect(rows).toEqual(TABLE);
    expect(doubts).toEqual([{ row: 2, kind: 'struck-out' }]);
  });

  test('flags a date beside which another was written', async () => {
    const { summary } = await readWritten((contract) => {
      writeTable(contract);
      contract.page.drawText('3/6/2031', { x: 480, y: 702, size: 9, font: contract.font });
    });
    expect(summary).toMatchObject({ rows: 5, withDay: 3, needLook: 1 });
  });

  test('of which a page is a picture is read with what was typed onto the picture', async () => {
    const scanned = aScan((row, column) => column < 3 || row === 0);
    const { rows } = await readWritten(async ({ document, page, font }) => {
      page.drawImage(await document.embedPng(scanned), { x: 0, y: 0, width: 612, height: 792 });
      for (const [row, [, , , date]] of ROWS.entries())
        page.drawText(date, { x: 432, y: 792 - (300 + 56 * (row + 1)) * 0.36, size: 10.5, font });
    });
    expect(withoutReferences(rows)).toEqual(withoutReferences(TABLE));
  });

  test.each([
    [
      'the line of an e-signature',
      'Envelope ID: 5F1C2A7B-90D4-4E6F-8A31-7B2C9D0E1F42 signed on 2/27/2031 by both parties',
    ],
    ['the stamp of a fax', 'Received 03/02/2031 9:14 AM from Front Range Title, page 1 of 1, to 303 555 0144'],
  ])('is read from the scan below %s', async (_what, line) => {
    const { rows, summary } = await readWritten(async ({ document, page, font }) => {
      page.drawText(line, { x: 60, y: 765, size: 8, font });
      page.drawImage(await document.embedPng(aScan()), { x: 61, y: 60, width: 490, height: 634 });
    });
    expect(withoutReferences(rows)).toEqual(withoutReferences(TABLE));
    expect(summary).toMatchObject({ otherTables: 0, unreadPages: [], missingNumbers: [] });
  });
});

/** The table as a scanner sees it, or some of its cells. */
function aScan(shows: (row: number, column: number) => boolean = () => true): Buffer {
  return aScannedPage(TABLE.map((cells, row) => cells.map((text, column) => (shows(row, column) ? text : ''))));
}
