import { reasonsOf } from '../../test/builders/rows-of';
import { TYPED } from '../words/confidence';
import { flagTitles } from './flag-titles';
import { FORM_TITLES } from '../forms/form-titles';

const HEADING = { item: 'Item No.', reference: 'Reference', title: 'Event', date: 'Date or Deadline' };
const OTHERS: readonly [title: string, date: string][] = [
  ['Record Title Deadline', '3/4/2031'],
  ['Appraisal Deadline', '3/9/2031'],
  ['Closing Date', '4/1/2031'],
  ['Possession Time', '5:00 PM MT'],
];

/** The reasons to check each of these rows of a table. */
function reasonsIn(rows: readonly (readonly [title: string, date: string])[], confidence = 95): string[][] {
  const read = rows.map(([title, date], index) => ({
    number: index + 1,
    cells: { item: String(index + 1), reference: '§ 8', title, date },
    confidence: { title: confidence, date: confidence },
    lines: { title: [], date: [] },
    reasons: [],
  }));
  return flagTitles({ heading: HEADING, isNumbered: true, rows: read, firstPage: 1, lastPage: 1 }).rows.map(reasonsOf);
}

const reasonsFor = (title: string, date = '3/7/2031') => reasonsIn([...OTHERS, [title, date]]).at(-1);

describe('a title among those of a form', () => {
  test.each(FORM_TITLES)('%s is whole, though it may be a part of another', (title) => {
    expect(reasonsFor(title, 'N/A')).toEqual([]);
  });

  test.each(['Disapproval of Buyer’s Credit', 'New Loan', 'Documents Delivery Deadline', 'Deadline'])(
    '%s is a part of one, and may not be whole',
    (title) => {
      expect(reasonsFor(title)).toEqual(['title-cut-short']);
    },
  );

  test.each([
    'Estoppel Statements Termination Deadline Closing and',
    'Association Documents Deadline Association Documents',
    'Objection Deadline Due Diligence Documents',
    'Survey Deadline Zoning and Development',
    'Closing Date Seller or Private Financing Deadline',
  ])('%s is more than one', (title) => {
    expect(reasonsFor(title)).toEqual(['two-rows-in-one']);
  });

  test.each([
    'Septic Inspection Deadline',
    'New Loan Objection Deadline',
    'Title Deadline and Tax Certificate',
    'Survey Deadline (if any)',
    'Possession Date and Time',
    'Final Walk-Through',
    '',
  ])('“%s”, which somebody added in words of their own, is what it is', (title) => {
    expect(reasonsFor(title)).toEqual([]);
  });
});

test.each(['Load-Based Paint Disclosure Deadline', 'Loan Rejection Deadline', 'Title Revolution Deadline'])(
  '%s is nearly one of a form: recognized it may be misread, typed it is another',
  (title) => {
    expect(reasonsIn([...OTHERS, [title, '3/7/2031']]).at(-1)).toEqual(['title-hard-to-read']);
    expect(reasonsIn([...OTHERS, [title, '3/7/2031']], TYPED).at(-1)).toEqual([]);
  },
);

test("of a table with other titles than the forms' none is called a part", () => {
  expect(
    reasonsIn([
      ['Inspection', '3/4/2031'],
      ['Appraisal', '3/9/2031'],
      ['Closing Date', '4/1/2031'],
    ]),
  ).toEqual([[], [], []]);
});

test("an hour's row that names a day may have the day of another", () => {
  expect(reasonsFor('Acceptance Deadline Time', '3/7/2031 5:00 PM')).toEqual(['date-out-of-place']);
});

test.each(['Deadline Mon., October 29, 2029', 'Date 10/29/2029'])(
  'the end of a title before a date, as in “%s”, shows that the two were not told apart',
  (date) => {
    expect(reasonsFor('Zoning', date)).toEqual(['date-out-of-place']);
  },
);

test('beside cells that name two days, the old one and the new, a single day may be the old one', () => {
  const both: [string, string][] = [
    ['Survey Deadline', '3/4/2031 4/4/2031'],
    ['Title Deadline', '3/5/2031 4/5/2031'],
  ];
  expect(reasonsIn([...OTHERS, ...both])).toEqual([
    ['date-out-of-place'],
    ['date-out-of-place'],
    ['date-out-of-place'],
    [],
    [],
    [],
  ]);
});

test('what counts from a day, or takes it back, names one day only', () => {
  expect(
    reasonsIn([...OTHERS, ['Survey Deadline', 'MEC + 10 days (3/14/2031)'], ['Title Deadline', '3/14/2031 or waived']]),
  ).toEqual([[], [], [], [], [], []]);
});

describe('two cells that name two days show a second column of dates', () => {
  const isFlagged = (twice: number) => {
    const rows = Array.from({ length: 5 }, (_, index) => (index < twice ? '3/4/2031 4/4/2031' : '3/9/2031'));
    return reasonsIn(rows.map((date) => ['Closing Date', date]))
      .at(-1)
      ?.includes('date-out-of-place');
  };

  test('just inside: with two the single days are flagged', () => expect(isFlagged(2)).toBe(true));
  test('just outside: with one they are not', () => expect(isFlagged(1)).toBe(false));
});

describe('cells that name two days show a second column in a fifth of the rows', () => {
  const isFlagged = (length: number) => {
    const rows = Array.from({ length }, (_, index) => (index < 4 ? '3/4/2031 4/4/2031' : '3/9/2031'));
    return reasonsIn(rows.map((date) => ['Closing Date', date]))
      .at(-1)
      ?.includes('date-out-of-place');
  };

  test('just inside: in four rows of 20 the single days are flagged', () => expect(isFlagged(20)).toBe(true));
  test('just outside: in four rows of 21 they are not', () => expect(isFlagged(21)).toBe(false));
});

describe('a table is of a form where half of its titles are', () => {
  const reasonsAmong = (others: number) =>
    reasonsIn([
      ...Array.from({ length: 10 }, () => ['Closing Date', '3/4/2031'] as const),
      ...Array.from({ length: others }, () => ['Septic pump-out', '3/4/2031'] as const),
      ['Deadline', '3/4/2031'],
    ]).at(-1);

  test('just inside: a part of a title is flagged', () => expect(reasonsAmong(9)).toEqual(['title-cut-short']));
  test('just outside: it is not', () => expect(reasonsAmong(10)).toEqual([]));
});

describe('a recognized title may be misread where two letters part it from one of a form', () => {
  test('just inside: two letters', () => expect(reasonsFor('Cxxsing Date')).toEqual(['title-hard-to-read']));
  test('just outside: three letters', () => expect(reasonsFor('Cxxxing Date')).toEqual([]));
});

describe('an hour of the night', () => {
  const reasons = (time: string, confidence?: number) => reasonsIn([['Possession Time', time]], confidence)[0];

  test('is flagged if it was recognized', () => {
    expect(reasons('3:00 AM')).toEqual(['date-hard-to-read']);
    expect(reasons('9:00 AM')).toEqual([]);
    expect(reasons('12:00 PM')).toEqual([]);
  });

  test('is the contract’s own if it is typed', () => {
    expect(reasons('3:00 AM', TYPED)).toEqual([]);
  });
});
