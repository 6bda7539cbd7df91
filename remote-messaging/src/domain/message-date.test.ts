import { dayHeading, dayLabel, isSameDay, timeOf } from './message-date';

/** A moment by the clock of whoever reads, as the wire has it. */
const at = (day: number, hour: number, minute = 0) => new Date(2027, 5, day, hour, minute).toISOString();
const now = new Date(2027, 5, 15, 9, 30);

test.each([
  ['a minute ago', at(15, 9, 29), 'Today', 'Today'],
  ['just after midnight', at(15, 0, 1), 'Today', 'Today'],
  ['just before midnight', at(14, 23, 59), 'Yesterday', 'Yesterday'],
  ['early yesterday', at(14, 0, 1), 'Yesterday', 'Yesterday'],
  ['the day before', at(13, 23, 59), '06-13-2027', 'Sunday, 06-13-2027'],
  ['long ago', new Date(2025, 0, 2, 12).toISOString(), '01-02-2025', 'Thursday, 01-02-2025'],
])('%s is named by its day', (_when, createdAt, label, heading) => {
  expect(dayLabel(createdAt, now)).toBe(label);
  expect(dayHeading(createdAt, now)).toBe(heading);
});

test('a message whose clock is ahead of the reader’s is named by its date', () => {
  expect(dayLabel(at(16, 0, 5), now)).toBe('06-16-2027');
});

test('yesterday is the day before, also where summer time begins', () => {
  expect(dayLabel(new Date(2027, 2, 13, 23, 30).toISOString(), new Date(2027, 2, 14, 12))).toBe('Yesterday');
});

test('a time is written as on a clock', () => {
  expect([timeOf(at(15, 14, 5)), timeOf(at(15, 0, 0))]).toEqual(['2:05 PM', '12:00 AM']);
});

test('two moments are on one day until midnight', () => {
  expect(isSameDay(at(15, 0), at(15, 23, 59))).toBe(true);
  expect(isSameDay(at(15, 23, 59), at(16, 0))).toBe(false);
});
