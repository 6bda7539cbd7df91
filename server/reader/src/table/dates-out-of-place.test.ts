import { aPage, COLUMNS, header, row, text } from '../../test/builders/a-page';
import { reasonsOf } from '../../test/builders/rows-of';
import { readTables } from './read-tables';

/** Says for each row of a table whether it is flagged, if the dates are this much lower than the titles. */
function flaggedWith(offsets: readonly number[], pitch: number): boolean[] | undefined {
  const words = offsets.flatMap((offset, index) => [
    ...row(120 + pitch * index, { item: String(index + 1), reference: '§ 8', title: 'Survey Deadline' }),
    ...text(COLUMNS.date, 120 + pitch * index + offset, `3/${index + 1}/2031`),
  ]);
  const [part] = readTables(aPage([...header(98), ...words]), null);
  return part?.rows.map((one) => reasonsOf(one).includes('date-out-of-place'));
}

describe('a date belongs to its title up to a quarter of the distance between rows above or below it', () => {
  test('just inside: it is not flagged', () => expect(flaggedWith([0, 9.7, 0], 40)).toEqual([false, false, false]));
  test('just outside: it is flagged', () => expect(flaggedWith([0, 10.3, 0], 40)).toEqual([false, true, false]));
});

describe('a date belongs to its title up to six tenths of the height of a line above or below it', () => {
  test('just inside: it is not flagged', () => expect(flaggedWith([0, 5.8, 0], 20)).toEqual([false, false, false]));
  test('just outside: it is flagged', () => expect(flaggedWith([0, 6.2, 0], 20)).toEqual([false, true, false]));
});

describe('three dates out of place flag all dates of the page, where they are most of them', () => {
  test('just inside: with three all are flagged', () =>
    expect(flaggedWith([12, 12, 0, 12], 40)).toEqual([true, true, true, true]));
  test('just outside: with two only those are', () =>
    expect(flaggedWith([12, 0, 12], 40)).toEqual([true, false, true]));
});

describe('two days next to a table make it a column of any answers', () => {
  const flaggedBeside = (besides: readonly string[]) => {
    const edge = { across: [], down: [COLUMNS.date - 5, 548].map((at) => ({ at, from: 90, to: 200 })) };
    const words = besides.flatMap((beside, index) => [
      ...row(120 + 18 * index, { item: String(index + 1), title: 'Survey Deadline', date: '3/4/2031' }),
      ...text(555, 120 + 18 * index, beside),
    ]);
    return readTables(aPage([...header(100), ...words], edge), null)[0]?.rows.map((one) => reasonsOf(one).length > 0);
  };

  test('just inside: with two days the words beside another row flag it, too', () =>
    expect(flaggedBeside(['4/4/2031', 'See Section 30', '', '4/9/2031'])).toEqual([true, true, false, true]));
  test('just outside: with one day they do not', () =>
    expect(flaggedBeside(['4/4/2031', 'See Section 30', '', ''])).toEqual([true, false, false, false]));
});
