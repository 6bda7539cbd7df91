import { centerX, type PageLayout, type Word } from '../page-layout';
import { reasonIf } from '../row-flags';
import { isStruckOut } from '../table/is-struck-out';
import { isTyped } from '../words/confidence';
import { groupIntoLines, textOf } from '../words/text-lines';
import { tidyCell } from '../words/tidy-cell';
import type { GridRow } from './grid-part';

/** The row of these words, each in the column of its middle. Words that are struck out, or were recognized, flag the row. */
export function gridRow(page: PageLayout, edges: readonly number[], words: readonly Word[]): GridRow {
  const typed = words.filter(({ confidence }) => isTyped(confidence));
  const struck = typed.filter((word) => isStruckOut(word, page.rulings));
  return {
    cells: edges.slice(1).map((right, index) => {
      const left = edges[index] ?? 0;
      const inColumn = words.filter((word) => centerX(word) >= left && centerX(word) < right);
      return tidyCell(groupIntoLines(inColumn));
    }),
    words,
    reasons: [
      ...reasonIf(struck.length > 0, 'struck-out', textOf({ words: struck })),
      ...reasonIf(typed.length < words.length, 'date-hard-to-read'),
    ],
  };
}
