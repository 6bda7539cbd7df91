import type { Box, PageLayout, Word } from '../page-layout';
import { phrasesOfTables } from '../picture/find-table-band';
import type { GrayImage } from '../picture/gray-image';
import { cutApart, enlarged, layOutLines, wordsByLine, wordsOnPage } from './line-sheet';
import type { PreparedPage } from '../picture/prepare-page';
import { soften } from './soften';
import { thicken } from './thicken';
import type { ReadingTools } from '../reading-tools';
import { seeSlashes } from './restore-slashes';
import type { TextLine } from '../words/text-lines';
import { withoutRemains } from '../words/drop-overlapping-words';

/** The recognizer reads letters of this height best, and loses whole lines of smaller ones; larger ones only take longer. */
const BEST_LETTERS = 23;
/** Smaller letters than so many times less cannot be read: enlarged, their blur would only take memory. */
const MOST_ENLARGED = 6;

/** How a phrase is shown to the recognizer: so many times the size that reads best, its ink as it is or otherwise. */
export interface Look {
  times: number;
  ink: (sheet: GrayImage) => GrayImage;
}
export const THICKENED: Look = { times: 1, ink: (sheet) => soften(thicken(sheet)) };
const SOFTENED: Look = { times: 1.4, ink: soften };
const AS_IT_IS: Look = { times: 1, ink: (sheet) => sheet };
const ROUNDED: Look = { times: 1.25, ink: (sheet) => soften(soften(soften(sheet))) };
const THICKENED_SMALL: Look = { times: 0.8, ink: THICKENED.ink };
/** Other looks at the same ink; what one misreads, another often does not. */
export const OTHER_LOOKS: readonly Look[] = [SOFTENED, AS_IT_IS, ROUNDED, THICKENED_SMALL];

/** In dots: a page's phrases take some 10,000. The recognizer takes no picture of more than some 32,000, and its memory and time grow with it. */
const TALLEST_SHEET = 15_000;

/** In letter heights: what is narrower may be dirt, and the number of a row can be told from its neighbours'. */
const WIDER_THAN_SPECKS = 2;

/** A page with the words that were recognized, and the phrases that they were looked for in: of some nothing is read. */
export interface RecognizedPage extends PageLayout {
  phrases: TextLine[];
}

/** The words of what may be tables, or the rest of one, on a prepared page; null where it holds no more than running text. */
export async function recognizePage(
  page: PreparedPage,
  tools: Pick<ReadingTools, 'recognizer'>,
  goesOn = false,
): Promise<RecognizedPage | null> {
  const { image, rulings } = page;
  const phrases = phrasesOfTables(page, image.width, goesOn);
  if (phrases.length === 0) return null;
  const first = await recognizePhrases(phrases, page, THICKENED, tools);
  const wide = phrases
    .map((phrase, index) => ({ ...phrase, words: first[index] ?? [] }))
    .filter(({ left, right }) => right - left > WIDER_THAN_SPECKS * page.letterHeight);
  const unread = wide.filter(({ words }) => words.length === 0);
  const second = await recognizePhrases(unread, page, SOFTENED, tools);
  for (const [index, phrase] of unread.entries()) phrase.words = second[index] ?? [];
  return {
    width: image.width,
    height: image.height,
    words: withoutRemains([...first, ...second].flat()),
    phrases: wide,
    rulings,
  };
}

/** The words of each phrase, where they stand on the page. */
export async function recognizePhrases(
  phrases: readonly Box[],
  page: PreparedPage,
  look: Look,
  tools: Pick<ReadingTools, 'recognizer'>,
): Promise<Word[][]> {
  if (phrases.length === 0) return [];
  const { times, ink } = look;
  const sheet = layOutLines(page.image, phrases, page.letterHeight);
  const scale = Math.min(MOST_ENLARGED, Math.max(1, BEST_LETTERS / page.letterHeight)) * times;
  if (sheet.image.height * scale > TALLEST_SHEET && phrases.length > 1) {
    const half = phrases.length >> 1;
    return [
      ...(await recognizePhrases(phrases.slice(0, half), page, look, tools)),
      ...(await recognizePhrases(phrases.slice(half), page, look, tools)),
    ];
  }
  const large = enlarged({ ...sheet, image: ink(sheet.image) }, scale);
  // thickened strokes run together
  const plain = enlarged(sheet, scale);
  const words = await (await tools.recognizer()).recognize(large.image);
  return wordsByLine(
    large,
    words.map((word) => seeSlashes(word, plain.image)),
  ).map((line, index) => wordsOnPage(cutApart(line), large, index, scale));
}
