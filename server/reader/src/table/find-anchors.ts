import { boxAround, centerY, heightOf, median, type Box, type Ruling } from '../page-layout';
import { isSeparated } from './is-separated';
import { namesDate } from './names-date';
import { isNextCell, isNextLine, isOnLine } from './next-line';
import type { LinesByColumn } from './table-row';
import { textOf, type TextLine } from '../words/text-lines';
import { isReference, looksComplete } from './titles';

/** In distances between rows: a line of a cell may be this far from the middle of its row. */
export const REACH = 0.8;
/**
 * A date on its own, this many distances between rows from any other, belongs to something else: a footer, a
 * signature.
 */
export const FAR_FROM_ROWS = 2.5;

/**
 * Finds the marks of the rows below `top`, from the surest to the least sure: a number, a reference, a whole title, a
 * date or another answer next to a title. Text near a marked row is part of it, unless somebody added it between two.
 */
export function findAnchors(lines: LinesByColumn, rulings: readonly Ruling[], top: number): Box[] {
  const anchors: Box[] = lines.item.filter((line) => /[\dlIOSB|]/.test(textOf(line)) && textOf(line).length <= 4);
  const numbered = anchors.map(centerY);
  const pitch = median(numbered.slice(1).map((y, index) => y - (numbered[index] ?? 0)));
  const isWithin = (line: TextLine, reach: number) => (anchor: Box) =>
    Math.abs(centerY(anchor) - centerY(line)) < reach * (pitch || 2 * heightOf(line));
  const near = (line: TextLine) =>
    anchors.filter(isWithin(line, REACH)).filter((anchor) => !isSeparated(anchor, line, rulings));
  const isFree = (line: TextLine) => near(line).length === 0;
  const begin: Box = { left: 0, right: 0, top, bottom: top };

  const references = lines.reference.filter((line) => isReference(textOf(line)));
  const isNumbered = anchors.length > 0;
  for (const [index, line] of references.entries())
    if (isNumbered ? isFree(line) : !hasNextLine(references[index - 1])) anchors.push(line);
  for (const line of lines.title)
    if (isWhole(line) && isFree(line) && !isEndOfTitle(line, lines, rulings)) anchors.push(line);
  for (const line of lines.title) if (!isFree(line) && isAdded(line, near(line), lines, rulings)) anchors.push(line);
  for (const line of lines.date)
    if (isAnswer(line, lines, rulings) && isFree(line) && [begin, ...anchors].some(isWithin(line, FAR_FROM_ROWS)))
      anchors.push(line);
  return anchors.sort((a, b) => centerY(a) - centerY(b));
}

/** True if a reference has another line: "§ 8.1," above "8.4". */
function hasNextLine(reference: TextLine | undefined): boolean {
  return reference !== undefined && /[,;&]$/.test(textOf(reference));
}

/** True if a line that ends as titles do is the end of the one above it, without an answer that would make it a row. */
function isEndOfTitle(line: TextLine, lines: LinesByColumn, rulings: readonly Ruling[]): boolean {
  return (
    !hasAnswer(line, lines) &&
    lines.title.some((above) => above.top < line.top && !isWhole(above) && isNextLine(above, line, rulings))
  );
}

/**
 * True if a title with an answer of its own is near rows that have whole titles of their own. A title that is not
 * whole may be a second line, unless those rows have answers too and are further away than lines are.
 */
function isAdded(title: TextLine, near: readonly Box[], lines: LinesByColumn, rulings: readonly Ruling[]): boolean {
  const isApart = (other: TextLine) =>
    other !== title &&
    isWhole(other) &&
    (isWhole(title) || (hasAnswer(other, lines) && !isNextLine(other, title, rulings)));
  return (
    hasAnswer(title, lines) &&
    near.every((anchor) => lines.title.some((other) => isOnLine(other, anchor) && isApart(other)))
  );
}

/** True if it names a day, or if it is another text next to a title: level with its line, or with the middle of two. */
function isAnswer(date: TextLine, { title }: LinesByColumn, rulings: readonly Ruling[]): boolean {
  if (namesDate(textOf(date)) || title.some((one) => isNextCell(one, date))) return true;
  return title.some((line, index) =>
    title
      .slice(index + 1, index + 2)
      .some((below) => isNextLine(line, below, rulings) && isNextCell(boxAround([line, below]), date)),
  );
}

function hasAnswer(title: TextLine, { date }: LinesByColumn): boolean {
  return date.some((one) => isNextCell(title, one));
}

function isWhole(line: TextLine): boolean {
  return looksComplete(textOf(line));
}
