import { FORMS } from '../../bench/contracts/forms';
import { tableOf } from '../../test/builders/passes-over';
import { FORM_LISTS } from '../forms/form-lists';
import type { ReadRow } from '../table/contract-row';
import { findGaps } from './find-gaps';

const [FORM = []] = FORM_LISTS;

/** A table of these titles, each with the given day. */
function gapsOf(
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
  return findGaps({ ...tableOf(rows), isNumbered });
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
