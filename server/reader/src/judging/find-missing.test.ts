import { FORMS } from '../../bench/contracts/forms';
import { aRow, tableOf } from '../../test/builders/passes-over';
import { FORM_LISTS } from '../forms/form-lists';
import type { ReadRow } from '../table/contract-row';
import { findMissing } from './find-missing';

function aTable(
  numbers: readonly number[],
  place: { isNumbered?: boolean; firstPage?: number; lastPage?: number } = {},
) {
  const rows = numbers.map((number): ReadRow => ({
    number,
    cells: { item: String(number), reference: '§ 8', title: 'Closing Date', date: '3/4/2031' },
    confidence: { title: 95, date: 95 },
    lines: { title: [], date: [] },
    reasons: [],
  }));
  return {
    heading: { item: 'Item No.', reference: 'Reference', title: 'Event', date: 'Date' },
    isNumbered: true,
    firstPage: 3,
    lastPage: 4,
    ...place,
    rows,
  };
}

const count = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

describe('the numbers that are missing of a table', () => {
  test.each<[string, number[], { first: number; last: number }[]]>([
    ['are none where it counts on', count(1, 12), []],
    ['are those between two parts', [...count(1, 12), ...count(25, 43)], [{ first: 13, last: 24 }]],
    ['are those before its first row', count(18, 43), [{ first: 1, last: 17 }]],
    ['may be a single one', [...count(1, 6), ...count(8, 12)], [{ first: 7, last: 7 }]],
    ['are not looked for where it leaves out numbers all the way, as an amendment does', [4, 5, 22, 23, 24, 39], []],
    ['are not those of rows whose own number was not found', [1, 2, 3, 0, 4, 5, 0], []],
    [
      'stand among rows of another table, set behind its own',
      [...count(20, 30), ...count(1, 8)],
      [{ first: 9, last: 19 }],
    ],
  ])('%s', (_what, numbers, missing) => {
    expect(findMissing(aTable(numbers), []).missingNumbers).toEqual(missing);
  });

  test('are not looked for in a form that numbers no rows', () => {
    expect(findMissing(aTable(count(18, 43), { isNumbered: false }), []).missingNumbers).toEqual([]);
  });
});

describe('the unread pages of a table on pages 3 and 4', () => {
  test.each<[string, number[], number[]]>([
    ['are those that hold its rows', [3], [3]],
    ['are those right behind it', [5, 6], [5, 6]],
    ['are not those behind another page', [6, 9], []],
    ['are not those before its row number 1', [1, 2], []],
  ])('%s', (_what, unread, pages) => {
    expect(findMissing(aTable(count(1, 12)), unread).unreadPages).toEqual(pages);
  });

  test.each([
    ['begins with a later number', { isNumbered: true }],
    ['has no numbers', { isNumbered: false }],
  ])('are those right before it where it %s', (_what, place) => {
    expect(findMissing(aTable(count(18, 43), place), [1, 2]).unreadPages).toEqual([1, 2]);
    expect(findMissing(aTable(count(18, 43), place), [1]).unreadPages).toEqual([]);
  });
});

describe('numbers are missing where a table leaves some out once in four rows at most', () => {
  test('just inside: once in four rows', () =>
    expect(findMissing(aTable([1, 2, 4, 5]), []).missingNumbers).toEqual([{ first: 3, last: 3 }]));
  test('just outside: once in three rows', () => expect(findMissing(aTable([1, 3, 4]), []).missingNumbers).toEqual([]));
});

const [FORM = []] = FORM_LISTS;

const gapsOf = (...table: Parameters<typeof missingOf>) => missingOf(...table).gaps;

/** The titles that such a table misses, each row on the given day. */
function missingOf(
  titles: readonly string[],
  { date = '3/4/2031', isNumbered = true, reasons = [] as ReadRow['reasons'] } = {},
) {
  const rows = titles.map((title, index): ReadRow => ({
    number: index + 1,
    cells: { item: String(index + 1), reference: '§ 8', title, date },
    confidence: { title: 100, date: 100 },
    lines: { title: [], date: [] },
    reasons,
  }));
  return findMissing({ ...tableOf(rows), isNumbered }, []);
}

test('the lists are those of the forms that the bench draws', () => {
  const titlesOf = (form: (typeof FORMS)['2026']) =>
    form.flatMap((line) => (typeof line === 'string' ? [] : [line[1].replaceAll('’', "'")]));
  expect(FORM_LISTS).toEqual([FORMS['2026'], FORMS['2019'], FORMS['2009']].map(titlesOf));
});

describe('a table with the rows of a form', () => {
  test('says nothing where it has them all', () => {
    for (const list of FORM_LISTS) expect(gapsOf(list)).toEqual([]);
  });

  test('says that it ends early where the last rows of the form are not there', () => {
    expect(gapsOf(FORM.slice(0, -1))).toEqual(['ends-early']);
    expect(gapsOf(FORM.slice(0, 20))).toEqual(['ends-early', 'lacks-closing-date']);
  });

  test('says that the closing date is not there, though all others are', () => {
    expect(gapsOf(FORM.filter((title) => title !== 'Closing Date'))).toEqual(['lacks-closing-date']);
  });

  test('says that it has no day, and that dates are cut off', () => {
    expect(gapsOf(FORM, { date: 'N/A' })).toEqual(['no-day']);
    expect(gapsOf(FORM, { reasons: [{ kind: 'date-cut-off' }] })).toEqual(['dates-cut-off']);
  });

  test('of another form says nothing of rows that this one does not have', () => {
    expect(gapsOf(['Offer Expiration Date', 'Financing Contingency Removal', 'Closing Date'])).toEqual([]);
  });
});

describe('the critical rows that a table of a form lacks', () => {
  test.each([
    [0, 'Record Title Objection Deadline'],
    [0, 'Inspection Objection Deadline'],
    [0, 'New Loan Terms Deadline'],
    [0, 'Appraisal Deadline'],
    [1, 'New Loan Termination Deadline'],
  ])('are named, on form %i: %s', (form, critical) => {
    const others = FORM_LISTS[form]!.filter((title) => title !== critical);
    expect(missingOf(others).missingTitles).toEqual([critical]);
  });

  test('are not named where all are there, where the form prints none, and in an amendment or another form', () => {
    for (const list of FORM_LISTS) expect(missingOf(list).missingTitles).toBeUndefined();
    expect(missingOf(FORM.slice(10, 15)).missingTitles).toBeUndefined();
    expect(missingOf(['Financing Contingency Removal', 'Closing Date']).missingTitles).toBeUndefined();
  });
});

describe('another whole table of the same form', () => {
  const aList = (titles: readonly string[], confidence: number) =>
    tableOf(
      titles.map((title, index) => ({
        ...aRow('3/4/2031'),
        number: index + 1,
        cells: { item: String(index + 1), reference: '§ 8', title, date: '3/4/2031' },
        confidence: { title: confidence, date: confidence },
      })),
    );
  const isNamed = (titles: readonly string[], confidence: number) =>
    findMissing(aList(FORM, confidence), [], [aList(titles, confidence)]).gaps.includes('second-list');

  test('may be of another contract on a scan, which does not name its property', () => {
    expect(isNamed(FORM, 92)).toBe(true);
  });

  test('is of the same contract where it is typed, as are an amendment and the missing half of the table', () => {
    expect(isNamed(FORM, 100)).toBe(false);
    expect(isNamed(FORM.slice(10, 15), 92)).toBe(false);
    expect(findMissing(aList(FORM.slice(0, 20), 92), [], [aList(FORM.slice(20), 92)]).gaps).not.toContain(
      'second-list',
    );
  });
});

describe('a table without numbers may lack one row at the top of its form', () => {
  const from = (place: number) => gapsOf(FORM.slice(place), { isNumbered: false });
  test('just inside: one that lacks the first row is whole', () => expect(from(1)).toEqual([]));
  test('just outside: one that lacks two rows begins late', () => expect(from(2)).toEqual(['begins-late']));
});

describe('six rows of a form that follow one another are its list', () => {
  const middle = (count: number) => gapsOf(FORM.slice(10, 10 + count));
  test('just inside: six rows from its middle end early', () => expect(middle(6)).toContain('ends-early'));
  test('just outside: five rows from its middle are an amendment', () => expect(middle(5)).toEqual([]));
});

describe('three rows at the top of a form are its list', () => {
  test('just inside: the first three rows end early', () => expect(gapsOf(FORM.slice(0, 3))).toContain('ends-early'));
  test('just outside: the first two rows are an amendment', () => expect(gapsOf(FORM.slice(0, 2))).toEqual([]));
});

describe('a table is the list of a form with half of the rows between its first and its last', () => {
  /** Six rows, spread over this many of the form. */
  const spread = (over: number) => gapsOf([10, 12, 14, 16, 18, 9 + over].map((place) => FORM[place] ?? ''));
  test('just inside: six rows of twelve end early', () => expect(spread(12)).toContain('ends-early'));
  test('just outside: six rows of thirteen are an amendment', () => expect(spread(13)).toEqual([]));
});
