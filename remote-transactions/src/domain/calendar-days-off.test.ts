import { calendarDay } from '@keydate/domain/calendar-day';
import { NO_OWN_DAYS_OFF } from '@keydate/domain/computed-deadlines/own-days-off';
import { daysOffOf, holidayNote } from './calendar-days-off';

const [columbus, cabrini, saturday] = [
  calendarDay(2026, 10, 12)!,
  calendarDay(2026, 10, 5)!,
  calendarDay(2026, 10, 3)!,
];
const own = { appointed: [calendarDay(2026, 10, 6)!], fridayBeforeHoliday: false };

test('where all properties are in one state, its holidays and the company’s days are shown', () => {
  const daysOff = daysOffOf(['Colorado'], own);
  expect(holidayNote(daysOff, cabrini)).toBe('Cabrini Day');
  expect(holidayNote(daysOff, own.appointed[0]!)).toBe('A day off of the company');
});

test.each([[['Colorado', 'Texas']], [[]]])('of the states %p, the federal holidays alone are shown', (states) => {
  const daysOff = daysOffOf(states, own);
  expect([holidayNote(daysOff, cabrini), holidayNote(daysOff, columbus)]).toEqual([undefined, 'Columbus Day']);
  expect(daysOff(own.appointed[0]!)).toBeNull();
});

test('a weekend is off, and needs no note', () => {
  const daysOff = daysOffOf([], NO_OWN_DAYS_OFF);
  expect([daysOff(saturday), holidayNote(daysOff, saturday)]).toEqual(['Saturday', undefined]);
});
