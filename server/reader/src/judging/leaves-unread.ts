import { isHardToRead } from '../words/confidence';
import { boxAround, centerY, median } from '../page-layout';
import type { TablePart } from '../table/table-part';
import { textOf, type TextLine } from '../words/text-lines';
import { looksComplete } from '../table/titles';

/** If this many phrases, and this share of the phrases next to the rows, could not be read, there may be more rows. */
const FEWEST = 6;
const SHARE = 0.7;
/** This many titles of deadlines outside all rows are a table whose other columns were not seen. */
const FEWEST_TITLES = 4;

/**
 * True if a picture may have rows of a table that were not read: text laid out like cells around its rows could hardly
 * be read, or deadlines are named although no rows were found. Other tables, such as of parties or payments, are
 * legible and name no deadlines.
 */
export function leavesUnread(phrases: readonly TextLine[], parts: readonly TablePart[]): boolean {
  const rows = parts.flatMap((part) => part.rows).map(({ lines }) => boxAround([...lines.title, ...lines.date]));
  const rest = phrases.filter(
    (phrase) => !rows.some(({ top, bottom }) => centerY(phrase) > top && centerY(phrase) < bottom),
  );
  const illegible = rest.filter((phrase) => !isLegible(phrase));
  const titles = phrases.filter((phrase) => isLegible(phrase) && looksComplete(textOf(phrase)));
  return (
    (illegible.length >= FEWEST && illegible.length >= SHARE * rest.length) ||
    (rows.length === 0 && titles.length >= FEWEST_TITLES)
  );
}

/** On a clean page nine phrases in ten are legible. On one out of focus hardly any are, and the recognizer guesses. */
function isLegible({ words }: TextLine): boolean {
  return !isHardToRead(median(words.map(({ confidence }) => confidence)));
}
