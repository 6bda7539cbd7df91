import { ERRORS } from '@keydate/contracts/errors';
import { createCanvas } from '@napi-rs/canvas';
import { drawObject, PDFName, popGraphicsState, pushGraphicsState, scale } from 'pdf-lib';
import sharp from 'sharp';
import { aPng } from './attack/a-png';
import { aRealtor, type TestPerson } from './people';
import { aContract, annotate, dateBox, HEADER, ROWS, writeOpenTable, writeTable, type Contract, type WrittenRow } from './reading/pdf-contracts';
import { sample, scanFile, told, truthOf } from './scans';
import { startTestServer, type TestServer } from './test-server';

// Files are really read here, by processes of their own; on a busy machine that takes its time.
jest.setTimeout(60_000);

let server: TestServer;
let realtor: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  realtor = await aRealtor(server);
});
afterAll(() => server.close());

async function scan(bytes: Uint8Array) {
  const { body } = await scanFile(server, realtor, bytes);
  return body;
}

/** What is read of a contract that somebody wrote, or did something to. */
async function scanOf(write: (contract: Contract) => unknown) {
  const contract = await aContract();
  await write(contract);
  return scan(await contract.document.save({ updateFieldAppearances: false }));
}

const TABLE = [HEADER, ...ROWS];
const withDates = (...dates: string[]): WrittenRow[] => ROWS.map(([item, reference, title, date], index) => [item, reference, title, dates[index] ?? date] as const);

describe('a contract that was filled in after it was made', () => {
  test('is read with the dates in its form fields', async () => {
    const { result } = await scanOf((contract) => {
      writeOpenTable(contract);
      for (const [row, [, , , date]] of ROWS.entries()) {
        const field = contract.document.getForm().createTextField(`date.${row}`);
        const [x, y, right, top] = dateBox(row);
        field.setText(date);
        field.addToPage(contract.page, { x, y, width: right - x, height: top - y, font: contract.font });
      }
      contract.document.getForm().updateFieldAppearances(contract.font);
    });
    expect(result).toEqual(TABLE);
  });

  test('is read with the dates in fields that have no look of their own yet', async () => {
    const { result } = await scanOf((contract) => {
      writeOpenTable(contract);
      annotate(contract, ROWS.map(([, , , date], row) => ({ Subtype: 'Widget', FT: 'Tx', T: `text:date.${row}`, V: `text:${date}`, DA: 'text:/Helv 9 Tf 0 g', Rect: dateBox(row) })));
    });
    expect(result).toEqual(TABLE);
  });

  test('is read with the notes that were typed onto it', async () => {
    const { result } = await scanOf((contract) => {
      writeOpenTable(contract);
      annotate(contract, ROWS.map(([, , , date], row) => ({ Subtype: 'FreeText', Contents: `text:${date}`, DA: 'text:/Helv 9 Tf 0 g', Rect: dateBox(row) })));
    });
    expect(result).toEqual(TABLE);
  });

  test('has no date in a field that nobody sees', async () => {
    const { result } = await scanOf((contract) => {
      writeOpenTable(contract);
      annotate(contract, [{ Subtype: 'FreeText', F: 2, Contents: 'text:3/4/2031', DA: 'text:/Helv 9 Tf 0 g', Rect: dateBox(0) }]);
    });
    expect(result[1]).toEqual([...ROWS[0]!.slice(0, 3), '']);
  });

  test('raises a doubt about a date that was struck out', async () => {
    const [left, bottom, , top] = dateBox(1);
    const right = left + 42;
    const { result, doubts } = await scanOf((contract) => {
      writeTable(contract);
      annotate(contract, [{ Subtype: 'StrikeOut', Rect: dateBox(1), QuadPoints: [left, top - 3, right, top - 3, left, bottom + 3, right, bottom + 3] }]);
    });
    expect(result).toEqual(TABLE);
    expect(doubts).toEqual([{ row: 2, kind: 'date-read-in-two-ways' }]);
  });

  test.each([
    ['a pen', { Subtype: 'Ink', InkList: [[428, 686, 450, 695, 475, 684]] }],
    ['a line of several pieces', { Subtype: 'PolyLine', Vertices: [428, 684, 450, 690, 475, 693] }],
    ['a stamp', { Subtype: 'Stamp', Name: 'Void' }],
    ['a slanting line', { Subtype: 'Line', L: [428, 685, 475, 693] }],
  ])('raises a doubt about a date that %s went over', async (_what, annotation) => {
    const { result, doubts } = await scanOf((contract) => {
      writeTable(contract);
      annotate(contract, [{ Rect: dateBox(1), ...annotation }]);
    });
    expect(result).toEqual(TABLE);
    expect(doubts).toEqual([{ row: 2, kind: 'date-read-in-two-ways' }]);
  });

  test('raises a doubt about a date beside which another was written', async () => {
    const { message } = await scanOf((contract) => {
      writeTable(contract);
      contract.page.drawText('3/6/2031', { x: 480, y: 702, size: 9, font: contract.font });
    });
    expect(message).toBe('5 rows read, 3 with a day, 1 to look at.');
  });

  test('of which a page is a picture is read with what was typed onto the picture', async () => {
    const scanned = aScan((row, column) => column < 3 || row === 0);
    const { result } = await scanOf(async ({ document, page, font }) => {
      page.drawImage(await document.embedPng(scanned), { x: 0, y: 0, width: 612, height: 792 });
      for (const [row, [, , , date]] of ROWS.entries()) page.drawText(date, { x: 432, y: 792 - (300 + 56 * (row + 1)) * 0.36, size: 10.5, font });
    });
    expect(told(result)).toEqual(told(TABLE));
  });

  test.each([
    ['the line of an e-signature', 'Envelope ID: 5F1C2A7B-90D4-4E6F-8A31-7B2C9D0E1F42 signed on 2/27/2031 by both parties'],
    ['the stamp of a fax', 'Received 03/02/2031 9:14 AM from Front Range Title, page 1 of 1, to 303 555 0144'],
  ])('is read from the scan below %s', async (_what, line) => {
    const { result, extent } = await scanOf(async ({ document, page, font }) => {
      page.drawText(line, { x: 60, y: 765, size: 8, font });
      page.drawImage(await document.embedPng(aScan()), { x: 61, y: 60, width: 490, height: 634 });
    });
    expect(told(result)).toEqual(told(TABLE));
    expect(extent).toEqual({ otherTables: 0 });
  });
});

describe('a contract that carries more than text', () => {
  test('runs none of its scripts', async () => {
    const { result } = await scanOf(({ document, ...rest }) => {
      writeTable({ document, ...rest });
      document.addJavaScript('change', 'this.getField("date.1").value = "1/1/2001"; while (true) {}');
      document.catalog.set(PDFName.of('OpenAction'), document.context.obj({ S: 'JavaScript', JS: 'while (true) {}' }));
    });
    expect(result).toEqual(TABLE);
  });

  test('is not read from the file inside it', async () => {
    const { result } = await scanOf(async (contract) => {
      const inner = await aContract();
      writeTable(inner, withDates('1/1/2001', '1/1/2001'));
      await contract.document.attach(await inner.document.save(), 'older.pdf', { mimeType: 'application/pdf' });
      writeTable(contract);
    });
    expect(result).toEqual(TABLE);
  });

  test('is read although its font is broken', async () => {
    const { result } = await scanOf((contract) => {
      writeTable(contract);
      const { context } = contract.document;
      const broken = context.register(context.stream(Buffer.from('this is no font'.repeat(40)), { Length1: 600 }));
      const descriptor = context.register(context.obj({ Type: 'FontDescriptor', FontName: 'Odd', Flags: 32, FontBBox: [0, 0, 1000, 1000], ItalicAngle: 0, Ascent: 800, Descent: -200, CapHeight: 700, StemV: 80, FontFile2: broken }));
      const widths = Array.from({ length: 224 }, () => 550);
      context.assign(contract.font.ref, context.obj({ Type: 'Font', Subtype: 'TrueType', BaseFont: 'Odd', Encoding: 'WinAnsiEncoding', FirstChar: 32, LastChar: 255, Widths: widths, FontDescriptor: descriptor }));
      contract.font.embed = () => Promise.resolve();
    });
    expect(result).toEqual(TABLE);
  });
});

describe('a contract laid out in an odd way', () => {
  test('of two columns is read in its own column', async () => {
    const { result } = await scanOf((contract) => {
      writeTable(contract, ROWS, { columns: [40, 75, 120, 245], size: 7 });
      for (let line = 0; line < 40; line++) contract.page.drawText('Whoever buys examines the papers of the house before 6/1/2030,', { x: 330, y: 740 - 12 * line, size: 8, font: contract.font });
    });
    expect(result).toEqual(TABLE);
  });

  test('with a counter-proposal gives the newer table, apart from the older, and says so', async () => {
    const { result, message, extent } = await scanOf((contract) => {
      writeTable(contract);
      writeTable({ ...contract, page: contract.document.addPage([612, 792]) }, withDates('3/5/2031', '3/8/2031', 'N/A', '4/2/2031', '4/2/2031'));
    });
    expect(result).toEqual([HEADER, ...withDates('3/5/2031', '3/8/2031', 'N/A', '4/2/2031', '4/2/2031')]);
    expect(message).toBe('5 rows read, 4 with a day, 0 to look at. 1 other table of dates in this file left out.');
    expect(extent).toEqual({ otherTables: 1 });
  });

  test('that shows some rows only gives them the numbers that they have', async () => {
    const rows: WrittenRow[] = [['4', '§ 8', 'Record Title Objection Deadline', '3/4/2031'], ['22', '§ 6', 'Appraisal Deadline', '3/9/2031'], ['39', '§ 12', 'Closing Date', '4/1/2031']];
    expect((await scanOf((contract) => writeTable(contract, rows))).result).toEqual([HEADER, ...rows]);
  });
});

describe('a file that cannot be read gets its own sentence', () => {
  test('300 pages', async () => {
    const { message } = await scanOf((contract) => {
      for (let page = 0; page < 299; page++) writeTable({ ...contract, page: contract.document.addPage([612, 792]) });
    });
    expect(message).toBe(ERRORS.CONTRACT_TOO_MANY_PAGES.message);
  });

  test('a picture of 20,000 × 20,000 dots, though it is a small file', async () => {
    expect((await scan(aPng({ width: 20_000, height: 20_000, depth: 1 }))).message).toBe(ERRORS.CONTRACT_TOO_DETAILED.message);
  });

  test('a picture of 81 megapixels that cannot be read strip by strip', async () => {
    expect((await scan(aPng({ width: 9000, height: 9000, depth: 1, isInterlaced: true }))).message).toBe(ERRORS.CONTRACT_TOO_DETAILED.message);
    expect((await scan(aPng({ width: 9000, height: 9000, depth: 1 }))).message).toBe(ERRORS.CONTRACT_NO_TABLE.message);
  });

  test('a PDF with a picture of more dots than its reader unpacks, below a line of text', async () => {
    const { message } = await scanOf((contract) => {
      contract.page.drawText('Received 03/02/2031 9:14 AM from Front Range Title, page 1 of 1', { x: 60, y: 765, size: 8, font: contract.font });
      paintHugePicture(contract);
    });
    expect(message).toBe(ERRORS.CONTRACT_TOO_DETAILED.message);
  });

  test('a photograph of something else', async () => {
    expect((await scan(await aPhotographOfACat())).message).toBe(ERRORS.CONTRACT_NO_TABLE.message);
  });
});

test('a photograph that shows no edge of the paper is read', async () => {
  const truth = await truthOf('photo-phone');
  const whole = sharp(await sample('photo-phone.jpg'));
  const { width, height } = await whole.metadata();
  const inside = { left: Math.round(width * 0.08), top: Math.round(height * 0.08), width: Math.round(width * 0.84), height: Math.round(height * 0.84) };
  const { result } = await scan(await whole.extract(inside).jpeg({ quality: 90 }).toBuffer());
  expect(told(truth)).toEqual(expect.arrayContaining(told(result.slice(1))));
  expect(result.length - 1).toBeGreaterThanOrEqual(0.92 * truth.length);
});

/** The table as a scanner sees it, or some of its cells. */
function aScan(shows: (row: number, column: number) => boolean = () => true): Buffer {
  const canvas = createCanvas(1700, 2200);
  const context = canvas.getContext('2d');
  Object.assign(context, { fillStyle: '#fff' }).fillRect(0, 0, 1700, 2200);
  Object.assign(context, { fillStyle: '#000', font: '30px Helvetica, Arial, sans-serif' });
  for (const [line, row] of TABLE.entries()) {
    for (const [column, text] of row.entries()) if (shows(line, column)) context.fillText(text, [160, 330, 520, 1200][column]!, 300 + 56 * line);
  }
  return canvas.toBuffer('image/png');
}

/** Paints a picture of 81 megapixels, all of one colour, onto most of the page. */
function paintHugePicture({ document: { context }, page }: Contract): void {
  const side = 9000;
  const picture = context.flateStream(Buffer.alloc((side / 8) * side), { Type: 'XObject', Subtype: 'Image', Width: side, Height: side, ColorSpace: 'DeviceGray', BitsPerComponent: 1 });
  page.pushOperators(pushGraphicsState(), scale(612, 750), drawObject(page.node.newXObject('Picture', context.register(picture))), popGraphicsState());
}

/** Fur, two ears, two eyes and whiskers, in uneven light. */
async function aPhotographOfACat(): Promise<Buffer> {
  const canvas = createCanvas(1200, 900);
  const context = canvas.getContext('2d');
  const light = context.createRadialGradient(500, 300, 50, 600, 450, 800);
  light.addColorStop(0, '#d8b98c');
  light.addColorStop(1, '#3a2b1d');
  Object.assign(context, { fillStyle: light }).fillRect(0, 0, 1200, 900);
  for (let hair = 0; hair < 4000; hair++) {
    const [x, y] = [(hair * 7919) % 1200, (hair * 104_729) % 900];
    context.strokeStyle = hair % 3 === 0 ? '#6b4a2b' : '#c79a63';
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + (hair % 9) - 4, y + 14);
    context.stroke();
  }
  for (const x of [430, 770]) {
    context.fillStyle = '#2f5d2f';
    context.beginPath();
    context.ellipse(x, 420, 60, 45, 0, 0, 7);
    context.fill();
  }
  for (let whisker = 0; whisker < 8; whisker++) {
    context.strokeStyle = '#f5f0e6';
    context.beginPath();
    context.moveTo(600, 560 + 12 * whisker);
    context.lineTo(whisker % 2 === 0 ? 150 : 1050, 500 + 20 * whisker);
    context.stroke();
  }
  return sharp(canvas.toBuffer('image/png')).blur(1).jpeg({ quality: 70 }).toBuffer();
}
