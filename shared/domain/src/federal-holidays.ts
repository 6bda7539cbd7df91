import { calendarDay, partsOfDay, weekdayOf, type CalendarDay, type Weekday } from './calendar-day';

/** The holidays of 5 U.S.C. § 6103(a) that have a date of their own: month and day. */
const FIXED: readonly (readonly [month: number, day: number])[] = [
  [1, 1], // New Year's Day
  [6, 19], // Juneteenth National Independence Day
  [7, 4], // Independence Day
  [11, 11], // Veterans Day
  [12, 25], // Christmas Day
];

/** Those that fall on a weekday of a month: its first, second…; -1 is the last. */
const MOVING: readonly (readonly [month: number, weekday: Weekday, which: 1 | 2 | 3 | 4 | -1])[] = [
  [1, 'Monday', 3], // Birthday of Martin Luther King, Jr.
  [2, 'Monday', 3], // Washington's Birthday
  [5, 'Monday', -1], // Memorial Day
  [9, 'Monday', 1], // Labor Day
  [10, 'Monday', 2], // Columbus Day
  [11, 'Thursday', 4], // Thanksgiving Day
];

/**
 * True if a day is a federal holiday, by 5 U.S.C. § 6103(a) as it is today. A holiday counts on its own date: July 4 on a
 * Saturday is one, and Friday July 3, on which offices observe it, is not. Inauguration Day, of § 6103(c), is left out: it is a
 * holiday of certain employees around Washington only, and 12 CFR § 1026.2(a)(6) names § 6103(a) alone.
 */
export function isFederalHoliday(day: CalendarDay): boolean {
  const { month, day: date } = partsOfDay(day);
  if (FIXED.some(([ofMonth, onDay]) => ofMonth === month && onDay === date)) return true;
  return MOVING.some(
    ([ofMonth, weekday, which]) => ofMonth === month && weekdayOf(day) === weekday && isWhich(day, which),
  );
}

function isWhich(day: CalendarDay, which: number): boolean {
  const { year, month, day: date } = partsOfDay(day);
  if (which === -1) return calendarDay(year, month, date + 7) === null;
  return Math.ceil(date / 7) === which;
}
