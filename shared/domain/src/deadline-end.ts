import type { CalendarDay } from './calendar-day';
import { endsAtTimeOfDay, isTimeOfDay, type TimeOfDay } from './time-of-day';
import { momentOf, type WallClock } from './zoned-moment';

const LAST_MINUTE = '23:59';

/** The fields that decide when a deadline ends. */
export interface Deadline {
  title: string;
  date: CalendarDay;
}

/** The local time at the property when a deadline ends: 11:59 PM, or the contract's Time of Day (docs/rules.md, Deadlines). */
export function clockAtEnd({ title, date }: Deadline, timeOfDay: TimeOfDay | null): WallClock {
  const time = timeOfDay !== null && endsAtTimeOfDay(title) ? timeOfDay : LAST_MINUTE;
  if (!isTimeOfDay(time)) throw new RangeError(`${time} is no time`);
  return { day: date, time };
}

/** The instant at which a deadline ends, in the time zone of the property. */
export function deadlineEnd(deadline: Deadline, timeOfDay: TimeOfDay | null, timeZone: string): Date {
  return momentOf(clockAtEnd(deadline, timeOfDay), timeZone);
}
