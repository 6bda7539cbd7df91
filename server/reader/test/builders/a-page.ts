import type { PageLayout, Word } from '../../src/page-layout';

/** Width of a letter and height of a line on a page of tests, in points. */
const LETTER = 5;
const HEIGHT = 10;

/** The words of a text that begins at x, on the line whose middle is y. */
export function text(x: number, y: number, words: string): Word[] {
  return [...words.matchAll(/\S+/g)].map((match) => ({
    text: match[0],
    confidence: 100,
    left: x + match.index * LETTER,
    right: x + (match.index + match[0].length) * LETTER,
    top: y - HEIGHT / 2,
    bottom: y + HEIGHT / 2,
  }));
}

export const COLUMNS = { item: 60, reference: 110, title: 180, date: 460 };

export interface WrittenRow {
  item?: string;
  reference?: string;
  title?: string | string[];
  date?: string;
}

/** The words of a row: a title of several lines is centred on the row. */
export function row(y: number, { item = '', reference = '', title = '', date = '' }: WrittenRow): Word[] {
  const lines = typeof title === 'string' ? [title] : title;
  return [
    ...text(COLUMNS.item, y, item),
    ...text(COLUMNS.reference, y, reference),
    ...lines.flatMap((line, index) => text(COLUMNS.title, y + (index - (lines.length - 1) / 2) * 12, line)),
    ...text(COLUMNS.date, y, date),
  ];
}

export const header = (y: number): Word[] =>
  row(y, { item: 'Item No.', reference: 'Reference', title: 'Event', date: 'Date or Deadline' });

/** A Letter page without rulings, unless some are given. */
export function aPage(words: Word[], rulings: PageLayout['rulings'] = { across: [], down: [] }): PageLayout {
  return { width: 612, height: 792, words, rulings };
}
