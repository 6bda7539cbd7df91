import { aDay } from '@keydate/testing/builders/days';
import { daysAway, deadlineState } from './deadline-state';

const TODAY = aDay('06-10-2026');

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
])('on 06-10-2026 the day %s is %s: %s', (day, state, words) => {
  expect(deadlineState(aDay(day), TODAY, 'Active')).toBe(state);
  expect(daysAway(aDay(day), TODAY)).toBe(words);
});

test('in a closed transaction nothing is overdue', () => {
  expect(deadlineState(aDay('06-01-2026'), TODAY, 'Closed')).toBe('done');
});
