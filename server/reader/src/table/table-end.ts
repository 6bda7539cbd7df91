import type { PageLayout, Word } from '../page-layout';
import type { Column } from './find-columns';
import { groupIntoPhrases, type TextLine } from '../words/text-lines';

/** Running text is at least this wide, in widths of the page. */
const PARAGRAPH = 0.35;

/** The end of the table that starts below `top`: the next header (`limit`), or the first line of running text. */
export function tableEnd(page: PageLayout, columns: readonly Column[], top: number, limit: number): number {
  const below = page.words.filter((word) => word.top >= top && word.bottom <= limit);
  return runningText(below, columns, page.width)[0]?.top ?? limit;
}

/**
 * The lines of running text: they run from the first column into the title's without a blank like that between cells,
 * with a word across the border of two columns, or across all borders.
 */
export function runningText(words: readonly Word[], columns: readonly Column[], pageWidth: number): TextLine[] {
  return groupIntoPhrases(words).filter((phrase) => isRunningText(phrase, columns, pageWidth));
}

function isRunningText(phrase: TextLine, columns: readonly Column[], pageWidth: number): boolean {
  const firstEnd = columns[0]?.right ?? 0;
  const titleStart = columns.find((column) => column.name === 'title')?.left ?? 0;
  const borders = columns.slice(1).map((column) => column.left);
  return (
    phrase.left < firstEnd &&
    phrase.right > titleStart &&
    phrase.right - phrase.left > PARAGRAPH * pageWidth &&
    (phrase.right > Math.max(...borders) ||
      phrase.words.some((word) => borders.some((border) => word.left < border - 1 && word.right > border + 1)))
  );
}
