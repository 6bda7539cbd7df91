import type { LeftOutReason } from '@keydate/contracts/scans';
import {
  drawObject,
  PDFName,
  PDFNumber,
  type PDFRef,
  popGraphicsState,
  pushGraphicsState,
  scale,
  translate,
} from 'pdf-lib';
import { aPng } from './builders/a-png';
import { aContract, HEADER, ROWS, TABLE, writeTable, type Contract, type WrittenRow } from './builders/pdf-contracts';
import { startReading } from './reading';

const { readWritten, refusalOf, refusalOfWritten } = startReading();

const withDates = (...dates: string[]): WrittenRow[] =>
  ROWS.map(([item, reference, title, date], index) => [item, reference, title, dates[index] ?? date] as const);

describe('a contract that carries more than text', () => {
  test('runs none of its scripts', async () => {
    const { rows } = await readWritten(({ document, ...rest }) => {
      writeTable({ document, ...rest });
      document.addJavaScript('change', 'this.getField("date.1").value = "1/1/2001"; while (true) {}');
      document.catalog.set(PDFName.of('OpenAction'), document.context.obj({ S: 'JavaScript', JS: 'while (true) {}' }));
    });
    expect(rows).toEqual(TABLE);
  });

  test('is not read from the file inside it', async () => {
    const { rows } = await readWritten(async (contract) => {
      const inner = await aContract();
      writeTable(inner, withDates('1/1/2001', '1/1/2001'));
      await contract.document.attach(await inner.document.save(), 'older.pdf', { mimeType: 'application/pdf' });
      writeTable(contract);
    });
    expect(rows).toEqual(TABLE);
  });

  test('is read although its font is broken', async () => {
    const { rows } = await readWritten((contract) => {
      writeTable(contract);
      const { context } = contract.document;
      const broken = context.register(context.stream(Buffer.from('this is no font'.repeat(40)), { Length1: 600 }));
      const descriptor = context.register(
        context.obj({
          Type: 'FontDescriptor',
          FontName: 'Odd',
          Flags: 32,
          FontBBox: [0, 0, 1000, 1000],
          ItalicAngle: 0,
          Ascent: 800,
          Descent: -200,
          CapHeight: 700,
          StemV: 80,
          FontFile2: broken,
        }),
      );
      const widths = Array.from({ length: 224 }, () => 550);
      context.assign(
        contract.font.ref,
        context.obj({
          Type: 'Font',
          Subtype: 'TrueType',
          BaseFont: 'Odd',
          Encoding: 'WinAnsiEncoding',
          FirstChar: 32,
          LastChar: 255,
          Widths: widths,
          FontDescriptor: descriptor,
        }),
      );
      contract.font.embed = () => Promise.resolve();
    });
    expect(rows).toEqual(TABLE);
  });
});

describe('a contract laid out in an odd way', () => {
  test('is read although each of its texts is drawn twice, as bold letters are faked', async () => {
    const { rows } = await readWritten((contract) => {
      writeTable(contract);
      contract.page.pushOperators(pushGraphicsState(), translate(0.3, 0));
      writeTable(contract);
      contract.page.pushOperators(popGraphicsState());
    });
    expect(rows).toEqual(TABLE);
  });

  test.each([0.5, 3])('is read on a page whose unit is %d points', async (points) => {
    const { rows } = await readWritten((contract) => {
      contract.page.node.set(PDFName.of('UserUnit'), PDFNumber.of(points));
      writeTable(contract);
    });
    expect(rows).toEqual(TABLE);
  });

  test('of two columns is read in its own column', async () => {
    const { rows } = await readWritten((contract) => {
      writeTable(contract, ROWS, { columns: [40, 75, 120, 245], size: 7 });
      for (let line = 0; line < 40; line++)
        contract.page.drawText('Whoever buys examines the papers of the house before 6/1/2030,', {
          x: 330,
          y: 740 - 12 * line,
          size: 8,
          font: contract.font,
        });
    });
    expect(rows).toEqual(TABLE);
  });

  test('with a counter-proposal gives the newer table, apart from the older, and says so', async () => {
    const { rows, summary } = await readWritten((contract) => {
      writeTable(contract);
      writeTable(
        { ...contract, page: contract.document.addPage([612, 792]) },
        withDates('3/5/2031', '3/8/2031', 'N/A', '4/2/2031', '4/2/2031'),
      );
    });
    expect(rows).toEqual([HEADER, ...withDates('3/5/2031', '3/8/2031', 'N/A', '4/2/2031', '4/2/2031')]);
    expect(summary).toEqual({
      form: 'colorado',
      rows: 5,
      withDay: 4,
      needLook: 0,
      otherTables: 1,
      unreadPages: [],
      missingNumbers: [],
      gaps: [],
      pagesLeftOut: [],
    });
  });

  test('that shows some rows only gives them the numbers that they have', async () => {
    const rows: WrittenRow[] = [
      ['4', '§ 8', 'Record Title Objection Deadline', '3/4/2031'],
      ['22', '§ 6', 'Appraisal Deadline', '3/9/2031'],
      ['39', '§ 12', 'Closing Date', '4/1/2031'],
    ];
    expect((await readWritten((contract) => writeTable(contract, rows))).rows).toEqual([HEADER, ...rows]);
  });
});

describe('a file that cannot be read is refused with its own code', () => {
  test('301 pages', async () => {
    const refusal = await refusalOfWritten(({ document }) => {
      for (let page = 0; page < 300; page++) document.addPage([612, 792]);
    });
    expect(refusal).toBe('CONTRACT_TOO_MANY_PAGES');
  });

  test('61 pages that are pictures', async () => {
    const refusal = await refusalOfWritten(async (contract) => {
      writeTable(contract);
      const picture = await contract.document.embedPng(aPng({ width: 8, height: 8, depth: 1 }));
      for (let page = 0; page < 61; page++)
        contract.document.addPage([612, 792]).drawImage(picture, { x: 0, y: 0, width: 612, height: 792 });
    });
    expect(refusal).toBe('CONTRACT_TOO_MANY_PAGES');
  });

  test('a picture of 20,000 × 20,000 dots, though it is a small file', async () => {
    expect(await refusalOf(aPng({ width: 20_000, height: 20_000, depth: 1 }))).toBe('CONTRACT_TOO_DETAILED');
  });

  test('a picture of 81 megapixels that cannot be read strip by strip', async () => {
    const picture = aPng({ width: 9000, height: 9000, depth: 1, isInterlaced: true });
    expect(await refusalOf(picture)).toBe('CONTRACT_TOO_DETAILED');
  });

  test('a PDF with a picture of more dots than its reader unpacks, below a line of text', async () => {
    const refusal = await refusalOfWritten((contract) => {
      contract.page.drawText('Received 03/02/2031 9:14 AM from Front Range Title, page 1 of 1', {
        x: 60,
        y: 765,
        size: 8,
        font: contract.font,
      });
      paintHugePicture(contract);
    });
    expect(refusal).toBe('CONTRACT_TOO_DETAILED');
  });

  test('a form that only Adobe Reader shows', async () => {
    const refusal = await refusalOfWritten(({ document, page, font }) => {
      page.drawText('Please wait... If this message is not eventually replaced, open the file elsewhere.', {
        x: 60,
        y: 700,
        size: 9,
        font,
      });
      const form = document.context.register(
        document.context.stream('<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"/>'),
      );
      document.catalog.set(PDFName.of('AcroForm'), document.context.obj({ Fields: [], XFA: form }));
    });
    expect(refusal).toBe('CONTRACT_XFA');
  });

  test('a page of more than 150,000 operations', async () => {
    const drawing = refusalOfWritten((contract) => drawsOverTable(contract, 'q Q '.repeat(75_001)));
    expect(await drawing).toBe('CONTRACT_TOO_DEMANDING');
  });

  test('a page of more than 50,000 texts', async () => {
    const texts = (count: number) =>
      refusalOfWritten((contract) => drawsOverTable(contract, scattered(contract, count)));
    expect(await texts(50_001)).toBe('CONTRACT_TOO_DEMANDING');
  });
});

describe('one page that is too much leaves the others readable, and is named', () => {
  test.each<[string, (contract: Contract) => void, LeftOutReason]>([
    ['a black-and-white plat', (contract) => paintHugePicture(contract), 'too-detailed'],
    [
      'a plat in color, more than a stream may unpack to',
      (contract) => paintHugePicture(contract, 'DeviceRGB'),
      'too-detailed',
    ],
    [
      'a drawing of more than 150,000 operations',
      (contract) => draws(contract, 'q Q '.repeat(75_001)),
      'too-demanding',
    ],
    ['more than 50,000 texts', (contract) => draws(contract, scattered(contract, 50_001)), 'too-demanding'],
  ])('%s', async (_what, addDrawing, reason) => {
    const { rows, summary } = await readWritten((contract) => {
      writeTable(contract);
      addDrawing({ ...contract, page: contract.document.addPage([612, 792]) });
    });
    expect(rows).toEqual(TABLE);
    expect(summary).toMatchObject({ unreadPages: [], pagesLeftOut: [{ page: 2, reason }] });
  });

  test('a page with the table and a picture that is too large is read, and named for its picture', async () => {
    const { rows, summary } = await readWritten((contract) => {
      writeTable(contract);
      paintHugePicture(contract);
    });
    expect(rows).toEqual(TABLE);
    expect(summary.pagesLeftOut).toEqual([{ page: 1, reason: 'too-detailed' }]);
  });

  test('a picture that is too large and on no page is no reason for a warning', async () => {
    const { summary } = await readWritten((contract) => {
      writeTable(contract);
      hugePicture(contract);
    });
    expect(summary.pagesLeftOut).toEqual([]);
  });
});

test('a table of 300 rows on one page, without a ruled line, is read', async () => {
  const rows = Array.from({ length: 300 }, (_, at) => [`${at + 1}`, '§ 4', 'Closing Date', '3/4/2031'] as const);
  const { rows: found } = await readWritten((contract) => writeTable(contract, rows, { size: 1.5, pitch: 2.3 }));
  expect(found.slice(1)).toEqual(rows);
});

/** The table, and this drawing above it. */
function drawsOverTable(contract: Contract, operators: string): void {
  writeTable(contract);
  draws(contract, operators);
}

function draws(contract: Contract, operators: string): void {
  const { context } = contract.document;
  contract.page.node.addContentStream(context.register(context.flateStream(operators)));
}

/** This many letters, one below the other in columns, each a text of its own. */
function scattered({ page, font }: Contract, count: number): string {
  const places = Array.from(
    { length: count },
    (_, at) => `1 0 0 1 ${Math.floor(at / 250) * 3} ${(at % 250) * 3} Tm (a) Tj`,
  );
  return `BT ${page.node.newFontDictionary('Small', font.ref).asString()} 1 Tf ${places.join(' ')} ET`;
}

/** Paints a picture of 81 megapixels, all of one color, onto most of the page. */
function paintHugePicture(contract: Contract, colors: 'DeviceGray' | 'DeviceRGB' = 'DeviceGray'): void {
  contract.page.pushOperators(
    pushGraphicsState(),
    scale(612, 750),
    drawObject(contract.page.node.newXObject('Picture', hugePicture(contract, colors))),
    popGraphicsState(),
  );
}

function hugePicture({ document: { context } }: Contract, colors: 'DeviceGray' | 'DeviceRGB' = 'DeviceGray'): PDFRef {
  const side = 9000;
  const isColored = colors === 'DeviceRGB';
  const picture = context.flateStream(Buffer.alloc(isColored ? 3 * side * side : (side / 8) * side), {
    Type: 'XObject',
    Subtype: 'Image',
    Width: side,
    Height: side,
    ColorSpace: colors,
    BitsPerComponent: isColored ? 8 : 1,
  });
  return context.register(picture);
}
