import { dayAt, partsOfDay, type CalendarDay } from './calendar-day';
import { DAY_MS, HOUR_MS } from './durations';
import { formatIn } from './format-in';
import { asTimeOfDay, msOfTime, type TimeOfDay } from './time-of-day';

/** A local day and time. */
export interface WallClock {
  day: CalendarDay;
  time: TimeOfDay;
}

/**
 * The instant at which clocks in an IANA time zone show this day and time. A time that they show twice, when summer time
 * ends, is the first of the two. One that they skip, when it begins, is an hour earlier: to be early is safe
 * (server/src/transactions/README.md, Deadlines). Where clocks go forward at midnight it is an hour later: no moment is on the day
 * before its own.
 */
export function momentOf(clock: WallClock, timeZone: string): Date {
  return momentOfClockMs(clockMsOf(clock), timeZone);
}

/** A day and time in ms, as if clocks showed UTC: one can count from it beyond the years of the calendar. */
function clockMsOf({ day, time }: WallClock): number {
  return utcMidnight(day) + msOfTime(time);
}

/** The instant of what clocks in a zone show, by the rule of `momentOf`. */
export function momentOfClockMs(clockMs: number, timeZone: string): Date {
  const moments = offsetsAround(Math.floor(clockMs / DAY_MS), timeZone).map((offset) => clockMs - offset);
  const shown = moments.length === 1 ? moments : moments.filter((at) => at + offsetAt(at, timeZone) === clockMs);
  if (shown.length > 0) return new Date(Math.min(...shown));
  const earlier = new Date(Math.min(...moments));
  const isDayBefore = Math.floor(clockMsAt(earlier, timeZone) / DAY_MS) < Math.floor(clockMs / DAY_MS);
  return isDayBefore ? new Date(Math.max(...moments)) : earlier;
}

/** The local time in a zone at an instant, in ms as if it were UTC. */
export function clockMsAt(moment: Date, timeZone: string): number {
  return moment.getTime() + offsetAt(moment.getTime(), timeZone);
}

/** The local day and time in a time zone at an instant, to the minute. */
export function wallClockAt(moment: Date, timeZone: string): WallClock {
  const shown = new Date(clockMsAt(moment, timeZone)).toISOString().slice(11, 16);
  return { day: dayAt(moment, timeZone), time: asTimeOfDay(shown) };
}

/** True if `name` is a time zone that this program knows, such as `America/Denver`. */
export function isTimeZone(name: string): boolean {
  try {
    formatIn(name);
    return true;
  } catch {
    return false;
  }
}

/** The offsets from UTC that a zone has around a day, counted from 1970, in ms; twenty thousand dates lie on few different days. */
function offsetsAround(day: number, timeZone: string): number[] {
  const name = `${timeZone} ${day}`;
  const found = knownOffsets.get(name);
  if (found) return found;
  const offsets = [...new Set([-1, 2].map((days) => offsetAt((day + days) * DAY_MS, timeZone)))];
  if (knownOffsets.size >= OFFSETS_MAX) knownOffsets.clear();
  knownOffsets.set(name, offsets);
  return offsets;
}

const knownOffsets = new Map<string, number[]>();
const OFFSETS_MAX = 10_000;

function utcMidnight(day: CalendarDay): number {
  const { year, month, day: date } = partsOfDay(day);
  return Date.UTC(year, month - 1, date);
}

/** By how much clocks in a zone are ahead of UTC at an instant, in ms. */
function offsetAt(moment: number, timeZone: string): number {
  const parts = formatIn(timeZone).formatToParts(moment);
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const shown = Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second'));
  return shown - Math.floor(moment / 1000) * 1000;
}

/** The instant so many whole days earlier by the clocks of a zone: at the same time of that day. */
export function daysEarlier(clock: WallClock, days: number, timeZone: string): Date {
  return momentOfClockMs(clockMsOf(clock) - days * DAY_MS, timeZone);
}

/** The instant so many hours earlier. */
export function hoursEarlier(moment: Date, hours: number): Date {
  return new Date(moment.getTime() - hours * HOUR_MS);
}
