import { arrangeCalendar, type CalendarState } from './calendar-deadlines';
import { calendarDay, type CalendarDay } from './calendar-day';
import { clockOf } from './deadlines';
import type { TimeOfDay } from './time-of-day';

/** Tuesday, June 15, 2027, noon in Denver. */
const NOW = new Date('2027-06-15T18:00:00Z');
const june = (day: number): CalendarDay => calendarDay(2027, 6, day)!;
const denver = { state: 'Colorado', zipcode: '', timeOfDay: '17:00' as TimeOfDay, acceptanceTime: null };
const on = (title: string, day: number, isSettled = false) => ({ title, date: june(day), isSettled });

const DATES = [
  on('Long ago', 1),
  on('Long ago, done', 2, true),
  on('Done', 15, true),
  on('Title Objection Deadline', 15),
  on('Survey Deadline', 15),
  on('Appraisal Deadline', 15),
  on('Yesterday', 14),
  on('Too late', 30),
];

function arranged({
  state,
  perDay = 9,
  isClosed = false,
}: { state?: CalendarState; perDay?: number; isClosed?: boolean } = {}) {
  const sources = [{ of: 'one', clock: clockOf(denver, NOW), isClosed, dates: DATES }];
  const range = { from: june(10), to: june(20), now: NOW, state, perDay };
  const { days, overdueEarlier } = arrangeCalendar(sources, range);
  const titles = days.map(
    ({ day, total, entries }) => [day, total, entries.map(({ deadline }) => deadline.title)] as const,
  );
  return { titles, overdueEarlier };
}

test('a day begins with what is open, by the hour at which it ends and then by title', () => {
  expect(arranged().titles).toEqual([
    [june(14), 1, ['Yesterday']],
    [june(15), 4, ['Title Objection Deadline', 'Appraisal Deadline', 'Survey Deadline', 'Done']],
  ]);
});

test('of a day with more deadlines than wanted the first are listed, and all counted', () => {
  expect(arranged({ perDay: 1 }).titles[1]).toEqual([june(15), 4, ['Title Objection Deadline']]);
});

test.each([
  ['open', ['Yesterday', 'Title Objection Deadline', 'Appraisal Deadline', 'Survey Deadline']],
  ['overdue', ['Yesterday']],
  ['settled', ['Done']],
] as const)('limited to what is %s, it has only these', (state, titles) => {
  expect(arranged({ state }).titles.flatMap(([, , shown]) => shown)).toEqual(titles);
});

test('overdue deadlines before these days are counted, with the day of the first', () => {
  expect(arranged().overdueEarlier).toEqual({ count: 1, firstDay: june(1) });
});

test('in a closed transaction nothing is open or overdue', () => {
  expect(arranged({ isClosed: true, state: 'open' })).toEqual({
    titles: [],
    overdueEarlier: { count: 0, firstDay: null },
  });
});
