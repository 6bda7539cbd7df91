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

  test.each(['7128/2032', '1111312029', '117112031', '77/17/20311', '5:00', '2030'])('%s, printed so, stays as it is', (drawn) => {
    const { word, image } = aWord(drawn);
    expect(seeSlashes(word, image)).toBe(word);
  });
});
