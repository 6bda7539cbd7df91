import { aPage, header, row } from '../../test/builders/a-page';
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

/** A page of these words, read by the rules of any. */
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
