import { aContractDate } from '@keydate/testing/builders/transactions';
import { choicesFor, NOTHING_CHOSEN, seesDate } from './sharing-choices';

const inspection = aContractDate({ title: 'Inspection repairs due before Closing' });
const dates = [inspection, aContractDate({ title: 'Rate Lock Expiration' }), aContractDate({ title: 'Closing Date' })];
const [first, second, third] = dates.map(({ _id }) => _id) as [string, string, string];

test('a lender sees the rows for lenders while nothing is chosen', () => {
  expect(dates.map((date) => seesDate(NOTHING_CHOSEN, date))).toEqual([false, true, true]);
});

test.each([[[second, third]], [[first]], [[]], [[first, second, third]]])(
  'after the choices for %j a lender sees exactly them',
  (ids) => {
    const sharing = { ...NOTHING_CHOSEN, ...choicesFor(dates, new Set(ids)) };
    expect(dates.filter((date) => seesDate(sharing, date)).map(({ _id }) => _id)).toEqual(ids);
  },
);

test('only what differs from the default is chosen', () => {
  expect(choicesFor(dates, new Set([second, third]))).toEqual({ sharedDates: [], hiddenDates: [] });
  expect(choicesFor(dates, new Set([first, second]))).toEqual({ sharedDates: [first], hiddenDates: [third] });
});
