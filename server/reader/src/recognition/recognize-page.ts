import type { Box, PageLayout, Word } from '../page-layout';
import { phrasesOfTables } from '../picture/find-table-band';
import { cutApart, enlarged, layOutLines, wordsByLine, wordsOnPage } from './line-sheet';
import type { PreparedPage } from '../picture/prepare-page';
import { SOFTENED, THICKENED, type Pass } from './passes';
import type { ReadingTools } from '../reading-tools';
import type { TextLine } from '../words/text-lines';
import { dropOverlappingWords } from '../words/drop-overlapping-words';

/** The recognizer reads letters of this height best, and loses whole lines of smaller ones; larger ones only take longer. */
const BEST_LETTERS = 23;
/** Letters that would need a larger factor cannot be read: enlarged, their blur would only take memory. */
const MOST_ENLARGED = 6;

/**
 * In dots: a page's phrases take some 10,000. The recognizer accepts no picture of more than some 32,000, and its
 * memory and time grow with it.
 */
const TALLEST_SHEET = 15_000;

/** In letter heights: a narrower phrase may be dirt, and the number of a row follows from its neighbors'. */
export const WIDER_THAN_SPECKS = 2;

/** A page with the recognized words, and the phrases in which they were searched: some phrases give none. */
export interface RecognizedPage extends PageLayout {
  phrases: TextLine[];
}

/** The words of possible tables, or of the rest of one, on a prepared page; null if the page has only running text. */
export async function recognizePage(
  page: PreparedPage,
  tools: Pick<ReadingTools, 'recognizer'>,
  continues = false,
): Promise<RecognizedPage | null> {
  const phrases = phrasesOfTables(page, page.image.width, continues);
  return phrases.length > 0 ? recognizeIn(phrases, page, tools) : null;
}

/** All words of a prepared page, its running text too. */
export function recognizeText(page: PreparedPage, tools: Pick<ReadingTools, 'recognizer'>): Promise<RecognizedPage> {
  return recognizeIn(page.phrases, page, tools);
}

async function recognizeIn(
  phrases: readonly Box[],
  page: PreparedPage,
  tools: Pick<ReadingTools, 'recognizer'>,
): Promise<RecognizedPage> {
  const { image, rulings } = page;
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
    words: dropOverlappingWords([...first, ...second].flat()),
    phrases: wide,
    rulings,
  };
}

/** The words of each phrase, at their positions on the page. */
export async function recognizePhrases(
  phrases: readonly Box[],
  page: Pick<PreparedPage, 'image' | 'letterHeight'>,
  pass: Pass,
  tools: Pick<ReadingTools, 'recognizer'>,
): Promise<Word[][]> {
  if (phrases.length === 0) return [];
  const { times, ink } = pass;
  const sheet = layOutLines(page.image, phrases, page.letterHeight);
  const scale = Math.min(MOST_ENLARGED, Math.max(1, BEST_LETTERS / page.letterHeight)) * times;
  if (sheet.image.height * scale > TALLEST_SHEET && phrases.length > 1) {
    const half = phrases.length >> 1;
    return [
      ...(await recognizePhrases(phrases.slice(0, half), page, pass, tools)),
      ...(await recognizePhrases(phrases.slice(half), page, pass, tools)),
    ];
  }
  const large = enlarged({ ...sheet, image: ink(sheet.image) }, scale);
  const words = await (await tools.recognizer()).recognize(large.image);
  return wordsByLine(large, words).map((line, index) => wordsOnPage(cutApart(line), large, index, scale));
}
