import { readCalendar } from '@keydate/contracts/calendar';
import type { Transaction } from '@keydate/contracts/transactions';
import { addDays, weekdayOf } from '@keydate/domain/calendar-day';
import { inDays } from '@keydate/testing/builders/days';
import { aContractDate } from '@keydate/testing/builders/transactions';
import { atWork } from './at-work';
import { transactions, withLongNames, withSettled } from './transactions';

/** The worlds of the calendar. */
export const calendar = {
  calendar: atWork(
    {
      title: 'The calendar',
      note: '24 transactions. Choose a view; check a deadline off, and undo it; open a day; limit it to a side or a state; print it.',
      at: '/calendar',
    },
    () => ({ transactions: transactions(24).map(withSome) }),
  ),
  'crowded-calendar': atWork(
    {
      title: 'A crowded calendar',
      note: '150 transactions whose deadlines are on the same few days. Open a day for all of them.',
      at: '/calendar',
    },
    () => ({ transactions: transactions(150).map(onTheSameDays) }),
  ),
  'empty-calendar': atWork(
    { title: 'An empty calendar', note: 'There is nothing on these days, whatever the view.', at: '/calendar' },
    () => ({ transactions: [] }),
  ),
  'failing-calendar': atWork(
    { title: 'The calendar cannot be loaded', note: 'Its call is answered with 500. Try again.', at: '/calendar' },
    () => ({ faults: [{ call: readCalendar, kind: 'refused', code: 'INTERNAL' }] }),
  ),
};

/** One with settled deadlines, one whose days moved off a weekend, and one with very long names. */
function withSome(transaction: Transaction, index: number): Transaction {
  if (index === 1) return withSettled(transaction);
  if (index === 2) return withMoved(transaction);
  return index === 3 ? withLongNames(transaction) : transaction;
}

/** A transaction with a deadline whose count ended on a Saturday, so that it is on the Monday after. */
function withMoved(transaction: Transaction): Transaction {
  let monday = inDays(0);
  while (weekdayOf(monday) !== 'Monday') monday = addDays(monday, -1);
  const moved = aContractDate({
    _id: 'moved',
    title: 'Inspection Objection Deadline',
    words: 'MEC + 5 days',
    follows: true,
    date: addDays(monday, 7),
  });
  return {
    ...transaction,
    counting: { mec: monday, contractDate: null, acceptance: null, effectiveDate: null, roll: 'will' },
    contractDates: [moved, ...transaction.contractDates],
  };
}

/** All deadlines within twelve days, most of them on few. */
function onTheSameDays(transaction: Transaction): Transaction {
  const contractDates = transaction.contractDates.map((date, at) => ({ ...date, date: inDays((at * 5) % 12) }));
  return { ...transaction, contractDates };
}
