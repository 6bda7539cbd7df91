import { heightOf, type Box } from '../page-layout';
import type { PreparedPage } from '../picture/prepare-page';
import type { ReadingTools } from '../reading-tools';
import { THICKENED } from './passes';
import { recognizePhrases, WIDER_THAN_SPECKS } from './recognize-page';
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

/** A page of another paper has its name among this many phrases at its top. */
const AT_TOP = 6;
const CHANGES = /amend|addend|counter|extension/i;
/** In widths of the page: a wider phrase is a line of running text. */
const WIDEST_NAME = 0.6;

/** True if the top of a page names it as one that changes a contract. */
export async function namesChange(page: PreparedPage, tools: Pick<ReadingTools, 'recognizer'>): Promise<boolean> {
  const { image, phrases, letterHeight } = page;
  const wide = phrases.filter((phrase) => widthOf(phrase) > WIDER_THAN_SPECKS * letterHeight);
  const first = wide.sort((a, b) => a.top - b.top).slice(0, AT_TOP);
  const names = first.filter((phrase) => widthOf(phrase) < WIDEST_NAME * image.width);
  const words = await recognizePhrases(names, page, THICKENED, tools);
  return words.flat().some(({ text }) => CHANGES.test(text));
}

const widthOf = ({ left, right }: Box): number => right - left;
