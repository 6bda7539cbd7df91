import { DAY_MS } from '@keydate/domain/durations';
import { clockMsAt } from '@keydate/domain/zoned-moment';
import moment from 'moment';

/** The day of a moment in a time zone, as lists and separators show it: Today, Yesterday, or MM-DD-YYYY (spec § 2.10, § 9). */
export function dayLabel(createdAt: string, now: Date, timeZone: string): string {
  const days = dayNumber(now, timeZone) - dayNumber(createdAt, timeZone);
  if (days === 0) return 'Today';
  return days === 1 ? 'Yesterday' : clockAt(createdAt, timeZone).format('MM-DD-YYYY');
}

/** The same with the weekday, for a separator, where there is room. */
export function dayHeading(createdAt: string, now: Date, timeZone: string): string {
  const label = dayLabel(createdAt, now, timeZone);
  return /^\d/.test(label) ? clockAt(createdAt, timeZone).format('dddd, MM-DD-YYYY') : label;
}

/** The time of a message: 2:05 PM. */
export function timeOf(createdAt: string, timeZone: string): string {
  return clockAt(createdAt, timeZone).format('h:mm A');
}

/** True if two moments are on the same day. */
export function isSameDay(one: string, other: string, timeZone: string): boolean {
  return dayNumber(one, timeZone) === dayNumber(other, timeZone);
}

/** The time that clocks in the zone show. Moment knows only UTC and the device's zone. */
function clockAt(createdAt: string, timeZone: string): moment.Moment {
  return moment.utc(clockMsAt(new Date(createdAt), timeZone));
}

/** The day in the zone, counted from 1970. */
function dayNumber(at: string | Date, timeZone: string): number {
  return Math.floor(clockMsAt(new Date(at), timeZone) / DAY_MS);
}
