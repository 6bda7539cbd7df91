import { aDrawnText } from '../../../../test/reading/a-picture';
import type { GrayImage } from './raster/gray-image';
import { seeSlashes } from './see-slashes';
import type { RecognisedWord } from './reading-tools';

/** The picture of a text and how it was read, letter by letter. */
function aWord(drawn: string, read = drawn): { word: RecognisedWord; image: GrayImage } {
  const { image, places } = aDrawnText(drawn);
  const letters = [...read].map((text, at) => ({ text, ...places[at]! }));
  return { image, word: { ...letters[0]!, right: letters.at(-1)!.right, text: read, confidence: 90, letters } };
}

describe('slashes that were read as something else', () => {
  test.each([['7/28/2032', '7128/2032'], ['6/28/2030', '612872030'], ['11/13/2029', '1111312029']])('%s read as %s is told by its ink', (drawn, read) => {
    const { word, image } = aWord(drawn, read);
    const seen = seeSlashes(word, image);
    expect(seen.text).toBe(drawn);
    // a digit that was mended is never sure by itself (docs/rules.md, Scans)
    expect(seen.confidence).toBeLessThan(60);
  });

  test.each([['7/28/2032', [1]], ['11/13/2029', [2, 5]], ['4/9/31', [3]]])('%s, of which the slashes at %j were passed over, has them by its ink', (drawn, lost) => {
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

  test.each([['01:20:2027', '01/20/2027'], ['1\u00b09,2027', '1/9/2027']])('%s can be nothing but a date, and is doubted', (read, meant) => {
    const { word, image } = aWord(read);
    const seen = seeSlashes(word, image);
    expect(seen.text).toBe(meant);
    expect(seen.confidence).toBeLessThan(60);
  });

  test.each(['1.16.2031', '01-20-2027', '10:20:30', '7128/2032', '1111312029', '117112031', '77/17/20311', '5:00', '2030'])('%s, printed so, stays as it is', (drawn) => {
    const { word, image } = aWord(drawn);
    expect(seeSlashes(word, image)).toBe(word);
  });
});
