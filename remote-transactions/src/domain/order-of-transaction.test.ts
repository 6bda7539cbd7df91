import { aDay } from '@keydate/testing/builders/days';
import { aContractDate, aDeadlineDone, aTransaction } from '@keydate/testing/builders/transactions';
import { NOT_COUNTED } from './count-drafts';
import { draftAdded } from './date-draft';
import { orderOfDrafts, orderOfTransaction } from './order-of-transaction';

const TODAY = aDay('06-10-2026');
const early = (more = {}) => aContractDate({ title: 'Title Deadline', date: aDay('06-01-2026'), ...more });
const counting = {
  ...{ contractDate: null, acceptance: null, effectiveDate: null, roll: 'will' as const },
  mec: aDay('06-05-2026'),
};
const words = (warnings: readonly { words: string }[]) => warnings.map((warning) => warning.words);

test('a transaction’s open deadlines count, with the MEC that is stored', () => {
  const before = ['Title Deadline, 06-01-2026, is before MEC, 06-05-2026.'];
  expect(words(orderOfTransaction(aTransaction({ contractDates: [early()], counting }), TODAY))).toEqual(before);
  expect(
    orderOfTransaction(aTransaction({ contractDates: [early({ done: aDeadlineDone() })], counting }), TODAY),
  ).toEqual([]);
  expect(orderOfTransaction(aTransaction({ contractDates: [early()], counting: null }), TODAY)).toEqual([]);
});

test('at review the ticked rows count, with the MEC that is typed and the closing among them', () => {
  const [title, closing] = [
    draftAdded('a', 'Title Deadline', aDay('07-02-2026')),
    draftAdded('b', 'Closing Date', aDay('07-01-2026')),
  ];
  const state = (start: string) => ({
    counting: { ...NOT_COUNTED, starts: { mec: start } },
    listing: { state: 'Colorado' },
  });
  expect(words(orderOfDrafts([title, closing], state('06/20/2026'), TODAY))).toEqual([
    'MEC is in the future: 06-20-2026.',
    'Title Deadline, 07-02-2026, is after closing, 07-01-2026.',
  ]);
  expect(orderOfDrafts([{ ...title, isTicked: false }, closing], state(''), TODAY)).toEqual([]);
  // a closing before MEC has a remark, which unticks it
  expect(words(orderOfDrafts([{ ...closing, isTicked: false }], state('07/08/2026'), TODAY))).toContain(
    'MEC, 07-08-2026, is after closing, 07-01-2026.',
  );
});
