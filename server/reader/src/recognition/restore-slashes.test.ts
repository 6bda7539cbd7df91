import fc from 'fast-check';
import { aDrawnText } from '../../test/builders/a-picture';
import type { GrayImage } from '../picture/gray-image';
import { seeSlashes } from './restore-slashes';
import type { RecognizedWord } from '../reading-tools';

/** The picture of a text and how it was read, letter by letter. */
function aWord(drawn: string, read = drawn): { word: RecognizedWord; image: GrayImage } {
  const { image, places } = aDrawnText(drawn);
  const letters = [...read].map((text, at) => ({ text, ...places[at]! }));
  return { image, word: { ...letters[0]!, right: letters.at(-1)!.right, text: read, confidence: 90, letters } };
}

/** A date as a fax draws it, its slashes in bits, and read without them or with digits in their place. */
function aFaxedDate(drawn: string, read: (slash: number) => string): { word: RecognizedWord; image: GrayImage } {
  const { image, places } = aDrawnText(drawn);
  const slashes = [...drawn].flatMap((text, at) => (text === '/' ? [at] : []));
  for (const { left, right, top, bottom } of slashes.map((at) => places[at]!)) {
    for (let y = top; y < bottom; y++)
      if (y % 6 < 2) image.pixels.fill(255, y * image.width + left, y * image.width + right);
  }
  const letters = [...drawn].flatMap((text, at) =>
    [...(text === '/' ? read(slashes.indexOf(at)) : text)].map((seen) => ({ text: seen, ...places[at]! })),
  );
  return {
    image,
    word: {
      ...letters[0]!,
      right: letters.at(-1)!.right,
      text: letters.map(({ text }) => text).join(''),
      confidence: 90,
      letters,
    },
  };
}

describe('slashes that a fax broke', () => {
  test.each([
    ['7/14/27', '', ''],
    ['9/17/31', '', '/'],
    ['8/15/31', '1', '1'],
    ['12/3/2031', '7', ''],
    ['8/5/31', ':', '.'],
  ])('of %s, read as %j and %j, are told by what is left of them', (drawn, ...read) => {
    const { word, image } = aFaxedDate(drawn, (slash) => read[slash] ?? '');
    const seen = seeSlashes(word, image);
    expect(seen.text).toBe(drawn);
    expect(seen.confidence).toBeLessThan(60);
  });

  test('never make another date of the digits', () => {
    const mark = fc.constantFrom('', '/', '1', '7', '.', ':');
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 31 }),
        fc.constantFrom('27', '31', '2034'),
        mark,
        mark,
        (month, day, year, ...marks) => {
          const drawn = `${month}/${day}/${year}`;
          const { word, image } = aFaxedDate(drawn, (slash) => marks[slash] ?? '');
          expect([word.text, drawn]).toContain(seeSlashes(word, image).text);
        },
      ),
      { numRuns: 50 },
    );
  });

  test('that is hardly more than a shade makes N/A of what was read as NA', () => {
    const { image, places } = aDrawnText('N/A');
    const { left, right, top, bottom } = places[1]!;
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++)
        image.pixels[y * image.width + x] = 255 - Math.round((255 - image.pixels[y * image.width + x]!) * 0.2);
    const letters = [
      { text: 'N', ...places[0]! },
      { text: 'A', ...places[2]! },
    ];
    expect(
      seeSlashes({ ...letters[0]!, right: letters[1]!.right, text: 'NA', confidence: 95, letters }, image).text,
    ).toBe('N/A');
  });
});

describe('slashes that were read as something else', () => {
  test.each([
    ['7/28/2032', '7128/2032'],
    ['6/28/2030', '612872030'],
    ['11/13/2029', '1111312029'],
  ])('%s read as %s is told by its ink', (drawn, read) => {
    const { word, image } = aWord(drawn, read);
    const seen = seeSlashes(word, image);
    expect(seen.text).toBe(drawn);
    // a digit that was mended is never sure by itself (docs/rules.md, Scans)
    expect(seen.confidence).toBeLessThan(60);
  });

  test.each([
    ['7/28/2032', [1]],
    ['11/13/2029', [2, 5]],
    ['4/9/31', [3]],
  ])('%s, of which the slashes at %j were passed over, has them by its ink', (drawn, lost) => {
    const { word, image } = aWord(drawn);
    const letters = word.letters.filter((_, at) => !lost.includes(at));
    const seen = seeSlashes({ ...word, letters, text: letters.map(({ text }) => text).join('') }, image);
    expect(seen.text).toBe(drawn);
    expect(seen.confidence).toBeLessThan(60);
  });

  test.each(['N/A', 'n/a'])('%s is told from the same letters without a slash', (drawn) => {
    const { word, image } = aWord(drawn);
    const letters = word.letters.filter(({ text }) => text !== '/');
    expect(seeSlashes({ ...word, letters, text: drawn.replace('/', '') }, image).text).toBe(drawn);
    const plain = aWord(drawn.replace('/', ''));
    expect(seeSlashes(plain.word, plain.image)).toBe(plain.word);
  });

  test.each([
    ['01:20:2027', '01/20/2027'],
    ['1\u00b09,2027', '1/9/2027'],
    ['7:30:27', '7/30/27'],
  ])('%s can be nothing but a date, and is doubted', (read, meant) => {
    const { word, image } = aWord(read);
    const seen = seeSlashes(word, image);
    expect(seen.text).toBe(meant);
    expect(seen.confidence).toBeLessThan(60);
  });

  test.each([
    '1.16.2031',
    '01-20-2027',
    '11:45:00',
    '7128/2032',
    '71427',
    '815131',
    '1111312029',
    '117112031',
    '77/17/20311',
    '5:00',
    '2030',
  ])('%s, printed so, stays as it is', (drawn) => {
    const { word, image } = aWord(drawn);
    expect(seeSlashes(word, image)).toBe(word);
  });
});
