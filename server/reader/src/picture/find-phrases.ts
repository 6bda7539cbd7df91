import { heightOf, median, type Box } from '../page-layout';
import { groupIntoPhrases } from '../words/text-lines';
import type { Blob } from './find-blobs';

/** In heights of the page's usual letter: smaller or larger shapes are not letters of its running text. */
const SMALLEST = 0.45;
const LARGEST = 3.5;
const WIDEST = 8;
/** A wider shape is several letters that something joins: a pen, a stamp. */
const JOINED = 3;
/** Words further apart than this, in heights of their letters, belong to different cells. */
const CELL_GAP = 1.3;

export interface Letters {
  letters: Blob[];
  /** The height of the page's usual letter. */
  letterHeight: number;
}

/** The blobs that may be letters of the page's text, by their size. `side` is the page's shorter side. */
export function findLetters(blobs: readonly Blob[], side: number): Letters {
  const floor = side / 250;
  const letterHeight = median(blobs.filter((blob) => heightOf(blob) > floor && blob.dots > floor * 2).map(heightOf));
  const isLetter = (blob: Blob) =>
    heightOf(blob) >= SMALLEST * letterHeight &&
    heightOf(blob) <= LARGEST * letterHeight &&
    blob.right - blob.left <= WIDEST * letterHeight;
  return { letters: blobs.filter(isLetter), letterHeight };
}

/** The blobs at least as tall as letters and wider than any: the remains of a pen or a stamp, alone or over letters. */
export function findMarks(blobs: readonly Blob[], letterHeight: number): Box[] {
  return blobs.filter(
    (blob) => heightOf(blob) >= SMALLEST * letterHeight && blob.right - blob.left > JOINED * letterHeight,
  );
}

/** Finds stretches of text on one line without a wide blank inside: the text of a cell, or a line of a paragraph. */
export function findPhrases(letters: readonly Box[]): Box[] {
  const words = letters.map(({ left, top, right, bottom }) => ({ left, top, right, bottom, text: '', confidence: 0 }));
  return groupIntoPhrases(words, CELL_GAP).map(({ left, top, right, bottom }) => ({ left, top, right, bottom }));
}
