import { aPage, COLUMNS, header, row, text } from '../../test/builders/a-page';
import { rowsOf } from '../../test/builders/rows-of';
import type { Word } from '../page-layout';
import { readTables } from './read-tables';

const TABLE = [
  ...header(100),
  ...row(120, { item: '1', reference: '§ 8', title: 'Record Title Deadline', date: '3/4/2031' }),
  ...row(138, { item: '2', reference: '§ 12', title: 'Closing Date' }),
  ...row(156, { item: '3', reference: '§ 17', title: 'Possession Date', date: '4/1/2031' }),
  ...row(174, { item: '4', reference: '§ 27', title: 'Acceptance Deadline Date', date: '3/1/2031' }),
];
const ROWS = [
  [1, '§ 8', 'Record Title Deadline', '3/4/2031'],
  [2, '§ 12', 'Closing Date', ''],
  [3, '§ 17', 'Possession Date', '4/1/2031'],
  [4, '§ 27', 'Acceptance Deadline Date', '3/1/2031'],
];

/** Words in letters this many times as large as the page's, enlarged from their left end on their line. */
const inSize = (size: number, words: Word[]) =>
  words.map((word) => {
    const [middle, half] = [(word.top + word.bottom) / 2, ((word.bottom - word.top) / 2) * size];
    const at = (x: number) => words[0]!.left + (x - words[0]!.left) * size;
    return { ...word, left: at(word.left), right: at(word.right), top: middle - half, bottom: middle + half };
  });
const rowsWith = (...stamp: Word[][]) => rowsOf(readTables(aPage([...TABLE, ...stamp.flat()]), null));

describe('the stamp of a program for signing is of no cell', () => {
  test.each<[string, string[]]>([
    ['dotloop', ['dotloop verified', '05/28/31 9:14 AM MDT', 'Q7RX-K2LM-9PBD']],
    ['DocuSign', ['DocuSigned by:', 'Nora Fielding', '8A31C2D09E1F4B2']],
    ['a box for initials', ['DS', 'NF']],
    ['Authentisign', ['Authentisign', '05/28/2031 09:14:22 AM MDT']],
  ])('%s', (_program, lines) => {
    const stamp = lines.map((words, index) => inSize(0.5, text(COLUMNS.date, 132 + 6 * index, words)));
    expect(rowsWith(...stamp)).toEqual(ROWS);
  });

  test('a time of signing that stands alone', () => {
    expect(rowsWith(inSize(0.5, text(COLUMNS.date, 138, '5/28/2031 9:14:22 AM MDT')))).toEqual(ROWS);
  });

  test('a date and a time in letters of the table are an answer', () => {
    expect(rowsWith(text(COLUMNS.date, 138, '4/1/2031 5:00 PM MT'))[1]?.[3]).toBe('4/1/2031 5:00 PM MT');
  });
});

describe('a stamp has letters smaller than 0.72 times the usual height', () => {
  const initials = (size: number) => rowsWith(inSize(size, text(COLUMNS.date, 138, 'DS')))[1]?.[3];
  test('just inside: a mark in smaller letters is a stamp', () => expect(initials(0.71)).toBe(''));
  test('just outside: one in such letters is an answer of unknown meaning', () => expect(initials(0.73)).toBe('DS'));
});

describe('the lines of a stamp are no further apart than 1.6 times their height', () => {
  /** A mark in letters of half the size, which are five points tall, and a name this far below it. */
  const nameBelow = (apart: number) =>
    rowsWith(
      inSize(0.5, text(COLUMNS.date, 138 - apart, 'DocuSigned by:')),
      inSize(0.5, text(COLUMNS.date, 138, 'Nora')),
    )[1]?.[3];
  test('just inside: a line as near is of the stamp', () => expect(nameBelow(7.9)).toBe(''));
  test('just outside: one further off is an answer', () => expect(nameBelow(8.1)).toBe('Nora'));
});

describe('a stamp has six lines at most', () => {
  const stampOf = (lines: number) => {
    const names = Array.from({ length: lines - 1 }, (_, above) =>
      inSize(0.5, text(COLUMNS.date, 138 - 4 * above, 'Nora')),
    );
    const mark = inSize(0.5, text(COLUMNS.date, 138 - 4 * (lines - 1), 'DocuSigned by:'));
    return rowsWith(mark, ...names)[1]?.[3];
  };
  test('just inside: the sixth line is of the stamp', () => expect(stampOf(6)).toBe(''));
  test('just outside: the seventh is an answer', () => expect(stampOf(7)).toBe('Nora'));
});
