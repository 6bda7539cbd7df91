import type { PageText } from '../mentions/other-mentions';
import { groupIntoLines, type TextLine } from '../words/text-lines';

const LINES = new WeakMap<PageText['words'], readonly TextLine[]>();

/** The lines of a page. Each fact is searched for in them, and to find them takes longer than to search. */
export function linesOfPage({ words }: Pick<PageText, 'words'>): readonly TextLine[] {
  const lines = LINES.get(words) ?? groupIntoLines(words);
  LINES.set(words, lines);
  return lines;
}
