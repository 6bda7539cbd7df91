import { heightOf, median, type PageLayout } from '../page-layout';

/** In heights of the page's usual letters: no cell is written this large, but a watermark is. */
const LARGEST = 3;

/** A page without the words laid over it, such as "DRAFT": they would connect several rows. */
export function withoutWatermark(page: PageLayout): PageLayout {
  const usual = median(page.words.map(heightOf));
  return { ...page, words: page.words.filter((word) => heightOf(word) <= LARGEST * usual) };
}
