import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { median, type Word } from '../page-layout';
import { coverage, paintedImages } from './painted-images';

const FEWEST_WORDS = 8;
/** Pictures that cover this much are the page; text below them is a scanner's own reading. */
const COVERS_PAGE = 0.7;
/** Pictures that cover less are logos, seals, signatures: a table on them would be unreadable. */
const HOLDS_TABLE = 0.1;
const ENOUGH_TO_JUDGE = 30;
/** A page of signatures may have only "Date:" and "Buyer’s". */
const EVERYDAY_WORDS = /^(?:the|of|and|to|in|is|a|or|for|date|deadline|buyer|seller|by|on|not)(?:['’]s)?[:.,]?$/i;

/**
 * In letters: words this short mean that a text comes in pieces, such as one that is spaced out or drawn twice letter
 * by letter.
 */
const PIECE = 2;

/** True if a page must be read as a picture: it is one, or its text makes no sense. */
export async function isPicture(page: PDFPageProxy, words: readonly Word[]): Promise<boolean> {
  const written = words.filter(({ text }) => !/^\d+$/.test(text));
  if (written.length >= ENOUGH_TO_JUDGE && !makesSense(written)) return true;
  const covered = await coveredByPictures(page);
  return covered >= COVERS_PAGE || (words.length < FEWEST_WORDS && covered > 0);
}

/**
 * True if the words are plausible. A font without a map to letters gives no words, and letters set far apart give no
 * long ones.
 */
function makesSense(words: readonly Word[]): boolean {
  const lengths = words.filter(({ text }) => /\p{L}/u.test(text)).map(({ text }) => text.length);
  return words.some(({ text }) => EVERYDAY_WORDS.test(text)) && median(lengths) > PIECE;
}

/** True if pictures on a page of text are large enough to hold a table that the text lacks. */
export async function hasLargePicture(page: PDFPageProxy): Promise<boolean> {
  return (await coveredByPictures(page)) >= HOLDS_TABLE;
}

async function coveredByPictures(page: PDFPageProxy): Promise<number> {
  const images = await paintedImages(page);
  return images.reduce((sum, image) => sum + coverage(image, page), 0);
}
