import { dayInCell, needsLook } from '@keydate/domain/day-in-cell';
import type { Word } from '../page-layout';
import { cutAtGaps, groupIntoLines, textOf, type TextLine } from '../words/text-lines';
import type { PageText } from '../mentions/other-mentions';

/** This many lines with a text and a day below one another are a table. */
const FEWEST_ROWS = 2;
const CELL_GAP = 1.5;
const OF_SIGNATURES =
  /\b(?:signature|signed|buyer|seller|broker|agent|landlord|tenant|name|by|page|printed)\b\W*$|^date\W*$/i;

/** The pages that have a table with days whose header was not understood: `known` are the words of rows that were read. */
export function pagesWithStrangeTables(pages: readonly PageText[], known: ReadonlySet<Word>): number[] {
  return pages.filter((page) => hasStrangeTable(page, known)).map(({ number }) => number);
}

function hasStrangeTable({ words }: PageText, known: ReadonlySet<Word>): boolean {
  const days = groupIntoLines(words)
    .filter((line) => !line.words.some((word) => known.has(word)))
    .flatMap((line) => dayOfRow(cutAtGaps(line, CELL_GAP)));
  return days.some(
    (day) => days.filter((other) => other.left < day.right && other.right > day.left).length >= FEWEST_ROWS,
  );
}

/** The day of a line that has a text, or a row's number and another day, in another cell. */
function dayOfRow(cells: readonly TextLine[]): TextLine[] {
  const day = cells.find((cell) => {
    const read = dayInCell(textOf(cell));
    return read.kind === 'day' && !needsLook(read);
  });
  const others = cells.filter((cell) => cell !== day).map(textOf);
  const isNamed = others.some((text) => /\p{L}{4}/u.test(text) && dayInCell(text).kind !== 'day');
  const isNumbered = /^#?\d{1,2}\.?$/.test(others[0] ?? '') && others.some((text) => dayInCell(text).kind === 'day');
  return day && (isNamed || isNumbered) && !others.some((text) => OF_SIGNATURES.test(text)) ? [day] : [];
}
