import { aPrintedPage } from '../../test/builders/a-picture';
import { findSheets } from './find-sheets';
import { blankImage, type GrayImage } from './gray-image';

const PAGE = aPrintedPage(340, 440);

/** A dark table with these sheets on it, each with its upper left corner at a place. */
function aTable(width: number, height: number, ...sheets: [GrayImage, x: number, y: number][]): GrayImage {
  const picture = blankImage(width, height);
  picture.pixels.fill(70);
  for (const [{ pixels, ...sheet }, x, y] of sheets)
    for (let at = 0; at < pixels.length; at++) {
      const [column, row] = [x + (at % sheet.width), y + Math.floor(at / sheet.width)];
      if (column < width && row < height) picture.pixels[row * width + column] = pixels[at] ?? 255;
    }
  return picture;
}
const sizesOf = (picture: GrayImage) =>
  findSheets(picture).sheets.map(({ width, height }) => [Math.round(width / 20) * 20, Math.round(height / 20) * 20]);
const blankSheet = (width: number, height: number) => blankImage(width, height);

describe('the sheets in a picture', () => {
  test('are those that lie side by side, from left to right', () => {
    const [left, right] = [PAGE, blankSheet(300, 400)];
    expect(sizesOf(aTable(760, 500, [left, 30, 30], [right, 420, 60]))).toEqual([
      [340, 440],
      [300, 400],
    ]);
  });

  test('are the page in a viewer and the beginning of the next one', () => {
    expect(sizesOf(aTable(460, 560, [PAGE, 60, 20], [PAGE, 60, 480]))).toEqual([
      [340, 440],
      [340, 80],
    ]);
  });

  test('are none where there is one, or none stands out', () => {
    expect(sizesOf(aTable(460, 560, [PAGE, 60, 60]))).toEqual([]);
    expect(sizesOf(PAGE)).toEqual([]);
  });
});

describe('a second sheet has at least 3 hundredths of the picture', () => {
  const sheets = (height: number) =>
    sizesOf(aTable(400, 1000, [blankSheet(320, 700), 40, 40], [blankSheet(240, height), 80, 800])).length;
  test('just inside: a strip that is a little larger is a sheet', () => expect(sheets(53)).toBe(2));
  test('just outside: one that is a little smaller is none', () => expect(sheets(46)).toBe(0));
});

describe('a bright patch next to a sheet may be paper that is left out from a tenth of the picture on', () => {
  /**
   * True if paper is left out: a sheet, and below it a piece of another one, this high, whose lower half is narrower.
   */
  const leavesOut = (height: number) => {
    const half = height / 2;
    return findSheets(
      aTable(
        400,
        1000,
        [blankSheet(320, 600), 40, 40],
        [blankSheet(320, half), 40, 700],
        [blankSheet(80, half), 40, 700 + half],
      ),
    ).leavesPaperOut;
  };
  test('just inside: a larger patch of another shape is left out', () => expect(leavesOut(212)).toBe(true));
  test('just outside: a smaller one is of no account', () => expect(leavesOut(184)).toBe(false));

  test('a sheet alone leaves nothing out', () => {
    expect(findSheets(aTable(460, 560, [PAGE, 60, 60])).leavesPaperOut).toBe(false);
    expect(findSheets(PAGE).leavesPaperOut).toBe(false);
  });
});
