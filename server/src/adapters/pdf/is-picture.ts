import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Word } from '../../modules/scans/reading/page-layout';
import { coverage, paintedImages } from './painted-images';

const FEWEST_WORDS = 8;
/** Pictures that cover this much are the page; what text lies under them is some scanner's own reading. */
const COVERS_PAGE = 0.7;
/** Pictures that cover less are logos, seals, signatures: no table on them could be read. */
const HOLDS_TABLE = 0.1;
const ENOUGH_TO_JUDGE = 30;
const EVERYDAY_WORDS = /^(?:the|of|and|to|in|is|a|or|for|date|deadline|buyer|seller|by|on|not)$/i;

/** Whether a page must be read as a picture: it is one, or its text is gibberish (a font without a map to letters). */
export async function isPicture(page: PDFPageProxy, words: readonly Word[]): Promise<boolean> {
  if (words.length >= ENOUGH_TO_JUDGE && !words.some((word) => EVERYDAY_WORDS.test(word.text))) return true;
  const covered = await coveredByPictures(page);
  return covered >= COVERS_PAGE || (words.length < FEWEST_WORDS && covered > 0);
}

/** Whether pictures beside the text of a page are large enough to hold what the text lacks. */
export async function hasLargePicture(page: PDFPageProxy): Promise<boolean> {
  return (await coveredByPictures(page)) >= HOLDS_TABLE;
}

async function coveredByPictures(page: PDFPageProxy): Promise<number> {
  const images = await paintedImages(page);
  return images.reduce((sum, image) => sum + coverage(image, page), 0);
}
