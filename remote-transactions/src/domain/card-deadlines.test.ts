import { aDay } from '@keydate/testing/builders/days';
import { aContractDate, aDeadlineDone, aTransaction } from '@keydate/testing/builders/transactions';
import { cardDeadlines } from './card-deadlines';

const NOON_OF_JUNE_10 = new Date('2026-06-10T18:00:00Z');
const transactionDue = (...days: string[]) =>
  aTransaction({ contractDates: days.map((day) => aContractDate({ title: day, date: aDay(day) })) });
const shown = (transaction: ReturnType<typeof transactionDue>, now = NOON_OF_JUNE_10) =>
  cardDeadlines(transaction, now);

test('a card shows the next three deadlines in due order, the first as the nearest', () => {
  const { rows, nearest } = shown(transactionDue('07-01-2026', '06-11-2026', '06-01-2026', '06-20-2026', '06-30-2026'));
  expect(rows.map(({ date }) => date)).toEqual(['06-11-2026', '06-20-2026', '06-30-2026']);
  expect(nearest).toMatchObject({ date: '06-11-2026', state: 'soon' });
});

test('if all deadlines are past, a card shows the last three, the latest as the nearest', () => {
  const { rows, nearest } = shown(transactionDue('06-01-2026', '06-02-2026', '06-03-2026', '06-04-2026'));
  expect(rows.map(({ date }) => date)).toEqual(['06-02-2026', '06-03-2026', '06-04-2026']);
  expect(nearest).toMatchObject({ date: '06-04-2026', state: 'overdue' });
});

test('whether a deadline is past depends on the day at the property', () => {
  const lateInDenver = new Date('2026-06-11T05:30:00Z');
  const inNewYork = { ...transactionDue('06-10-2026'), state: 'New York' };
  expect(shown(transactionDue('06-10-2026'), lateInDenver).nearest?.state).toBe('due-today');
  expect(shown(inNewYork, lateInDenver).nearest?.state).toBe('overdue');
});

test('a transaction without dates shows none', () => {
  expect(shown(transactionDue())).toEqual({ overdueCount: 0, rows: [], nearest: undefined });
});

test('a card counts the deadlines that have passed and nobody has checked off, but in a closed transaction', () => {
  const transaction = transactionDue('06-01-2026', '06-08-2026', '06-09-2026', '06-10-2026', '06-11-2026');
  const [first, ...others] = transaction.contractDates;
  const checked = { ...transaction, contractDates: [{ ...first!, done: aDeadlineDone() }, ...others] };
  expect(shown(checked).overdueCount).toBe(2);
  expect(shown({ ...checked, status: 'Closed' }).overdueCount).toBe(0);
});

test('a card shows what is open before what is checked off', () => {
  const transaction = transactionDue('06-10-2026', '06-11-2026', '06-12-2026', '06-13-2026');
  const [today, ...others] = transaction.contractDates;
  const { rows, nearest } = shown({ ...transaction, contractDates: [{ ...today!, done: aDeadlineDone() }, ...others] });
  expect(rows.map(({ date }) => date)).toEqual(['06-11-2026', '06-12-2026', '06-13-2026']);
  expect(nearest).toMatchObject({ date: '06-11-2026', state: 'soon' });
});
