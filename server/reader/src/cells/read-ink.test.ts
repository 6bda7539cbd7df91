import { aLine } from '../../test/builders/a-line';
import { aPage, COLUMNS, header, row } from '../../test/builders/a-page';
import { blankImage, type GrayImage } from '../picture/gray-image';
import type { Box, Mark } from '../page-layout';
import type { TypedPage } from '../reading-tools';
import { readTables } from '../table/read-tables';
import { readInk } from './read-ink';

const TITLES = ['Record Title Deadline', 'Closing Date', 'Possession Date'];

/** A typed table with or without typed dates, the drawings on the page, and the page's picture. */
function aForm(dates: string[], ink: Mark[], paint: (image: GrayImage) => void = () => undefined): TypedPage {
  const rows = TITLES.flatMap((title, index) =>
    row(120 + 18 * index, { item: String(index + 1), reference: '§ 8', title, date: dates[index] }),
  );
  const image = blankImage(612, 792);
  paint(image);
  return {
    ...aPage([...header(100), ...rows], { across: [], down: [], ink }),
    hasLargePicture: false,
    drawing: () => Promise.resolve(image),
  };
}

/** The dates of the form and their flags. The recognizer sees these words in any picture. */
async function readOf(page: TypedPage, seen = '') {
  const recognize = ({ width, height }: GrayImage) =>
    Promise.resolve(
      seen === ''
        ? []
        : [{ text: seen, confidence: 80, left: 20, right: width - 20, top: height / 2 - 5, bottom: height / 2 + 5 }],
    );
  const recognizer = () => Promise.resolve({ recognize });
  const { parts, isRecognized } = await readInk(page, readTables(page, null), { recognizer });
  return {
    rows: parts[0]?.rows.map(({ cells, reasons }) => [cells.date, ...reasons.map(({ kind }) => kind)]),
    isRecognized,
  };
}

/** A scribble in the cell of a row, in dots of ink across its middle. */
const scribble =
  (index: number, dots = 60, shade = 0) =>
  ({ pixels, width }: GrayImage) => {
    for (let dot = 0; dot < dots; dot++)
      pixels[(118 + 18 * index + (dot % 5)) * width + COLUMNS.date + 5 + Math.floor(dot / 5)] = shade;
  };
const inCell = (index: number): Box => ({
  left: COLUMNS.date + 4,
  right: COLUMNS.date + 40,
  top: 115 + 18 * index,
  bottom: 125 + 18 * index,
});

describe('ink in the date cells of a typed form', () => {
  test('is read where the cell is blank, and flagged', async () => {
    const form = aForm(['3/4/2031', '', ''], [inCell(1)], scribble(1));
    expect(await readOf(form, '4/1/2031')).toEqual({
      rows: [['3/4/2031'], ['4/1/2031', 'date-from-ink'], ['']],
      isRecognized: true,
    });
  });

  test('of which nothing can be read leaves a cell that is not blank', async () => {
    const form = aForm(['3/4/2031', '', ''], [inCell(1)], scribble(1));
    expect((await readOf(form)).rows).toEqual([['3/4/2031'], ['', 'date-not-read'], ['']]);
  });

  test.each(['l1/0S/20Z6', '13/45/2031', '11/5'])('in which only “%s” is seen counts as not read', async (seen) => {
    const form = aForm(['3/4/2031', '', ''], [inCell(1)], scribble(1));
    expect((await readOf(form, seen)).rows).toEqual([['3/4/2031'], ['', 'date-not-read'], ['']]);
  });

  test.each(['N/A', 'MEC + 5 days', '5 days after 3/4/2031', 'See Addendum A'])(
    'that says “%s” is read, though it names no day',
    async (seen) => {
      const form = aForm(['3/4/2031', '', ''], [inCell(1)], scribble(1));
      expect((await readOf(form, seen)).rows?.[1]).toEqual([seen, 'date-from-ink']);
    },
  );

  test('over a typed date is flagged, and not read', async () => {
    const form = aForm(['3/4/2031', '4/1/2031', ''], [{ ...inCell(1), top: 140, bottom: 144 }]);
    expect(await readOf(form, '9/9/2031')).toEqual({
      rows: [['3/4/2031'], ['4/1/2031', 'ink-over-date'], ['']],
      isRecognized: false,
    });
  });

  test('that nobody sees, as a white box, is none', async () => {
    expect((await readOf(aForm(['3/4/2031', '', ''], [inCell(1)]), '4/1/2031')).rows).toEqual([
      ['3/4/2031'],
      [''],
      [''],
    ]);
  });

  test('elsewhere on the page costs nothing', async () => {
    const form = aForm(['3/4/2031', '', ''], [{ left: 60, right: 200, top: 600, bottom: 640 }], scribble(1));
    expect(await readOf(form, '4/1/2031')).toEqual({ rows: [['3/4/2031'], [''], ['']], isRecognized: false });
  });

  test('that covers the whole page, as a background does, is no ink over a typed date', async () => {
    const form = aForm(['3/4/2031', '4/1/2031', 'N/A'], [{ left: 0, right: 612, top: 0, bottom: 792 }]);
    expect((await readOf(form)).rows).toEqual([['3/4/2031'], ['4/1/2031'], ['N/A']]);
  });
});

describe('one line through the cells of several rows', () => {
  const left = COLUMNS.date + 2;
  // not as far as the middle of the cells
  const throughAll = aLine([left, 118], [left + 12, 122], [left, 136], [left + 12, 140], [left, 154], [left + 12, 158]);

  test('is looked at in each blank cell that it goes through, and flagged there', async () => {
    const form = aForm(['', '', ''], [throughAll], (image) => [0, 1, 2].forEach((index) => scribble(index)(image)));
    expect((await readOf(form)).rows).toEqual([0, 1, 2].map(() => ['', 'date-not-read']));
  });

  test('is flagged at each typed date that it goes through, however many they are', async () => {
    const steep = aLine([left + 20, 108], [left + 14, 168]);
    expect((await readOf(aForm(['3/4/2031', 'N/A', '4/1/2031'], [steep]))).rows).toEqual([
      ['3/4/2031', 'ink-over-date'],
      ['N/A'],
      ['4/1/2031', 'ink-over-date'],
    ]);
  });

  test('around the dates, as a frame has it, is over none of them', async () => {
    const frame = aLine([left - 8, 108], [left + 70, 109], [left + 69, 166], [left - 8, 165], [left - 8, 108]);
    expect((await readOf(aForm(['3/4/2031', 'N/A', '4/1/2031'], [frame]))).rows).toEqual([
      ['3/4/2031'],
      ['N/A'],
      ['4/1/2031'],
    ]);
  });
});

describe('a mark up to three rows tall may be of a cell', () => {
  const flagsOf = async (rows: number) => {
    const [middle, half] = [138, (18 * rows) / 2];
    const mark = { left: COLUMNS.date + 4, right: COLUMNS.date + 90, top: middle - half, bottom: middle + half };
    return (await readOf(aForm(['3/4/2031', '4/1/2031', 'N/A'], [mark]))).rows?.[1];
  };
  test('just inside: a mark not quite as tall is flagged', async () =>
    expect(await flagsOf(2.98)).toEqual(['4/1/2031', 'ink-over-date']));
  test('just outside: one as tall is of the page', async () => expect(await flagsOf(3)).toEqual(['4/1/2031']));
});

describe('ink fills at least two hundredths of a square as tall as its cell', () => {
  // the cell is 18 points tall here, so 6.48 dots
  const flagsOf = async (dots: number) => (await readOf(aForm(['', '', ''], [inCell(1)], scribble(1, dots)))).rows?.[1];
  test('just inside: eight dots are ink', async () => expect(await flagsOf(8)).toEqual(['', 'date-not-read']));
  test('just outside: six dots are dirt', async () => expect(await flagsOf(6)).toEqual(['']));
});

describe('ink is too pale to be read where it has 72 hundredths of the light of its paper', () => {
  const readAt = async (shade: number) =>
    (await readOf(aForm(['', '', ''], [inCell(1)], scribble(1, 60, shade)), '4/1/2031')).rows?.[1];
  test('just inside: what is a little darker is read', async () =>
    expect(await readAt(183)).toEqual(['4/1/2031', 'date-from-ink']));
  test('just outside: what is as light is told as a date that was not read', async () =>
    expect(await readAt(184)).toEqual(['', 'date-not-read']));
});

describe('ink that nobody sees has 95 hundredths of the light of its paper', () => {
  const readAt = async (shade: number) => await readOf(aForm(['', '', ''], [inCell(1)], scribble(1, 60, shade)));
  test('just inside: what is a little darker is told, and costs no recognition', async () =>
    expect(await readAt(242)).toEqual({ rows: [[''], ['', 'date-not-read'], ['']], isRecognized: false }));
  test('just outside: what is as light leaves the cell blank', async () =>
    expect((await readAt(243)).rows).toEqual([[''], [''], ['']]));
});

describe('below a mark that covers many rows', () => {
  const seal = { left: COLUMNS.date, right: COLUMNS.date + 90, top: 100, bottom: 180 };
  const datesBelow = async (paint: (image: GrayImage) => void) =>
    (await readOf(aForm(['', '', ''], [seal], paint))).rows;

  test('a pale stroke that goes on above and below the cell is of a seal, and of no date', async () => {
    const stroke = ({ pixels, width }: GrayImage) => {
      for (let y = seal.top; y < seal.bottom; y++)
        pixels.fill(220, y * width + seal.left + y - seal.top, y * width + seal.left + y - seal.top + 4);
    };
    expect(await datesBelow(stroke)).toEqual([[''], [''], ['']]);
  });

  test('pale strokes that reach both edges of the cell, but none of them both, are a date that was not read', async () => {
    const [above, below] = [129, 147];
    const strokes = ({ pixels, width }: GrayImage) => {
      for (let y = above; y < below; y++) {
        const left = y * width + COLUMNS.date + 5;
        if (y < above + 10) pixels.fill(220, left, left + 3);
        if (y >= below - 10) pixels.fill(220, left + 10, left + 13);
      }
    };
    expect(await datesBelow(strokes)).toEqual([[''], ['', 'date-not-read'], ['']]);
  });

  test('pale ink that stays in its cell, as on a picture of all that was written by hand, is a date that was not read', async () => {
    expect(await datesBelow(scribble(1, 60, 220))).toEqual([[''], ['', 'date-not-read'], ['']]);
  });
});
