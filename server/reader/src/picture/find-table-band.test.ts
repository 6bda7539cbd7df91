import type { Box } from '../page-layout';
import { phrasesOfTables } from './find-table-band';

const PAGE_WIDTH = 1600;
const LETTER = 15;

/** A line of phrases, each this many dots wide, with the same blank between. */
function aLine(y: number, widths: readonly number[], blank = 2 * LETTER): Box[] {
  let left = 120;
  return widths.map((width) => {
    const phrase = { left, right: left + width, top: y, bottom: y + LETTER };
    left = phrase.right + blank;
    return phrase;
  });
}

const lines = (from: number, count: number, widths: readonly number[]) =>
  Array.from({ length: count }, (_, index) => aLine(from + 30 * index, widths)).flat();
const TABLE = lines(300, 8, [20, 60, 500, 150]);
const find = (phrases: Box[], goesOn = false) => phrasesOfTables({ phrases, letterHeight: LETTER }, PAGE_WIDTH, goesOn);

describe('what may stand in a table', () => {
  test('are lines of a few phrases, with a heading between and a wrapped title below', () => {
    const between = [...aLine(285, [90]), ...aLine(570, [0, 0, 200])];
    expect(find([...TABLE, ...between])).toEqual([...TABLE, ...between]);
  });

  test('is no text whose blanks were made wide to fill its lines, nor what stands beyond it', () => {
    const text = [
      ...lines(560, 2, [60, 90, 80, 120, 70, 60, 140, 90]),
      ...aLine(620, [200, 150, 100]),
      ...lines(650, 5, [80, 60, 90, 150, 60, 100, 60]),
    ];
    expect(find([...TABLE, ...text])).toEqual(TABLE);
  });

  test('is nothing on a page of such text', () => {
    const text = [...lines(300, 6, [60, 90, 80, 120, 70, 60, 140, 90]), ...aLine(480, [200, 150, 100])];
    expect(find(text)).toEqual([]);
  });

  test('is a row with the number of its line in the margin', () => {
    const numbered = lines(300, 8, [15, 20, 60, 500, 150]);
    expect(find(numbered)).toEqual(numbered);
  });

  test('is a title of many words in letters set far apart, beside a number and a reference', () => {
    const row = [
      ...aLine(540, [20, 60]),
      ...aLine(540, [60, 60, 40, 60, 110, 160, 140]).map((word) => ({
        ...word,
        left: word.left + 200,
        right: word.right + 200,
      })),
    ];
    expect(find([...TABLE, ...row])).toEqual([...TABLE, ...row]);
  });

  test('are rows beside another column of text, whatever its blanks', () => {
    const beside = TABLE.filter((_, index) => index % 4 === 0).flatMap(({ top }) =>
      aLine(top, [60, 90, 80, 70]).map((phrase) => ({ ...phrase, left: phrase.left + 960, right: phrase.right + 960 })),
    );
    expect(find([...TABLE, ...beside])).toEqual(expect.arrayContaining(TABLE));
  });

  test('is a single row only where a table goes on', () => {
    const row = aLine(300, [20, 60, 500, 150]);
    expect(find(row)).toEqual([]);
    expect(find(row, true)).toEqual(row);
  });
});
