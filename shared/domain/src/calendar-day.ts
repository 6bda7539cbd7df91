import { DAY_MS } from './durations';
import { formatIn } from './format-in';

/**
 * The one place that parses or prints a day (spec § 9: dates are written MM-DD-YYYY).
 * A deadline is a day, not an instant: no time, no zone, never a JS `Date` in state or on the wire.
 */
declare const brand: unique symbol;

/** A day that exists in the calendar, written MM-DD-YYYY. Made only by the functions of this file. */
export type CalendarDay = string & { readonly [brand]: 'CalendarDay' };

const WRITTEN = /^(\d{2})-(\d{2})-(\d{4})$/;

/** January first. */
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** True if `text` is a day as Keydate writes it: MM-DD-YYYY, and one that exists (02-30-2026 does not). */
export function isCalendarDay(text: string): text is CalendarDay {
  const [, month, day, year] = WRITTEN.exec(text) ?? [];
  return year !== undefined && exists(Number(year), Number(month), Number(day));
}

/** The day of these numbers (month 1 to 12), or null where there is none such (June 31) or the year is not 1900 to 2999. */
export function calendarDay(year: number, month: number, day: number): CalendarDay | null {
  const text = `${pad(month, 2)}-${pad(day, 2)}-${pad(year, 4)}`;
  return isCalendarDay(text) ? text : null;
}

/** The numbers of a day; month 1 to 12. */
export function partsOfDay(day: CalendarDay): { year: number; month: number; day: number } {
  return { year: Number(day.slice(6)), month: Number(day.slice(0, 2)), day: Number(day.slice(3, 5)) };
}

/** Negative when `a` is before `b`, zero on the same day, positive after: for `Array.sort`. */
export function compareDays(a: CalendarDay, b: CalendarDay): number {
  return serial(a) - serial(b);
}

/** How many days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return serial(to) - serial(from);
}

/** The day `count` days later (earlier when negative). Throws RangeError beyond the years 1900 to 2999. */
export function addDays(day: CalendarDay, count: number): CalendarDay {
  const moved = fromUtc(new Date((serial(day) + count) * DAY_MS));
  if (!moved) throw new RangeError(`${day} plus ${count} days is outside the calendar`);
  return moved;
}

/** Which day it is at the instant `now` in an IANA time zone such as `America/Denver`. */
export function dayAt(now: Date, timeZone: string): CalendarDay {
  const known = lastDays.get(timeZone);
  if (known?.at === now.getTime()) return known.day;
  const parts = formatIn(timeZone).formatToParts(now);
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const day = calendarDay(read('year'), read('month'), read('day'));
  if (!day) throw new RangeError('now is outside the calendar');
  lastDays.set(timeZone, { at: now.getTime(), day });
  return day;
}

/** The last answer for each time zone: a list asks for the day of one moment at hundreds of properties. */
const lastDays = new Map<string, { at: number; day: CalendarDay }>();

/** The weekday of a day, in English. */
export function weekdayOf(day: CalendarDay): Weekday {
  return WEEKDAYS[(((serial(day) + 4) % 7) + 7) % 7] ?? 'Sunday';
}

/** A day with its weekday, where there is room for it: `Wednesday, 06-10-2026`. */
export function dayWithWeekday(day: CalendarDay): string {
  return `${weekdayOf(day)}, ${day}`;
}

/** A day in words with its ordinal, as the date dialog says it (spec § 2.7): `March 3rd, 2026`. */
export function dayInWords(day: CalendarDay): string {
  const { year, month, day: date } = partsOfDay(day);
  return `${MONTHS[month - 1]} ${date}${ordinalSuffix(date)}, ${year}`;
}

/** A day as a leaf of a desk calendar: `{ month: 'JUN', day: '11', weekday: 'Thu' }`. */
export function dayOnLeaf(day: CalendarDay): { month: string; day: string; weekday: string } {
  const { month, day: date } = partsOfDay(day);
  return {
    month: (MONTHS[month - 1] ?? '').slice(0, 3).toUpperCase(),
    day: String(date),
    weekday: weekdayOf(day).slice(0, 3),
  };
}

/** A day for a database column of type `date`: YYYY-MM-DD. */
export function dayToSql(day: CalendarDay): string {
  return `${day.slice(6)}-${day.slice(0, 5)}`;
}

/** The day of a database column of type `date` (YYYY-MM-DD). Throws RangeError on anything else. */
export function dayFromSql(text: string): CalendarDay {
  const day = `${text.slice(5, 10)}-${text.slice(0, 4)}`;
  if (text.length !== 10 || !isCalendarDay(day)) throw new RangeError(`not a date column's value: ${text}`);
  return day;
}

function exists(year: number, month: number, day: number): boolean {
  if (year < 1900 || year > 2999 || month < 1 || month > 12 || day < 1) return false;
  return day <= 28 || new Date(Date.UTC(year, month, 0)).getUTCDate() >= day;
}

function serial(day: CalendarDay): number {
  const { year, month, day: date } = partsOfDay(day);
  return Date.UTC(year, month - 1, date) / DAY_MS;
}

function fromUtc(instant: Date): CalendarDay | null {
  return calendarDay(instant.getUTCFullYear(), instant.getUTCMonth() + 1, instant.getUTCDate());
}

function ordinalSuffix(n: number): string {
  if (n >= 11 && n <= 13) return 'th';
  return { 1: 'st', 2: 'nd', 3: 'rd' }[n % 10] ?? 'th';
}

function pad(n: number, width: number): string {
  return String(n).padStart(width, '0');
}
