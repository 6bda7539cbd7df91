import { median, type Box } from '../page-layout';
import { groupIntoPhrases } from '../words/text-lines';

/** In heights of a letter: the distance between two letters of a line is at most this. */
const NEXT_LETTER = 1.2;
const FEWEST_IN_PHRASE = 4;

/** True if the lines of text run up or down the picture: more letters have a neighbor above than at their side. */
export function liesOnSide(letters: readonly Box[], letterHeight: number): boolean {
  let beside = 0;
  let below = 0;
  for (const letter of letters) {
    if (
      letters.some(
        (other) =>
          isNext(letter.right, other.left, letterHeight) && overlap(letter.top, letter.bottom, other.top, other.bottom),
      )
    )
      beside++;
    if (
      letters.some(
        (other) =>
          isNext(letter.bottom, other.top, letterHeight) && overlap(letter.left, letter.right, other.left, other.right),
      )
    )
      below++;
  }
  return below > beside;
}

/**
 * True if level lines of text are upside down. Letters share their feet more than their heads: many rise above the
 * small ones (b, d, capitals), few reach below the line (g, p).
 */
export function isUpsideDown(letters: readonly Box[]): boolean {
  const words = letters.map((letter) => ({ ...letter, text: '', confidence: 0 }));
  const phrases = groupIntoPhrases(words).filter((phrase) => phrase.words.length >= FEWEST_IN_PHRASE);
  const spread = (edge: (box: Box) => number) => sum(phrases.map((phrase) => spreadOf(phrase.words.map(edge))));
  return spread((box) => box.bottom) > spread((box) => box.top);
}

function spreadOf(values: readonly number[]): number {
  const middle = median(values);
  return sum(values.map((value) => Math.abs(value - middle)));
}

function isNext(end: number, start: number, letterHeight: number): boolean {
  return start >= end && start - end < NEXT_LETTER * letterHeight;
}

function overlap(from: number, to: number, otherFrom: number, otherTo: number): boolean {
  return Math.min(to, otherTo) - Math.max(from, otherFrom) > 0.5 * Math.min(to - from, otherTo - otherFrom);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
