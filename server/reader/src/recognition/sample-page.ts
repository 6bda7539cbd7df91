import { heightOf, type Box } from '../page-layout';
import type { PreparedPage } from '../picture/prepare-page';
import type { ReadingTools } from '../reading-tools';
import { THICKENED } from './passes';
import { recognizePhrases } from './recognize-page';
import type { TextLine } from '../words/text-lines';

/** This many of the widest phrases show whether any page can be read. */
const ENOUGH = 16;
/** In areas of the page: a smaller phrase may be dirt on a blank page. */
const LARGER_THAN_DIRT = 0.0001;

/** Reads a sample of a page on which nothing looks like a table: an out-of-focus page shows no cells. */
export async function samplePage(page: PreparedPage, tools: Pick<ReadingTools, 'recognizer'>): Promise<TextLine[]> {
  const { image, phrases } = page;
  const large = phrases.filter(
    (phrase) => widthOf(phrase) * heightOf(phrase) > LARGER_THAN_DIRT * image.width * image.height,
  );
  const widest = large.sort((a, b) => widthOf(b) - widthOf(a)).slice(0, ENOUGH);
  const words = await recognizePhrases(widest, page, THICKENED, tools);
  return widest.map((phrase, index) => ({ ...phrase, words: words[index] ?? [] }));
}

const widthOf = ({ left, right }: Box): number => right - left;
