import { weekdayOf } from '../calendar-day';
import { aDay } from '../test/compute-one';
import {
  californiaDaysOff,
  coloradoDaysOff,
  federalDaysOff,
  holidayOnSaturdayAfter,
  otherCaliforniaHoliday,
  type DaysOff,
} from './days-off';

const offIn = (daysOff: DaysOff) => (day: string) => daysOff(aDay(day));
const federal = offIn(federalDaysOff);
const colorado = offIn(coloradoDaysOff);
const california = offIn(californiaDaysOff);

test.each([
  ['01-01-2026', 'New Year’s Day'],
  ['01-19-2026', 'Martin Luther King Jr. Day'],
  ['02-16-2026', 'Washington’s Birthday'],
  ['05-25-2026', 'Memorial Day'],
  ['06-19-2026', 'Juneteenth'],
  ['07-04-2025', 'Independence Day'],
  ['09-07-2026', 'Labor Day'],
  ['10-12-2026', 'Columbus Day'],
  ['11-11-2026', 'Veterans Day'],
  ['11-26-2026', 'Thanksgiving Day'],
  ['12-25-2026', 'Christmas Day'],
])('%s is off everywhere: %s', (day, name) => {
  expect([federal(day), colorado(day), california(day)]).toEqual([name, name, name]);
});

test('the first Monday of October is off in Colorado alone', () => {
  expect([colorado('10-05-2026'), federal('10-05-2026'), california('10-05-2026')]).toEqual([
    'Cabrini Day',
    null,
    null,
  ]);
  expect(colorado('10-04-2027')).toBe('Cabrini Day');
  expect(['10-11-2027', '10-08-2029'].map(colorado)).toEqual(['Columbus Day', 'Columbus Day']);
});

const FIXED = ['01-01', '06-19', '07-04', '11-11', '12-25'];
const YEARS = Array.from({ length: 28 }, (_, at) => 2020 + at);
const cases = FIXED.flatMap((date) => YEARS.map((year) => aDay(`${date}-${year}`)));

test('28 years have each holiday with a date of its own on each weekday', () => {
  for (const date of FIXED) expect(new Set(cases.filter((day) => day.startsWith(date)).map(weekdayOf)).size).toBe(7);
});

test.each([
  ['01-01-2023', '01-02-2023'],
  ['06-19-2033', '06-20-2033'],
  ['07-04-2027', '07-05-2027'],
  ['11-11-2029', '11-12-2029'],
  ['12-25-2033', '12-26-2033'],
])('a holiday on Sunday %s is off on Monday %s too', (sunday, monday) => {
  expect(federal(sunday)).toBe('Sunday');
  expect(federal(monday)).toMatch(/, observed$/);
  expect(colorado(monday)).toMatch(/, observed$/);
});

test.each([
  ['12-31-2032', 'New Year’s Day'],
  ['06-18-2032', 'Juneteenth'],
  ['07-03-2026', 'Independence Day'],
  ['11-10-2028', 'Veterans Day'],
  ['12-24-2027', 'Christmas Day'],
])('Friday %s before a holiday on Saturday is a day for work: %s', (friday, holiday) => {
  expect([federal(friday), colorado(friday)]).toEqual([null, null]);
  expect(holidayOnSaturdayAfter(aDay(friday))).toBe(holiday);
  expect(holidayOnSaturdayAfter(aDay('06-12-2026'))).toBeNull();
});

test('California has the Friday before Independence Day and Christmas Day off, and no other such Friday', () => {
  expect([california('07-03-2026'), california('12-24-2027')]).toEqual([
    'the day before Independence Day',
    'the day before Christmas Day',
  ]);
  expect(['12-31-2032', '06-18-2032', '11-10-2028'].map(california)).toEqual([null, null, null]);
});

test.each([
  ['02-12-2026', 'Lincoln Day'],
  ['03-31-2026', 'Cesar Chavez Day'],
  ['04-03-2026', 'Good Friday'],
  ['03-26-2027', 'Good Friday'],
  ['04-24-2026', 'Genocide Remembrance Day'],
  ['09-09-2026', 'Admission Day'],
  ['09-25-2026', 'Native American Day'],
  ['11-27-2026', 'the day after Thanksgiving'],
  ['09-08-2028', 'Admission Day, observed'],
  ['04-01-2030', 'Cesar Chavez Day, observed'],
])('%s is a holiday of the State of California of which the sources differ: %s', (day, name) => {
  expect(otherCaliforniaHoliday(aDay(day))).toBe(name);
  expect(california(day)).toBeNull();
});

test('most days are no holiday of California', () => {
  expect(
    ['06-15-2026', '03-30-2026', '09-18-2026', '11-20-2026'].map((day) => otherCaliforniaHoliday(aDay(day))),
  ).toEqual([null, null, null, null]);
});
