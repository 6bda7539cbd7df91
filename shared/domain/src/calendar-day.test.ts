import fc from 'fast-check';
import {
  addDays,
  calendarDay,
  compareDays,
  dayAt,
  dayFromSql,
  dayInWords,
  dayOnLeaf,
  dayWithWeekday,
  daysBetween,
  dayToSql,
  isCalendarDay,
  partsOfDay,
  weekdayOf,
  type CalendarDay,
} from './calendar-day';

const anyDay = fc
  .date({ min: new Date('1900-01-01T12:00:00Z'), max: new Date('2999-12-31T12:00:00Z'), noInvalidDate: true })
  .map((date) => dayOf(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()));

function dayOf(year: number, month: number, day: number): CalendarDay {
  const made = calendarDay(year, month, day);
  if (!made) throw new Error(`no such day: ${year}-${month}-${day}`);
  return made;
}

test.each([
  '02-30-2026',
  '06-31-2026',
  '13-01-2026',
  '00-10-2026',
  '02-29-2027',
  '2026-06-01',
  '6-1-2026',
  '06/01/2026',
  '',
])('%p is not a day', (text) => expect(isCalendarDay(text)).toBe(false));

test('the 29th of February exists in leap years alone', () => {
  expect(isCalendarDay('02-29-2028')).toBe(true);
  expect(calendarDay(2100, 2, 29)).toBeNull();
});

test('a day is written month-day-year', () => {
  expect(calendarDay(2026, 6, 1)).toBe('06-01-2026');
});

test('numbers of a day survive being written and read', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const { year, month, day: date } = partsOfDay(day);
      expect(calendarDay(year, month, date)).toBe(day);
    }),
  );
});

test('adding days and counting them agree, across months, years and leap days', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -20_000, max: 20_000 }), (day, count) => {
      fc.pre(partsOfDay(day).year > 1960 && partsOfDay(day).year < 2900);
      const moved = addDays(day, count);
      expect(daysBetween(day, moved)).toBe(count);
      expect(Math.sign(compareDays(moved, day))).toBe(Math.sign(count));
    }),
  );
});

test('a day beyond the calendar is refused, not wrapped', () => {
  expect(() => addDays(dayOf(2999, 12, 31), 1)).toThrow(RangeError);
});

test('a day survives the database', () => {
  fc.assert(fc.property(anyDay, (day) => expect(dayFromSql(dayToSql(day))).toBe(day)));
  expect(() => dayFromSql('2026-06-31')).toThrow(RangeError);
});

test('weekdays repeat every seven days', () => {
  expect(weekdayOf(dayOf(2026, 6, 1))).toBe('Monday');
  expect(weekdayOf(dayOf(1969, 12, 31))).toBe('Wednesday');
  fc.assert(
    fc.property(anyDay, (day) => {
      fc.pre(partsOfDay(day).year < 2999);
      expect(weekdayOf(addDays(day, 7))).toBe(weekdayOf(day));
    }),
  );
});

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [21, '21st'],
  [22, '22nd'],
  [31, '31st'],
])('the %ith is said with its ordinal', (date, words) => {
  expect(dayInWords(dayOf(2026, 3, date))).toBe(`March ${words}, 2026`);
});

test('a day is written behind its weekday', () => {
  expect(dayWithWeekday(dayOf(2026, 6, 10))).toBe('Wednesday, 06-10-2026');
});

test('a day stands on a calendar leaf as month, number and weekday', () => {
  expect(dayOnLeaf(dayOf(2026, 6, 11))).toEqual({ month: 'JUN', day: '11', weekday: 'Thu' });
});

test('late in the evening in Denver it is still the day that New York has left', () => {
  const instant = new Date('2026-07-01T05:30:00Z');
  expect(dayAt(instant, 'America/Denver')).toBe('06-30-2026');
  expect(dayAt(instant, 'America/New_York')).toBe('07-01-2026');
});
