import { heightOf, median, type Box } from '../page-layout';
import { groupIntoPhrases } from '../table/text-lines';
import type { Blob } from './find-blobs';
import type { Ink } from './gray-image';

/** What is smaller or larger than this, in heights of the page's usual letter, is no letter of its running text. */
const SMALLEST = 0.45;
const LARGEST = 3.5;
const WIDEST = 8;
/** Words further apart than this, in heights of their letters, belong to different cells. */
const CELL_GAP = 1.3;

export interface Phrases {
  letterHeight: number;
  phrases: Box[];
}

/** Stretches of text on one line with no wide blank inside: what stands in one cell, or a line of a paragraph. */
export function findPhrases(ink: Ink, blobs: readonly Blob[]): Phrases {
  const floor = Math.min(ink.width, ink.height) / 250;
  const letterHeight = median(blobs.filter((blob) => heightOf(blob) > floor && blob.dots > floor * 2).map(heightOf));
  const letters = blobs.filter(
    (blob) => heightOf(blob) >= SMALLEST * letterHeight && heightOf(blob) <= LARGEST * letterHeight && blob.right - blob.left <= WIDEST * letterHeight,
  );
  const words = letters.map((blob) => ({ ...blob, text: '', confidence: 0 }));
  const phrases = groupIntoPhrases(words, CELL_GAP).map(({ left, top, right, bottom }) => ({ left, top, right, bottom }));
  return { letterHeight, phrases };
}
