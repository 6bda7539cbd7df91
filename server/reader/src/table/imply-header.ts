import { boxAround, heightOf, median, type Box, type PageLayout } from '../page-layout';
import type { TableHeader } from './find-header';
import { readItemNumber } from './number-rows';
import { cutAtGaps, groupIntoLines, type TextLine, textOf } from '../words/text-lines';
import { isReference, looksComplete } from './titles';

/** This many rows in order are a table, even if its header was misread. */
const FEWEST_ROWS = 4;

/**
 * The header of a table whose rows alone could be read: lines of a rising number, a reference, a title and perhaps a
 * date. It has the form's names, at the positions where the columns begin.
 */
export function implyHeader(page: PageLayout): TableHeader | null {
  const rows = rising(groupIntoLines(page.words).flatMap((line) => rowOf(cutAtGaps(line))));
  const [first] = rows;
  if (!first || rows.length < FEWEST_ROWS) return null;
  const top = Math.min(...rows.map((row) => row.title.top)) - 1;
  const dates = rows.flatMap((row) => row.date ?? []);
  const size = median(rows.map((row) => heightOf(row.title)));
  const name = (words: string, texts: readonly Box[]): TextLine => {
    const left = median(texts.map((text) => text.left));
    const box = { left, right: left + 3 * size, top: top - size, bottom: top };
    return { ...box, words: words.split(' ').map((text) => ({ ...box, text, confidence: 0 })) };
  };
  if (dates.length === 0) return null;
  const columns = {
    item: name(
      'Item No.',
      rows.map((row) => row.item),
    ),
    reference: name(
      'Reference',
      rows.map((row) => row.reference),
    ),
    title: name(
      'Event',
      rows.map((row) => row.title),
    ),
    date: name('Date or Deadline', dates),
  };
  return { ...boxAround(Object.values(columns)), columns };
}

interface LikelyRow {
  number: number;
  item: TextLine;
  reference: TextLine;
  title: TextLine;
  date: TextLine | undefined;
}

/** The row in a line's phrases; any text before its number belongs to the margin. */
function rowOf(phrases: readonly TextLine[]): LikelyRow[] {
  return phrases.flatMap((item, index) => {
    const [reference, title, date] = phrases.slice(index + 1);
    const number = readItemNumber(textOf(item));
    const isRow =
      number !== null && reference && title && isReference(textOf(reference)) && looksComplete(textOf(title));
    return isRow ? [{ number, item, reference, title, date }] : [];
  });
}

/** The rows from the first on whose numbers rise. */
function rising(rows: readonly LikelyRow[]): LikelyRow[] {
  return rows.filter((row, index) => index === 0 || row.number > (rows[index - 1]?.number ?? 0));
}
