import { aDay } from '@keydate/testing/builders/days';
import { aContractDate, aDeadlineDone, aTransaction } from '@keydate/testing/builders/transactions';
import { clockOfTransaction } from './clock-of-transaction';
import { nextDay, splitTimeline, timelineOf } from './timeline';

const noonOf = (day: string) => clockOfTransaction(aTransaction(), new Date(`${day}T18:00:00Z`));
const due = (title: string, day: string) => aContractDate({ title, date: aDay(day) });

test('deadlines are in due order, within a day in the contract’s order', () => {
  const days = timelineOf([
    due('Closing', '07-01-2026'),
    due('Objection', '06-12-2026'),
    due('Possession', '07-01-2026'),
    due('Title', '01-02-2027'),
  ]);
  expect(days.map(({ day, deadlines }) => [day, deadlines.map(({ title }) => title)])).toEqual([
    ['06-12-2026', ['Objection']],
    ['07-01-2026', ['Closing', 'Possession']],
    ['01-02-2027', ['Title']],
  ]);
});

test('the next day is the first with a deadline that is ahead', () => {
  const closing = due('Closing', '07-01-2026');
  const objection = due('Objection', '06-12-2026');
  const days = timelineOf([closing, objection]);
  expect(nextDay(days, noonOf('2026-06-12'))).toBe('06-12-2026');
  expect(nextDay(days, noonOf('2026-06-13'))).toBe('07-01-2026');
  expect(nextDay(days, noonOf('2026-07-02'))).toBeUndefined();
  const checkedOff = timelineOf([closing, { ...objection, done: aDeadlineDone() }]);
  expect(nextDay(checkedOff, noonOf('2026-06-12'))).toBe('07-01-2026');
});

test('what was done when the page was opened is apart; what was checked off since stays in its place', () => {
  const done = aDeadlineDone();
  const [title, loan, objection, closing] = [
    { ...due('Title', '06-01-2026'), done },
    { ...due('Loan', '06-02-2026'), done },
    due('Objection', '06-12-2026'),
    due('Closing', '07-01-2026'),
  ];
  const split = splitTimeline(
    [closing, objection, loan, title],
    noonOf('2026-06-20'),
    new Set([title._id, objection._id]),
  );
  expect(split).toEqual({
    done: [{ day: '06-01-2026', deadlines: [title] }],
    doneCount: 1,
    days: timelineOf([loan, objection, closing]),
    overdue: [objection],
  });
});
