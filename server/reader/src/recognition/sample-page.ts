import { heightOf, type Box } from '../page-layout';
import type { PreparedPage } from '../picture/prepare-page';
import type { ReadingTools } from '../reading-tools';
import { THICKENED } from './passes';
import { recognizePhrases } from './recognize-page';
import type { TextLine } from '../words/text-lines';

/** So many of the widest phrases tell whether a page can be read, whatever stands on it. */
const ENOUGH = 16;
/** In areas of the page: what is smaller may be dirt on one that is blank. */
const LARGER_THAN_DIRT = 0.0001;

/** What is read of a page at a glance, where nothing on it has the look of a table: one out of focus shows no cells. */
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
