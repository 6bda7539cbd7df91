import { dayInCell, needsLook } from '@keydate/domain/day-in-cell';
import { boxAround, centerX, centerY, heightOf, type Box, type PageLayout, type Ruling } from '../page-layout';
import { REACH } from './find-anchors';
import type { Column } from './find-columns';
import type { Band, TableRow } from './table-row';
import { rowsNear, type Grid } from './grid';
import { groupIntoPhrases, textOf } from '../words/text-lines';

/** This many days on their own next to a table are another column of it. */
const FEWEST_DAYS = 2;

/**
 * In heights of a line, and in distances between rows: cells of one line that are further apart vertically may belong
 * to two rows.
 */
const OFF_LINE = 0.6;
const OFF_ROW = 0.25;
/** If at least this many, and most, are off, all rows of the page are flagged. */
const FEWEST_OFF = 3;
/** In heights of its text: the most room that a row has above and below the text. */
const ROW_HEIGHT = 2;

/** In heights of a line: the name of a column may have this many lines. */
const NAME = 3;

/**
 * The rows with a day on its own to the right of all columns, on any number of lines: a form may have a column for the
 * old day, and one for the new. Below the name of such a column, and if several rows have a day there, any text there
 * counts.
 */
export function rowsWithDateBeside(
  { words }: PageLayout,
  columns: readonly Column[],
  grid: Grid,
  { top, bottom }: Band,
): TableRow[] {
  const right = Math.max(...columns.filter(({ name }) => name !== 'other').map((column) => column.right));
  const beside = words.filter((word) => centerX(word) >= right);
  const isNamed = beside.some(
    (word) =>
      centerY(word) < top && centerY(word) > top - NAME * heightOf(word) && /^(?:date|deadline)s?$/i.test(word.text),
  );
  const phrases = groupIntoPhrases(beside.filter((word) => centerY(word) > top && centerY(word) < bottom)).map(
    (phrase) => ({ phrase, row: rowsNear(phrase, grid, REACH)[0] }),
  );
  const answered = grid.rows
    .map((row) => ({
      row,
      words: phrases
        .filter((one) => one.row === row)
        .map(({ phrase }) => textOf(phrase))
        .join(' '),
    }))
    .filter((one) => one.words !== '');
  const withDay = answered.filter(({ words: own }) => isPlainDay(own));
  return (isNamed || withDay.length >= FEWEST_DAYS ? answered : withDay).map(({ row }) => row);
}

function isPlainDay(words: string): boolean {
  const read = dayInCell(words);
  return read.kind === 'day' && !needsLook(read);
}

/**
 * The rows whose date is so much higher or lower than their title, if both have one line, that it may belong to the
 * next row. If most such rows are so, as on a bent page, all dates may have slid.
 */
export function rowsWithDateOffTitle({ rows, pitch, rulings }: Grid): readonly TableRow[] {
  const simple = rows.filter(({ cells: { title, date } }) => title.length === 1 && date.length === 1);
  const isOff = (title: Box, date: Box) =>
    Math.abs(centerY(title) - centerY(date)) > Math.max(OFF_LINE * heightOf(title), OFF_ROW * pitch);
  const off = simple.filter(
    ({
      cells: {
        title: [title],
        date: [date],
      },
    }) => title && date && isOff(title, date) && !isBoxed(boxAround([title, date]), rulings),
  );
  return off.length >= FEWEST_OFF && off.length > simple.length / 2 ? rows : off;
}

/** True if lines are drawn above and below a text, near enough to be those of its row. */
function isBoxed(text: Box, rulings: readonly Ruling[]): boolean {
  const across = rulings.filter(({ from, to }) => from < text.right && to > text.left);
  const reach = ROW_HEIGHT * heightOf(text);
  return (
    across.some(({ at }) => at <= text.top && at > text.top - reach) &&
    across.some(({ at }) => at >= text.bottom && at < text.bottom + reach)
  );
}
