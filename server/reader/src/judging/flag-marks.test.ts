import { aPage, COLUMNS, header, row } from '../../test/builders/a-page';
import { flagMarks } from './flag-marks';
import type { Box } from '../page-layout';
import { readTables } from '../table/read-tables';

const DATES = ['3/4/2031', '', '3/9/2031'];
const [PART] = readTables(
  aPage([
    ...header(100),
    ...DATES.flatMap((date, index) =>
      row(120 + 20 * index, { item: String(index + 1), reference: '§ 8', title: 'Appraisal Deadline', date }),
    ),
  ]),
  null,
);

/** The reasons to doubt each row, given the marks on the page. */
function reasons(marks: readonly Box[], unread: readonly Box[] = []): string[][] {
  return flagMarks(PART!, marks, unread).rows.map((one) => one.reasons.map(({ kind }) => kind));
}

/** A mark in the column of dates, as wide as this many letters, at the height of a row. */
const mark = (index: number, letters: number, left = COLUMNS.date): Box => ({
  left,
  right: left + 5 * letters,
  top: 113 + 20 * index,
  bottom: 128 + 20 * index,
});

describe('what a pen or a stamp left in the column of dates', () => {
  test('through a date disputes it, and no other', () => {
    expect(reasons([mark(0, 9)])).toEqual([['struck-out'], [], []]);
  });

  test('over a few letters of a date, as where they touch, disputes nothing', () => {
    expect(reasons([mark(0, 4), mark(2, 3)])).toEqual([[], [], []]);
  });

  test('makes a cell of which nothing was read no blank one', () => {
    expect(reasons([mark(1, 9)])).toEqual([[], ['date-not-read'], []]);
    expect(reasons([], [mark(1, 3)])).toEqual([[], ['date-not-read'], []]);
  });

  test('is nothing where it stands in another column, or between the rows', () => {
    expect(reasons([mark(1, 9, COLUMNS.title), { ...mark(0, 9), top: 128, bottom: 132 }])).toEqual([[], [], []]);
  });
});

describe('a mark over more than six tenths of a date may strike it out', () => {
  test('just inside: the date is flagged', () => expect(reasons([mark(0, 4.9)])).toEqual([['struck-out'], [], []]));
  test('just outside: it is not', () => expect(reasons([mark(0, 4.7)])).toEqual([[], [], []]));
});
