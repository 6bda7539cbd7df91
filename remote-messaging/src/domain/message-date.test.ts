import { dayHeading, dayLabel, isSameDay, timeOf } from './message-date';

const DENVER = 'America/Denver';
/** A moment by the clocks of Denver, in the format of the wire. */
const at = (day: number, hour: number, minute = 0) => new Date(Date.UTC(2027, 5, day, hour + 6, minute)).toISOString();
const now = new Date(at(15, 9, 30));

test.each([
  ['a minute ago', at(15, 9, 29), 'Today', 'Today'],
  ['just after midnight', at(15, 0, 1), 'Today', 'Today'],
  ['just before midnight', at(14, 23, 59), 'Yesterday', 'Yesterday'],
  ['early yesterday', at(14, 0, 1), 'Yesterday', 'Yesterday'],
  ['the day before', at(13, 23, 59), '06-13-2027', 'Sunday, 06-13-2027'],
  ['long ago', '2025-01-02T19:00:00.000Z', '01-02-2025', 'Thursday, 01-02-2025'],
])('%s is named by its day', (_when, createdAt, label, heading) => {
  expect(dayLabel(createdAt, now, DENVER)).toBe(label);
  expect(dayHeading(createdAt, now, DENVER)).toBe(heading);
});

test('a message whose clock is ahead of the reader’s is named by its date', () => {
  expect(dayLabel(at(16, 0, 5), now, DENVER)).toBe('06-16-2027');
});

test('yesterday is the day before, also where summer time begins', () => {
  expect(dayLabel('2027-03-14T06:30:00.000Z', new Date('2027-03-14T18:00:00.000Z'), DENVER)).toBe('Yesterday');
});

test('a time is written as on a clock', () => {
  expect([timeOf(at(15, 14, 5), DENVER), timeOf(at(15, 0, 0), DENVER)]).toEqual(['2:05 PM', '12:00 AM']);
});

test('two moments are on one day until midnight', () => {
  expect(isSameDay(at(15, 0), at(15, 23, 59), DENVER)).toBe(true);
  expect(isSameDay(at(15, 23, 59), at(16, 0), DENVER)).toBe(false);
});

test('day and time are those of the zone', () => {
  const createdAt = at(14, 23, 0);
  const inNewYork = [dayLabel(createdAt, now, 'America/New_York'), timeOf(createdAt, 'America/New_York')];
  expect(inNewYork).toEqual(['Today', '1:00 AM']);
  expect([dayLabel(createdAt, now, DENVER), timeOf(createdAt, DENVER)]).toEqual(['Yesterday', '11:00 PM']);
  expect(isSameDay(at(14, 21), at(14, 22), DENVER)).toBe(true);
  expect(isSameDay(at(14, 21), at(14, 22), 'America/New_York')).toBe(false);
});
