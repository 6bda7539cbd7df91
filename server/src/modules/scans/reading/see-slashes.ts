import { asHardToRead } from './confidence';
import { centreX, type Box } from './page-layout';
import { findSlashes } from './raster/find-slashes';
import type { GrayImage } from './raster/gray-image';
import { isSlash } from './raster/is-slash';
import type { RecognisedWord } from './reading-tools';

const DATE = /^\d{1,2}\/\d{1,2}\/(?:\d\d|\d{4})$/;
/** Dates by other marks; and what broken slashes are read as, between numbers that only a date has. */
const MARKED_DATE = /^\d{1,2}([-.])\d{1,2}\1(?:\d\d|\d{4})$/;
const OTHER_MARKS = /^(\d{1,2})[^\p{L}\d](\d{1,2})[^\p{L}\d](\d{4})$/u;
const NOT_APPLICABLE = /^n\/a$/i;
/** A word that may have lost its slashes. */
const MAY_HAVE_SLASHES = /^(?:\d.*\d|n.{0,2}a)$/i;
/** What a slash is read as. */
const MISTAKEN = /^[^02-689/]$/;
/** A date, or N/A, whose slashes were read as other marks, digits or letters, or passed over, with slashes wherever the ink is one. Any other word stays. */
export function seeSlashes(word: RecognisedWord, image: GrayImage): RecognisedWord {
  if (DATE.test(word.text) || MARKED_DATE.test(word.text) || !MAY_HAVE_SLASHES.test(word.text)) return word;
  const text = OTHER_MARKS.test(word.text) ? word.text.replace(OTHER_MARKS, '$1/$2/$3') : withSlashes(word, image);
  // another look must see it too
  if (DATE.test(text)) return { ...word, text, confidence: asHardToRead(word.confidence) };
  return NOT_APPLICABLE.test(text) ? { ...word, text } : word;
}

function withSlashes(word: RecognisedWord, image: GrayImage): string {
  const slashes = findSlashes(image, word);
  const letters = word.letters.map((letter) => {
    const isMistaken = MISTAKEN.test(letter.text) && (isSlash(image, letter) || slashes.some((slash) => isWithin(letter, slash)));
    return { at: centreX(letter), text: isMistaken ? '/' : letter.text };
  });
  const passedOver = slashes.filter((slash) => !word.letters.some((letter) => isWithin(letter, slash) || isWithin(slash, letter)));
  return [...letters, ...passedOver.map((slash) => ({ at: centreX(slash), text: '/' }))].sort((a, b) => a.at - b.at).map(({ text }) => text).join('');
}

function isWithin(inner: Box, { left, right }: Box): boolean {
  return centreX(inner) >= left && centreX(inner) <= right;
}
