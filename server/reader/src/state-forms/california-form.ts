import { readWords } from '@keydate/domain/computed-deadlines/read-words';
import type { GridTable } from '../grid/grid-table';
import type { GridRow } from '../grid/grid-part';
import { reasonIf, type Reason } from '../row-flags';
import { namesDate } from '../table/names-date';
import type { StateFormRow } from './state-form-row';

/** The number of a paragraph in the grid: "3B", "L(1)", "3L(1)". */
const NUMBER = /^\d{0,2}\s?[A-Z](?:\s?\(\d{1,2}\))*(?:\s?\([a-z]\))?\.?$/;
const BOX = /☐|☒|☑|□|\[[ _]*\]|\[[ ]*[xX✓✔][ ]*\]/g;
const TICKED = /[☒☑xX✓✔]/;

/** The end of words that are not all in their cell. */
const CUT_SHORT = /\b(?:after|before|prior|to|or|of|the)$/i;

/** The rows whose loss costs most: words of their titles, and how a person calls them. */
export const CALIFORNIA_CRITICAL: readonly (readonly [RegExp, string])[] = [
  [/close of escrow|\bCOE\b/i, 'Close of Escrow'],
  [/\bloan/i, 'Loan contingency'],
  [/apprais/i, 'Appraisal contingency'],
  [/investigat|inspect/i, 'Investigation contingency'],
];

/** True if a cell of the grid says when something is due: a day, or a count of days. */
export function namesTerm(cell: string): boolean {
  if (namesDate(cell)) return true;
  const read = readWords(cell, true);
  return read.kind === 'choice' || (read.kind === 'count' && read.count !== null) || PERIOD.test(cell);
}
const PERIOD = /\bdays?\s+(?:after|before|prior\s+to)\b/i;

/** The rows of California's grid that say when something is due. */
export function californiaRows(grids: readonly GridTable[]): StateFormRow[] {
  return grids.flatMap((grid) => {
    const number = mostly(grid, (cell) => NUMBER.test(cell));
    const terms = mostly(grid, namesTerm);
    if (number === undefined || terms === undefined || terms <= number + 1) return [];
    return grid.rows.flatMap((row) => rowOf(row, number, terms));
  });
}

/** The column that has the most such cells. */
function mostly({ header, rows }: GridTable, holds: (cell: string) => boolean): number | undefined {
  const counts = header.map((_, at) => rows.filter(({ cells }) => holds(cells[at] ?? '')).length);
  const most = Math.max(0, ...counts);
  return most > 0 ? counts.indexOf(most) : undefined;
}

function rowOf({ cells, words, reasons }: GridRow, number: number, terms: number): StateFormRow[] {
  const cell = cells[terms] ?? '';
  const title = cells
    .slice(number + 1, terms)
    .filter(Boolean)
    .join(' ');
  if (!namesTerm(cell) || title === '') return [];
  const { answer, isClear } = chosenAnswer(cell);
  const further = cells.slice(terms + 1).filter((other) => namesTerm(other));
  const found: Reason[] = [
    ...reasons,
    ...reasonIf(!isClear || CUT_SHORT.test(answer), 'date-read-in-two-ways'),
    ...reasonIf(further.length > 0, 'other-day-for-title', further.join(' ')),
  ];
  return [{ cells: ['', cells[number] ?? '', title, answer], reasons: found, words }];
}

/** The answer whose box is ticked; of two without a ticked box, the one that is filled in. */
function chosenAnswer(cell: string): { answer: string; isClear: boolean } {
  const boxes = [...cell.matchAll(BOX)];
  if (boxes.length === 0) return { answer: cell, isClear: true };
  const parts = boxes.map(({ index, 0: mark }, at) => ({
    isTicked: TICKED.test(mark),
    words: tidy(cell.slice(index + mark.length, boxes[at + 1]?.index)),
  }));
  const before = tidy(cell.slice(0, boxes[0]?.index));
  const ticked = parts.filter(({ isTicked }) => isTicked);
  const [only] = ticked;
  if (ticked.length === 1 && only) return { answer: only.words || before, isClear: only.words !== '' };
  // the form's own answer is before the box of another one
  if (ticked.length === 0 && namesTerm(before)) return { answer: before, isClear: true };
  const filled = parts.filter(({ words }) => namesTerm(words) && /\d/.test(words));
  const [first] = filled;
  return first && filled.length === 1 && ticked.length === 0
    ? { answer: first.words, isClear: true }
    : { answer: cell, isClear: false };
}

function tidy(words: string): string {
  return words
    .replace(/^[\s,;]*(?:or\b)?|(?:[\s,;]|\bor\b)*$/gi, '')
    .replace(/\s+/g, ' ')
    .trim();
}
