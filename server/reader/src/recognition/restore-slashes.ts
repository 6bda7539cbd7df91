import { asHardToRead } from '../words/confidence';
import { dateOfBrokenSlashes } from './date-of-broken-slashes';
import { centerX, type Box } from '../page-layout';
import { findSlashes } from './find-slashes';
import { findStrokes } from './find-strokes';
import type { GrayImage } from '../picture/gray-image';
import { isSlash } from './is-slash';
import type { RecognizedWord } from '../reading-tools';

const DATE = /^\d{1,2}\/\d{1,2}\/(?:\d\d|\d{4})$/;
/** Dates by other marks; and what broken slashes are read as, between numbers that only a date has. */
const MARKED_DATE = /^\d{1,2}([-.])\d{1,2}\1(?:\d\d|\d{4})$/;
const OTHER_MARKS = /^(\d{1,2})[^\p{L}\d](\d{1,2})[^\p{L}\d](\d{4}|[2-6]\d)$/u;
const NOT_APPLICABLE = /^n\/a$/i;
const LOST_SLASH = /^na$/i;
/** A word that may have lost its slashes. */
const MAY_HAVE_SLASHES = /^(?:\d.*\d|n.{0,2}a)$/i;
/** What a slash is read as. */
const MISTAKEN = /^[^02-689/]$/;
/** Of what is close beside a stroke, ink: in a letter there is more (in 24 faces 0.24 and more beside strokes of N and A). */
const ALONE = 0.22;
/** How far from a word's middle the middle one of its three letters may stand, in widths of the word. */
const MIDDLE = 0.1;

/**
 * A date, or N/A, whose slashes were read as other marks, digits or letters, or passed over, with slashes wherever the
 * ink is one, or what is left of one. Any other word stays.
 */
export function seeSlashes(word: RecognizedWord, image: GrayImage): RecognizedWord {
  if (DATE.test(word.text) || MARKED_DATE.test(word.text) || !MAY_HAVE_SLASHES.test(word.text)) return word;
  if (LOST_SLASH.test(word.text))
    return hasSlashWithin(word, image) ? { ...word, text: [...word.text].join('/') } : word;
  const seen = OTHER_MARKS.test(word.text) ? word.text.replace(OTHER_MARKS, '$1/$2/$3') : withSlashes(word, image);
  if (NOT_APPLICABLE.test(seen)) return { ...word, text: seen };
  const date = DATE.test(seen) ? seen : dateOfBrokenSlashes(word, image);
  // another look must see it too
  return date === undefined ? word : { ...word, text: date, confidence: asHardToRead(word.confidence) };
}

function withSlashes(word: RecognizedWord, image: GrayImage): string {
  const slashes = findSlashes(image, word);
  const letters = word.letters.map((letter) => {
    const isMistaken =
      MISTAKEN.test(letter.text) && (isSlash(image, letter) || slashes.some((slash) => isWithin(letter, slash)));
    return { at: centerX(letter), text: isMistaken ? '/' : letter.text };
  });
  const passedOver = slashes.filter(
    (slash) => !word.letters.some((letter) => isWithin(letter, slash) || isWithin(slash, letter)),
  );
  return [...letters, ...passedOver.map((slash) => ({ at: centerX(slash), text: '/' }))]
    .sort((a, b) => a.at - b.at)
    .map(({ text }) => text)
    .join('');
}

function isWithin(inner: Box, { left, right }: Box): boolean {
  return centerX(inner) >= left && centerX(inner) <= right;
}

/** Whether a stroke stands alone in the middle of the word. */
function hasSlashWithin(word: RecognizedWord, image: GrayImage): boolean {
  const reach = MIDDLE * (word.right - word.left);
  return findStrokes(image, word).some(
    (stroke) => stroke.beside < ALONE && Math.abs(centerX(stroke) - centerX(word)) < reach,
  );
}
