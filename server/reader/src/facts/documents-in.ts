import type { PageText } from '../mentions/other-mentions';
import { textOf } from '../words/text-lines';
import { linesOfPage } from './lines-of-page';

/** The role of a document in a file; a counterproposal takes the place of the contract's own signatures. */
export type DocumentKind = 'contract' | 'counterproposal' | 'amendment' | 'other';

export interface PagesOfDocument {
  kind: DocumentKind;
  pages: PageText[];
}

/** The title of a document is in the first lines of its first page. */
const TITLE_LINES = 5;
/** In words: a title is no longer. */
const LONGEST_TITLE = 9;
const TITLES: readonly [RegExp, DocumentKind][] = [
  [/\bcounter-?\s?(?:proposal|offer)\b/i, 'counterproposal'],
  [/\bamend(?:ment)?\b/i, 'amendment'],
  [
    /\b(?:contract|agreement) to buy and sell\b|\b(?:purchase|sales?) (?:contract|agreement)\b|\bresidential contract\b/i,
    'contract',
  ],
  [/\b(?:addendum|notice|disclosure|objection|termination|receipt|instructions?|exhibit)\b/i, 'other'],
];

/** The documents of a file, by the titles at the top of their pages; a page without a title continues the one before it. */
export function documentsIn(pages: readonly PageText[]): PagesOfDocument[] {
  const documents: PagesOfDocument[] = [];
  for (const page of pages) {
    const kind = titleOf(page);
    const last = documents.at(-1);
    // some contracts have their title on each page
    const isNext = last !== undefined && (kind === undefined || (kind === 'contract' && last.kind === 'contract'));
    if (isNext) last.pages.push(page);
    else documents.push({ kind: kind ?? 'contract', pages: [page] });
  }
  return documents;
}

/** The document that a page begins by its title; undefined if it has none. */
export function titleOf(page: PageText): DocumentKind | undefined {
  const titles = linesOfPage(page).slice(0, TITLE_LINES).map(textOf).filter(isTitle);
  return TITLES.find(([title]) => titles.some((line) => title.test(line)))?.[1];
}

/** Capitals at the beginning of its words, and no number of a section. */
function isTitle(line: string): boolean {
  const words = line.split(' ').filter((word) => /\p{L}{4}/u.test(word));
  return (
    words.length > 0 &&
    words.length <= LONGEST_TITLE &&
    !/^\d/.test(line) &&
    words.every((word) => /^\W*\p{Lu}/u.test(word))
  );
}
