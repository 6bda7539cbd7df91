import type { Box, PageLayout, Word } from './page-layout';
import { phrasesOfTables } from './raster/find-table-band';
import { enlarged, layOutLines, wordsByLine, wordsOnPage } from './raster/line-sheet';
import type { PreparedPage } from './raster/prepare-page';
import { soften } from './raster/soften';
import type { ReadingTools } from './reading-tools';

/** The recogniser reads letters of this height best, and loses whole lines of smaller ones; larger ones only take longer. */
const BEST_LETTERS = 23;
/** What it saw nothing in is shown to it once more, this much larger. */
const SECOND_LOOK = 1.4;
/** In letter heights: what is narrower may be dirt, and the number of a row can be told from its neighbours'. */
const WIDER_THAN_SPECKS = 2;

/** The words of what may be tables on a prepared page; null where it holds no more than running text. */
export async function recognisePage(page: PreparedPage, tools: Pick<ReadingTools, 'recogniser'>): Promise<PageLayout | null> {
  const { image, rulings } = page;
  const phrases = phrasesOfTables(page, image.width);
  if (phrases.length === 0) return null;
  const first = await recognisePhrases(phrases, page, 1, tools);
  const unread = phrases.filter((phrase, index) => first[index]?.length === 0 && phrase.right - phrase.left > WIDER_THAN_SPECKS * page.letterHeight);
  const second = await recognisePhrases(unread, page, SECOND_LOOK, tools);
  return { width: image.width, height: image.height, words: [...first, ...second].flat(), rulings };
}

/** The words of each phrase, where they stand on the page. `times` enlarges beyond what reads best, and softens: another look at the same ink. */
export async function recognisePhrases(phrases: readonly Box[], page: PreparedPage, times: number, tools: Pick<ReadingTools, 'recogniser'>): Promise<Word[][]> {
  if (phrases.length === 0) return [];
  const sheet = layOutLines(page.image, phrases, page.letterHeight);
  const scale = Math.max(1, BEST_LETTERS / page.letterHeight) * times;
  const large = enlarged({ ...sheet, image: times > 1 ? soften(sheet.image) : sheet.image }, scale);
  const words = await (await tools.recogniser()).recognise(large.image);
  return wordsByLine(large, words).map((line, index) => wordsOnPage(line, large, index, scale));
}
