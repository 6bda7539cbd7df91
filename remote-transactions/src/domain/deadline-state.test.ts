import { aDay } from '@keydate/testing/builders/days';
import { aContractDate, aDeadlineDone } from '@keydate/testing/builders/transactions';
import { daysAway, deadlineState } from './deadline-state';

const TODAY = aDay('06-10-2026');
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
  expect(deadlineState(due(day), TODAY, 'Active')).toBe(state);
  expect(daysAway(aDay(day), TODAY)).toBe(words);
});

test('in a closed transaction nothing is overdue', () => {
  expect(deadlineState(due('06-01-2026'), TODAY, 'Closed')).toBe('done');
});

test.each(['06-01-2026', '06-10-2026', '06-12-2026'])('a deadline on %s that was checked off is done', (day) => {
  expect(deadlineState({ ...due(day), done: aDeadlineDone() }, TODAY, 'Active')).toBe('done');
});
