import { aPage, header, row, text } from '../../test/builders/a-page';
import { leavesUnread } from './leaves-unread';
import type { Word } from '../page-layout';
import { readTables } from '../table/read-tables';
import { groupIntoPhrases } from '../words/text-lines';

const ROWS = [
  'Record Title Deadline',
  'Appraisal Deadline',
  'Survey Deadline',
  'Closing Date',
  'Possession Date',
  'Acceptance Deadline Date',
];
const aRow = (title: string, index: number) =>
  row(120 + 18 * index, { item: String(index + 1), reference: '§ 8', title, date: '3/4/2031' });
const guessed = (words: readonly Word[]) => words.map((word) => ({ ...word, confidence: 25 }));

/** A page of these words, read by the rules that do not depend on the engine. */
function isUnread(words: Word[]): boolean {
  return leavesUnread(groupIntoPhrases(words), readTables(aPage(words), null));
}

describe('what a picture leaves unread', () => {
  test('is nothing where its rows were read, be it a row with reasons', () => {
    expect(isUnread([...header(100), ...ROWS.flatMap(aRow)])).toBe(false);
    expect(
      isUnread([
        ...header(100),
        ...ROWS.flatMap((title, index) => (index === 2 ? guessed(aRow(title, index)) : aRow(title, index))),
      ]),
    ).toBe(false);
  });

  test('is a table of which the recognizer guessed the words', () => {
    expect(
      isUnread(
        guessed(
          ['1a7 c', 'vv 1 l', 'r r m', 'ii t', 'a', 'e e'].flatMap((title, index) =>
            row(120 + 18 * index, { item: '~', reference: 'vv', title, date: 'l1 m' }),
          ),
        ),
      ),
    ).toBe(true);
  });

  test('is the lower half of a table that is out of focus there', () => {
    const blurred = guessed(
      ['1a7 c', 'vv 1 l', 'r r m', 'ii t'].flatMap((title, index) =>
        row(300 + 18 * index, { item: '~', title, date: 'l1 m' }),
      ),
    );
    expect(isUnread([...header(100), ...ROWS.flatMap(aRow), ...blurred])).toBe(true);
  });

  test('is not a table of something else that reads well', () => {
    const payments = ['Earnest Money', 'New Loan', 'Seller Loan', 'Cash at Closing', 'Total'].flatMap((title, index) =>
      row(120 + 18 * index, { item: String(index + 1), reference: '§ 4.3', title, date: '$12,000' }),
    );
    expect(isUnread(payments)).toBe(false);
  });

  test('is not the handwriting between the words of a form', () => {
    const signatures = ['Buyer', 'Seller', 'Broker'].flatMap((who, index) => [
      ...row(120 + 40 * index, { item: 'Signature', reference: who, date: 'Date' }),
      ...guessed(row(140 + 40 * index, { title: 'vwlu' })),
    ]);
    expect(isUnread(signatures)).toBe(false);
  });

  test('is a page of titles of deadlines whose other columns were cut off', () => {
    expect(isUnread(ROWS.flatMap((title, index) => row(120 + 18 * index, { title })))).toBe(true);
  });
});

/** True if a page without a table, with this many guessed and this many read phrases, leaves some unread. */
function isUnreadWith(unread: number, read: number, words = 'Earnest Money'): boolean {
  const phrases = Array.from({ length: unread + read }, (_, index) => text(100, 20 * index, words));
  return leavesUnread(
    groupIntoPhrases(phrases.flatMap((phrase, index) => (index < unread ? guessed(phrase) : phrase))),
    [],
  );
}

describe('six phrases that were guessed may be of a table', () => {
  test('just inside: with six the page is unread', () => expect(isUnreadWith(6, 0)).toBe(true));
  test('just outside: with five it is not', () => expect(isUnreadWith(5, 0)).toBe(false));
});

describe('a page is unread where seven tenths of its phrases were guessed', () => {
  test('just inside: 35 of 50', () => expect(isUnreadWith(35, 15)).toBe(true));
  test('just outside: 34 of 50', () => expect(isUnreadWith(34, 16)).toBe(false));
});

describe('four titles of deadlines without a table show that one was not read', () => {
  test('just inside: with four the page is unread', () => expect(isUnreadWith(0, 4, 'Survey Deadline')).toBe(true));
  test('just outside: with three it is not', () => expect(isUnreadWith(0, 3, 'Survey Deadline')).toBe(false));
});
