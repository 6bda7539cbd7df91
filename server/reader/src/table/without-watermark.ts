import { heightOf, median, type PageLayout } from '../page-layout';

/** In heights of the page's usual letters: no cell is written this large, but a watermark is. */
const LARGEST = 3;

/** A page without the words that are laid over it, as "DRAFT" is: they would tie several rows together. */
export function withoutWatermark(page: PageLayout): PageLayout {
  const usual = median(page.words.map(heightOf));
  return { ...page, words: page.words.filter((word) => heightOf(word) <= LARGEST * usual) };
}
