import { weekdayOf } from './calendar-day';
import { MINUTE_MS } from './durations';
import { timeInWords } from './time-of-day';
import { wallClockAt } from './zoned-moment';

/** An instant as people at a place read it: `Wed 06-10, 11:00 AM Denver time`. */
export function momentInWords(moment: Date, timeZone: string): string {
  return `${clockInWords(moment, timeZone)} ${timeZoneInWords(timeZone)}`;
}

/** The same where the reader knows the place: `Wed 06-10, 11:00 AM`. */
export function clockInWords(moment: Date, timeZone: string): string {
  const { day, time } = wallClockAt(moment, timeZone);
  return `${weekdayOf(day).slice(0, 3)} ${day.slice(0, 5)}, ${timeInWords(time)}`;
}

/** A time zone by its best-known city: `America/Los_Angeles` reads `Los Angeles time`. */
export function timeZoneInWords(timeZone: string): string {
  return `${timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')} time`;
}

const HOUR = 60;
const DAY = 24 * HOUR;
/** In minutes: what a reminder may be on its way. "6 hours" is still said after it. */
const ON_THE_WAY = 5;

/** How long it is from one instant to a later one, in the largest whole unit that says enough: `6 hours`, `1 day`, `47 hours`. */
export function timeLeftInWords(from: Date, to: Date): string {
  const minutes = Math.round((to.getTime() - from.getTime()) / MINUTE_MS);
  const [days, hours] = [DAY, HOUR].map((unit) => Math.floor((minutes + ON_THE_WAY) / unit));
  if (days && (days > 1 || minutes <= DAY)) return inWords(days, 'day');
  if (hours && (hours > 1 || minutes <= HOUR)) return inWords(hours, 'hour');
  return minutes < 1 ? 'less than a minute' : inWords(minutes, 'minute');
}

function inWords(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
