import type { Word } from '../page-layout';
import { groupIntoLines, textOf } from '../words/text-lines';

/** This many lines at the top and at the foot of a page may belong to the page itself. */
const LINES = 3;
/** The words of such a line: its page, when it was printed, the program that made, sent or signed it. */
const OF_THE_PAGE =
  /\bpage:?\s*\d|\bprinted(?: on)?:?\s*\d|\b(?:produced (?:with|by)|envelope|docusign|authentisign|dotloop)\b|\bwww\./i;

/**
 * A page without the lines at its edges that are plainly not part of a table: "Printed 6/4/2026", "… page 4 of 20 …".
 * Their dates are near the last row, and would count as its date or as a row. A line with a section sign is a row.
 */
export function withoutEdges<Page extends { words: readonly Word[] }>(page: Page): Page {
  const lines = groupIntoLines(page.words);
  const outer = lines.filter(
    (line, index) =>
      (index < LINES || index >= lines.length - LINES) && OF_THE_PAGE.test(textOf(line)) && !textOf(line).includes('§'),
  );
  const dropped = new Set(outer.flatMap(({ words }) => words));
  return dropped.size > 0 ? { ...page, words: page.words.filter((word) => !dropped.has(word)) } : page;
}
