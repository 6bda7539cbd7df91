import { calendarDay, type CalendarDay } from './calendar-day';
import { clockOf } from './deadlines';
import { upcomingDeadlines } from './upcoming-deadlines';

const june = (date: number): CalendarDay => calendarDay(2026, 6, date) as CalendarDay;
const noonOf = (date: number) =>
  clockOf(
    { state: 'Colorado', zipcode: '', timeOfDay: null, acceptanceTime: null },
    new Date(Date.UTC(2026, 5, date, 18)),
  );
const deadlines = (...dates: number[]) =>
  dates.map((date, order) => ({ date: june(date), title: 'Closing Date', order, done: null }));
const daysShown = (dates: number[], today: number) =>
  upcomingDeadlines(deadlines(...dates), noonOf(today), 3).map(({ date }) => Number(date.slice(3, 5)));

test('the next three that are not past are shown in date order', () => {
  expect(daysShown([20, 5, 12, 1, 16], 5)).toEqual([5, 12, 16]);
});

test('what is due today is not past', () => {
  expect(daysShown([9, 10], 10)).toEqual([10]);
});

test('what somebody has checked off is not shown while others are open', () => {
  const [first, ...others] = deadlines(5, 12, 16, 20);
  const shown = upcomingDeadlines([{ ...first!, done: { by: 'ada' } }, ...others], noonOf(1), 3);
  expect(shown.map(({ order }) => order)).toEqual([1, 2, 3]);
});

test('when all are past the last three are shown', () => {
  expect(daysShown([1, 4, 2, 3], 10)).toEqual([2, 3, 4]);
});

test('deadlines of one day keep the order of the contract', () => {
  const shown = upcomingDeadlines(deadlines(7, 7, 7, 7), noonOf(1), 3);
  expect(shown.map(({ order }) => order)).toEqual([0, 1, 2]);
});

test('a transaction without dates shows none', () => {
  expect(daysShown([], 1)).toEqual([]);
});
