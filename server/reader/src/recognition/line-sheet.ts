import { heightOf, type Box, type Word } from '../page-layout';
import { blankImage, type GrayImage } from '../picture/gray-image';
import { warp } from '../picture/warp';

/** A picture with one phrase to a line, and the position on the page of each line. */
export interface LineSheet {
  image: GrayImage;
  lines: { from: Box; top: number; bottom: number }[];
}

const MARGIN = 20;

/**
 * Lays out phrases below one another, each alone on its line. The recognizer then has no columns to confuse, no
 * rulings and no running text next to them, and every word that it reads can be traced to its phrase.
 */
export function layOutLines(page: GrayImage, phrases: readonly Box[], letterHeight: number): LineSheet {
  const pad = Math.ceil(letterHeight * 0.3);
  const leading = Math.ceil(letterHeight * 1.2);
  const cuts = phrases.map((phrase) => widen(phrase, pad, page));
  const width = 2 * MARGIN + Math.max(...cuts.map((cut) => cut.right - cut.left));
  const image = blankImage(width, 2 * MARGIN + cuts.reduce((sum, cut) => sum + heightOf(cut) + leading, 0));
  let top = MARGIN;
  const lines = cuts.map((from) => {
    copy(page, from, image, MARGIN, top);
    const line = { from, top, bottom: top + heightOf(from) };
    top = line.bottom + leading;
    return line;
  });
  return { image, lines };
}

/** The words that were read on each line of the sheet, in the order of its lines. */
export function wordsByLine(sheet: LineSheet, words: readonly Word[]): Word[][] {
  const lines: Word[][] = sheet.lines.map(() => []);
  for (const word of words) {
    const middle = (word.top + word.bottom) / 2;
    const index = sheet.lines.findLastIndex((line) => line.top <= middle);
    lines[index]?.push(word);
  }
  return lines;
}

/**
 * The words of a line, each ending where the next begins: if letters touch, the recognizer gives a word the box of
 * all.
 */
export function cutApart(words: readonly Word[]): Word[] {
  return words.map((word, index) => {
    const next = words[index + 1];
    return next && next.left > word.left ? { ...word, right: Math.min(word.right, next.left) } : word;
  });
}

/** Moves the words of a line of an enlarged sheet back to their positions on the page. */
export function wordsOnPage(words: readonly Word[], { lines }: LineSheet, line: number, times: number): Word[] {
  const { from, top } = lines[line] ?? { from: { left: 0, top: 0 }, top: 0 };
  const x = (at: number) => at / times - MARGIN + from.left;
  const y = (at: number) => (at - top) / times + from.top;
  return words.map((word) => ({
    ...word,
    left: x(word.left),
    right: x(word.right),
    top: y(word.top),
    bottom: y(word.bottom),
  }));
}

/** The sheet with everything on it `times` as large. */
export function enlarged({ image, lines }: LineSheet, times: number): LineSheet {
  const picture = warp(
    image,
    [1 / times, 0, 0, 0, 1 / times, 0, 0, 0],
    Math.floor(image.width * times),
    Math.floor(image.height * times),
  );
  return {
    image: picture,
    lines: lines.map(({ from, top, bottom }) => ({ from, top: top * times, bottom: bottom * times })),
  };
}

function widen(box: Box, pad: number, page: GrayImage): Box {
  return {
    left: Math.max(0, box.left - 2 * pad),
    top: Math.max(0, box.top - pad),
    right: Math.min(page.width, box.right + 2 * pad),
    bottom: Math.min(page.height, box.bottom + pad),
  };
}

function copy(source: GrayImage, box: Box, target: GrayImage, left: number, top: number): void {
  for (let y = 0; y < heightOf(box); y++) {
    const start = (box.top + y) * source.width;
    target.pixels.set(source.pixels.subarray(start + box.left, start + box.right), (top + y) * target.width + left);
  }
}
