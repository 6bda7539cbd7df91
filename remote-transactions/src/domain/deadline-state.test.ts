import { SETTLED_AS } from '@keydate/domain/settled-deadline';
import { asTimeOfDay } from '@keydate/domain/time-of-day';
import { aDay } from '@keydate/testing/builders/days';
import { aContractDate, aDeadlineDone, aTransaction } from '@keydate/testing/builders/transactions';
import { clockOfTransaction } from './clock-of-transaction';
import { daysAway, deadlineState, stateOfDay } from './deadline-state';

const TODAY = aDay('06-10-2026');
const NOON = clockOfTransaction(aTransaction(), new Date('2026-06-10T18:00:00Z'));
const due = (day: string) => aContractDate({ date: aDay(day) });

test.each([
  ['06-09-2026', 'overdue', 'Yesterday'],
  ['06-01-2026', 'overdue', '9 days ago'],
  ['06-10-2026', 'due-today', 'Today'],
  ['06-11-2026', 'soon', 'Tomorrow'],
  ['06-17-2026', 'soon', 'In 7 days'],
  ['06-18-2026', 'later', 'In 8 days'],
  ['09-08-2026', 'later', 'In 90 days'],
  ['09-09-2026', 'later', 'In 3 months'],
  ['01-10-2026', 'overdue', '5 months ago'],
  ['05-10-2028', 'later', 'In 23 months'],
  ['06-10-2028', 'later', 'In 2 years'],
  ['10-10-2030', 'later', 'In 4 years'],
  ['06-10-2023', 'overdue', '3 years ago'],
])('on 06-10-2026 the day %s is %s: %s', (day, state, words) => {
  expect(deadlineState(due(day), NOON, 'Active')).toBe(state);
  expect(daysAway(aDay(day), TODAY)).toBe(words);
});

test('in a closed transaction nothing is overdue', () => {
  expect(deadlineState(due('06-01-2026'), NOON, 'Closed')).toBe('done');
});

test.each(SETTLED_AS)('a deadline on any day that was settled as %s is that, in a closed transaction too', (as) => {
  for (const day of ['06-01-2026', '06-10-2026', '06-12-2026'])
    for (const status of ['Active', 'Closed'] as const)
      expect(deadlineState({ ...due(day), done: aDeadlineDone({ as }) }, NOON, status)).toBe(as);
});

test('a day has the state of its most urgent open deadline, and else how all were settled', () => {
  const at5 = clockOfTransaction(
    { ...aTransaction(), time_of_day: asTimeOfDay('17:00') },
    new Date('2026-06-10T23:30:00Z'),
  );
  const [objection, closing] = [due('06-10-2026'), aContractDate({ title: 'Closing Date', date: TODAY })];
  const waived = { ...objection, done: aDeadlineDone({ as: 'waived' }) };
  expect(stateOfDay([closing, objection], at5, 'Active')).toBe('overdue');
  expect(stateOfDay([waived, closing], at5, 'Active')).toBe('due-today');
  expect(stateOfDay([waived, waived], at5, 'Active')).toBe('waived');
  const done = { ...closing, done: aDeadlineDone() };
  expect(stateOfDay([waived, done], at5, 'Active')).toBe('done');
  expect(stateOfDay([done, { ...closing, done: aDeadlineDone({ as: 'missed' }) }], at5, 'Active')).toBe('missed');
});
