import { isSlash } from './raster/is-slash';
import type { GrayImage } from './raster/gray-image';
import type { RecognisedWord } from './reading-tools';

const DATE = /^\d{1,2}\/\d{1,2}\/(?:\d\d|\d{4})$/;
/** What a slash is read as. */
const MISTAKEN = /^[^02-689/]$/;
/** A date that was mended by the shape of its slashes is no surer than this: another look must see it too, or it is doubted. */
const UNSURE = 50;

/** A date whose slashes were read as digits or letters, with slashes wherever the ink is one. Any other word stays. */
export function seeSlashes(word: RecognisedWord, image: GrayImage): RecognisedWord {
  if (DATE.test(word.text) || !/^\d.*\d$/.test(word.text)) return word;
  const text = word.letters.map((letter) => (MISTAKEN.test(letter.text) && isSlash(image, letter) ? '/' : letter.text)).join('');
  return DATE.test(text) ? { ...word, text, confidence: Math.min(UNSURE, word.confidence) } : word;
}
