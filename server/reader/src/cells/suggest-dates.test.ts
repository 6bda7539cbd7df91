import { dayInCell, needsLook } from '@keydate/domain/day-in-cell';
import fc from 'fast-check';
import { aRow, cellAfter, tableOf } from '../../test/builders/passes-over';
import { suggestDates } from './suggest-dates';

/** Dates of a contract that were read surely. */
const SURE = ['Jul 3, 2027', 'Jul 9, 2027', 'Jul 14, 2027', 'Aug 2, 2027', 'N/A'];

const after = (passes: readonly string[], cell: Parameters<typeof cellAfter>[2] = {}) =>
  cellAfter(suggestDates, passes, { among: SURE, ...cell });

describe('a date that no two passes agree on', () => {
  test("is suggested from the table's other dates, with what was read", () => {
    expect(after(['Jui 15, 2027', 'Jut 15, 2027', 'Jut 15, 2027'])).toEqual({
      date: 'Jul 15, 2027',
      reasons: [{ kind: 'date-mended', words: 'Jui 15, 2027' }],
    });
  });

  test.each([
    [
      ['5% 2027 Wednesday', '5.7% 2027 Wednesday'],
      '5/5/2027 Wednesday',
      ['4/28/2027 Wednesday', '4/30/2027 Friday', '5/3/2027 Monday'],
    ],
    [
      ['Wed Dec §, 2029', 'Wed [ec 3, 2029'],
      'Wed Dec 5, 2029',
      ['Wed Nov 28, 2029', 'Fri Nov 30, 2029', 'Mon Dec 3, 2029'],
    ],
    [['09/13/2004', '09/13/2004', '09/13/2003'], '09/13/2033', ['09/02/2033', '09/20/2033', '10/05/2033']],
    [['Sep 13.20', 'Sep 13.204'], 'Sep 13, 2034', ['Sep 3, 2034', 'Sep 20, 2034', 'Oct 5, 2034']],
  ])('%j is %s', (passes, date, among) => {
    expect(after(passes, { among }).date).toBe(date);
  });

  test('stays as it was read where two days are about as near', () => {
    expect(after(['Jul 1#, 2027', 'Jul 1?, 2027'])).toEqual({ date: 'Jul 1#, 2027', reasons: [] });
  });

  test.each([
    ['Jl 15, 2021', 'Jul 15, 2027'],
    ['J 15 17', 'J 15 17'],
  ])('of which %s is left is %s', (left, date) => {
    expect(after([left, left]).date).toBe(date);
  });

  test('keeps the other day that was seen, beside the suggestion', () => {
    const rows = [
      ...SURE.map((date) => aRow(date)),
      {
        ...aRow('Jul 1, 2027', ['Jul 1, 2027', 'Jul 15, 2027', 'Jul 15, 202?', 'Jul 15, 202?'], 40),
        reasons: [{ kind: 'date-read-in-two-ways' as const, words: 'Jul 15, 2027' }],
      },
    ];
    const row = suggestDates(tableOf(rows)).rows.at(-1)!;
    expect(row.reasons.map(({ kind }) => kind)).toEqual(['date-read-in-two-ways', 'date-mended']);
  });

  test('stays where too few others were read surely to tell', () => {
    expect(after(['Jui 15, 2027', 'Jut 15, 2027'], { among: ['Jul 3, 2027', 'N/A'] }).date).toBe('Jui 15, 2027');
  });
});

describe('what the passes agree on is what the contract says', () => {
  test('though it lies a year off', () => {
    expect(after(['Jul 15, 2026', 'Jul 15, 2026', 'Jul 15, 2026'])).toEqual({ date: 'Jul 15, 2026', reasons: [] });
  });

  test.each([
    ['6/31/2027', ['7/3/2027', '7/9/2027', '8/2/2027']],
    ['Thursday, June 31, 2027', ['Saturday, July 3, 2027', 'Friday, July 9, 2027', 'Monday, August 2, 2027']],
    ['12/15/2027 Thursday', ['7/3/2027 Saturday', '7/9/2027 Friday', '8/2/2027 Monday']],
    ['not Jul 15, 2027', SURE],
    ['Jul 15, 2027 waived', SURE],
    ['Jul 15, 2027+1', SURE],
  ])('be it %s', (words, among) => {
    expect(after([words, words, words], { among })).toEqual({ date: words, reasons: [] });
    expect(after([words, words, words.replace('2', '?')], { among })).toEqual({ date: words, reasons: [] });
  });

  test('where two of them surely saw a day of another year', () => {
    expect(after(['Jul 15, 2026', 'Jul 15, 2026', 'Jui 15, 2026'], { confidence: 93 })).toEqual({
      date: 'Jul 15, 2026',
      reasons: [],
    });
  });

  test('where most of five saw it, and no longer where two of five did', () => {
    const passes = ['Jul 15, 2020', 'Jul 15, 2020', 'Jul 15, 2020', 'Jul 15, 202?', 'Jul 15, 2027'];
    expect(after(passes, { confidence: 80 })).toEqual({ date: 'Jul 15, 2020', reasons: [] });
    expect(after(passes.with(0, 'Jul 15, 2027'), { was: 'Jul 15, 2020', confidence: 80 }).date).toBe('Jul 15, 2027');
  });

  test('with the hour beside it', () => {
    const among = ['Jul 3, 2027 5 PM', 'Jul 9, 2027 5 PM', 'Jul 14, 2027 5 PM'];
    expect(after(['Jui 15, 2027 6 PM', 'Jut 15, 2027 6 PM'], { among }).date).toBe('Jui 15, 2027 6 PM');
  });

  test('though its weekday is another one', () => {
    const among = ['7/3/2027 Saturday', '7/9/2027 Friday', '7/14/2027 Wednesday'];
    expect(after(['7/15/2027 Tuesday', '7/15/2027 Tuesday', '7/15/202? Tuesday'], { among })).toEqual({
      date: '7/15/2027 Tuesday',
      reasons: [],
    });
  });

  test('be it no day', () => {
    expect(after(['N/A', 'N/A'])).toEqual({ date: 'N/A', reasons: [] });
  });
});

test('no day is ever changed, or put where none was read, without a doubt that tells what was read', () => {
  const aPass = fc.oneof(
    fc.stringMatching(/^[A-Za-z\d/., §]{0,14}$/),
    fc.constantFrom('Jul 15, 2027', 'Jui 15, 2027', 'Jul 16, 2027', 'N/A', 'Jul 15, 2020'),
  );
  fc.assert(
    fc.property(fc.array(aPass, { maxLength: 3 }), fc.nat(2), (passes, chosen) => {
      const was = passes[chosen] ?? '';
      const { date, reasons } = after(passes, { was });
      if (date === was) return;
      expect(reasons).toEqual([{ kind: 'date-mended', words: was }]);
      const day = dayInCell(date);
      expect(day.kind).toBe('day');
      expect(needsLook(day)).toBe(false);
    }),
  );
});
