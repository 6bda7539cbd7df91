import { createHash } from 'node:crypto';
import { aPage, COLUMNS, header, row, text } from '../test/builders/a-page';
import { aPictureOfATable } from '../test/builders/a-picture';
import type { Word } from './page-layout';
import { blankImage, type GrayImage } from './picture/gray-image';
import { preparePage } from './picture/prepare-page';
import { turnOver } from './picture/turn-over';
import { readContract } from './read-contract';
import type { ReportProgress } from './read-pages';
import { ReadingRefused } from './reading-refused';
import type { ContractPage, LineRecognizer } from './reading-tools';
import { recognizePage } from './recognition/recognize-page';

const TABLE = [
  ...header(60),
  ...row(78, { item: '1', reference: '§ 12', title: 'Closing Date', date: '3/4/2031' }),
  ...row(96, { item: '2', reference: '§ 17', title: 'Possession Date', date: '3/5/2031' }),
];
/** The same, its last date not typed. */
const TABLE_WITH_BLANK = TABLE.slice(0, -1);
const MORE = row(60, { item: '3', reference: '§ 27', title: 'Acceptance Deadline Date', date: '3/1/2031' });
const STAMP = text(60, 20, 'Envelope ID 5F1C-2A7B received 03/02/2031 9:14 AM, page 1 of 2');

/** A page of typed words, with or without a picture large enough to hold a table. */
interface WrittenPage {
  words: Word[];
  hasLargePicture?: boolean;
}

/** Reads a contract of these pages with a recognizer that finds no words; `onShown` receives each picture given to it. */
function read(
  pages: readonly ContractPage[],
  onShown?: (image: GrayImage) => void,
  onProgress: ReportProgress = () => undefined,
) {
  const document = {
    pageCount: pages.length,
    page: (number: number) => Promise.resolve(pages[number - 1]!),
    close: () => Promise.resolve(),
  };
  const recognizer = () => Promise.resolve(seesNothing(onShown));
  const open = () => Promise.resolve(document);
  return readContract(Buffer.from('%PDF-1.7 %%EOF'), { openPdf: open, openPicture: open, recognizer }, onProgress);
}

function seesNothing(onShown?: (image: GrayImage) => void): LineRecognizer {
  return {
    recognize: (image) => {
      onShown?.(image);
      return Promise.resolve([]);
    },
  };
}

const hashOf = ({ pixels }: GrayImage) => createHash('sha256').update(pixels).digest('hex');

/** The pages of a contract, counted from 1, that are read as pictures. */
async function picturesReadOf(pages: readonly WrittenPage[]): Promise<number[]> {
  const asPicture: number[] = [];
  const page = ({ words, hasLargePicture = false }: WrittenPage, index: number): ContractPage => ({
    typed: () =>
      Promise.resolve({ ...aPage(words), hasLargePicture, drawing: () => Promise.resolve(aPictureOfATable()) }),
    picture: () => {
      asPicture.push(index + 1);
      return Promise.resolve(aPictureOfATable());
    },
  });
  await read(pages.map(page)).catch(() => undefined);
  return asPicture;
}

describe('a typed page with a picture', () => {
  test.each<[string, WrittenPage[], number[]]>([
    ['is read as a picture when its text has no table', [{ words: STAMP, hasLargePicture: true }], [1]],
    [
      'is read as a picture when its text has only the names of the columns',
      [{ words: [...STAMP, ...header(60)], hasLargePicture: true }],
      [1],
    ],
    [
      'is read as a picture, too, when its text has the table',
      [{ words: [...STAMP, ...TABLE], hasLargePicture: true }],
      [1],
    ],
    [
      'is read as a picture, too, when its text continues the table',
      [{ words: TABLE }, { words: MORE, hasLargePicture: true }],
      [2],
    ],
    [
      'is read as a picture when the table may continue there',
      [{ words: TABLE }, { words: STAMP, hasLargePicture: true }],
      [2],
    ],
    [
      'is read as a picture even after the table has ended: a counter-proposal may follow',
      [{ words: TABLE }, { words: STAMP }, { words: STAMP, hasLargePicture: true }],
      [3],
    ],
  ])('%s', async (_what, pages, expected) => {
    expect(await picturesReadOf(pages)).toEqual(expected);
  });

  test('is read only by its text when its pictures are small', async () => {
    expect(await picturesReadOf([{ words: STAMP }, { words: TABLE }])).toEqual([]);
  });
});

test('a picture on which nothing can be read is also given to the recognizer upside down', async () => {
  const page = preparePage(aPictureOfATable());
  const expected: string[] = [];
  for (const one of [page, turnOver(page)])
    await recognizePage(one, {
      recognizer: () => Promise.resolve(seesNothing((image) => expected.push(hashOf(image)))),
    });
  const shown: string[] = [];
  const contract = read(
    [{ typed: () => Promise.resolve(null), picture: () => Promise.resolve(aPictureOfATable()) }],
    (image) => shown.push(hashOf(image)),
  );
  await expect(contract).rejects.toMatchObject({ code: 'CONTRACT_NO_TABLE' });
  expect(shown).toEqual(expected);
});

test('two pages side by side on a typed sheet are read in order, the table running from one to the other', async () => {
  const drawing = () => Promise.resolve(aPictureOfATable());
  const right = MORE.map((word) => ({ ...word, left: word.left + 612, right: word.right + 612 }));
  const sheet = { ...aPage([...TABLE, ...right]), width: 1224, hasLargePicture: false, drawing };
  const { rows } = await read([
    { typed: () => Promise.resolve(sheet), picture: () => Promise.resolve(aPictureOfATable()) },
  ]);
  expect(rows.slice(1).map(([item, , title]) => [item, title])).toEqual([
    ['1', 'Closing Date'],
    ['2', 'Possession Date'],
    ['3', 'Acceptance Deadline Date'],
  ]);
});

/** A typed page with a table. */
const typedTable: ContractPage = {
  typed: () => Promise.resolve({ ...aPage(TABLE), hasLargePicture: false, drawing: typedTable.picture }),
  picture: () => Promise.resolve(aPictureOfATable()),
};

test('to open a file and to read the text of a page take 60 s at most; to recognize a page has no limit of its own', async () => {
  const scanned: ContractPage = { ...typedTable, typed: () => Promise.resolve(null) };
  const steps: [string, number | undefined][] = [];
  await read([typedTable, scanned], undefined, ({ stage, page }, mostMs) => steps.push([`${stage} ${page}`, mostMs]));
  const limitsOf = (step: string) => steps.flatMap(([one, mostMs]) => (one === step ? [mostMs] : []));
  expect(limitsOf('opening 0')).toEqual([60_000]);
  expect(limitsOf('reading 1')).toEqual([60_000]);
  const [text, ...recognition] = limitsOf('reading 2');
  expect([text, ...new Set(recognition)]).toEqual([60_000, undefined]);
});

test('the text of each page of a long file is looked at within 60 s before any page is read', async () => {
  const limits: (number | undefined)[] = [];
  await read(
    Array.from({ length: 61 }, () => typedTable),
    undefined,
    ({ stage, page: number }, mostMs) => {
      if (stage === 'opening' && number > 0) limits.push(mostMs);
    },
  );
  expect(limits).toEqual(Array.from({ length: 61 }, () => 60_000));
});

describe('sixty pages of a contract may be recognized', () => {
  /**
   * The outcome of a file with this many typed pages, each with a table and one date in ink: read to the end or
   * refused.
   */
  const outcomeOf = (pages: number) => {
    const [left, top] = [COLUMNS.date + 4, 91];
    const ink = [{ left, top, right: left + 36, bottom: top + 10 }];
    const drawing = blankImage(612, 792);
    for (let y = top; y < top + 10; y++) drawing.pixels.fill(0, y * 612 + left, y * 612 + left + 12);
    const inked: ContractPage = {
      typed: () =>
        Promise.resolve({
          ...aPage(TABLE_WITH_BLANK, { across: [], down: [], ink }),
          hasLargePicture: false,
          drawing: () => Promise.resolve(drawing),
        }),
      picture: () => Promise.resolve(drawing),
    };
    return read(Array.from({ length: pages }, () => inked)).then(
      () => 'read',
      (error: unknown) => (error instanceof ReadingRefused ? error.code : error),
    );
  };
  test('just inside: 60 typed pages with dates in ink are read', async () => expect(await outcomeOf(60)).toBe('read'));
  test('just outside: 61 are refused', async () => expect(await outcomeOf(61)).toBe('CONTRACT_TOO_MANY_PAGES'));
});
