import { calendarDay } from '@keydate/domain/calendar-day';
import { daysIn, rangeOf, rangeTitle, stepFrom } from './calendar-range';

const on = (month: number, day: number, year = 2026) => calendarDay(year, month, day)!;

test.each([
  ['Month', on(11, 28), on(11, 1), on(12, 5), 'November 2026'],
  ['Month', on(8, 31), on(7, 26), on(9, 5), 'August 2026'],
  ['Week', on(12, 2), on(11, 29), on(12, 5), 'Nov 29 – Dec 5, 2026'],
  ['Week', on(12, 12), on(12, 6), on(12, 12), 'Dec 6 – 12, 2026'],
  ['Agenda', on(12, 20), on(12, 20), on(1, 18, 2027), 'Dec 20, 2026 – Jan 18, 2027'],
] as const)('the days of a %s with %s', (view, day, from, to, title) => {
  expect(rangeOf(view, day)).toEqual({ from, to });
  expect(rangeTitle(view, day)).toBe(title);
});

test('the longest month has six weeks, each day once', () => {
  const days = daysIn(rangeOf('Month', on(8, 1)));
  expect(days).toHaveLength(42);
  expect(new Set(days).size).toBe(42);
});

test.each([
  ['Month', on(1, 31), on(2, 1), on(12, 1, 2025)],
  ['Week', on(12, 2), on(12, 9), on(11, 25)],
  ['Agenda', on(12, 2), on(1, 1, 2027), on(11, 2)],
] as const)('a step of a %s from %s', (view, day, next, previous) => {
  expect(stepFrom(view, day, 1)).toBe(next);
  expect(stepFrom(view, day, -1)).toBe(previous);
});
