import { heightOf, type PageLayout } from '../page-layout';
import type { Column } from './find-columns';
import { groupIntoPhrases } from './text-lines';

/** Running text is at least this wide, in widths of the table. */
const PARAGRAPH = 0.5;

/**
 * Where the table that starts below `top` ends: at the next header (`limit`), or at the first line of running text,
 * which shows by crossing from the columns on the left far into the title's.
 */
export function tableEnd(page: PageLayout, columns: readonly Column[], top: number, limit: number): number {
  const left = columns[0]?.left ?? 0;
  const title = columns.find((column) => column.name === 'title');
  const titleStart = title?.left ?? left;
  const width = (title?.right ?? page.width) - left;
  const below = page.words.filter((word) => word.top >= top && word.bottom <= limit);
  const paragraph = groupIntoPhrases(below)
    .filter((phrase) => phrase.left < titleStart - heightOf(phrase) / 2 && phrase.right - Math.max(left, phrase.left) > PARAGRAPH * width)
    .find((phrase) => phrase.right > titleStart + heightOf(phrase));
  return paragraph ? paragraph.top : limit;
}
