import type { CalendarDay } from './calendar-day';
import { endsAtTimeOfDay, isTimeOfDay, type TimeOfDay } from './time-of-day';
import { findUsState } from './us-states';
import { momentOf, type WallClock } from './zoned-moment';

const LAST_MINUTE = '23:59';
/** When Utah's deadlines end, and Texas's option period, by their forms. */
const FIVE = '17:00';

/** The fields that decide when a deadline ends. */
export interface Deadline {
  title: string;
  date: CalendarDay;
}

/** The terms that decide the hour at which a deadline ends. */
export interface EndingTerms {
  title: string;
  /** The property's, by full name or postal code; any other text counts as a state without a rule of its own. */
  state: string;
  timeOfDay: TimeOfDay | null;
  /** The hour that a row of the contract gives for this one alone: Acceptance Deadline Time. */
  ownTime?: TimeOfDay | null;
}

/** The local time at which a deadline ends on its day (docs/rules.md, Deadlines and Computed deadlines). */
export function endingTime({ title, state, timeOfDay, ownTime = null }: EndingTerms): TimeOfDay {
  if (ownTime !== null) return ownTime;
  const id = findUsState(state)?.id;
  if (id === 'UT') return asTime(FIVE);
  if (id === 'TX') return asTime(/\boption\b/i.test(title) && !/\bfee\b/i.test(title) ? FIVE : LAST_MINUTE);
  return timeOfDay !== null && endsAtTimeOfDay(title) ? timeOfDay : asTime(LAST_MINUTE);
}

/** The local time at the property when a deadline ends: 11:59 PM, or the contract's Time of Day (docs/rules.md, Deadlines). */
export function clockAtEnd({ title, date }: Deadline, timeOfDay: TimeOfDay | null): WallClock {
  return { day: date, time: endingTime({ title, state: '', timeOfDay }) };
}

/** The instant at which a deadline ends, in the time zone of the property. */
export function deadlineEnd(deadline: Deadline, timeOfDay: TimeOfDay | null, timeZone: string): Date {
  return momentOf(clockAtEnd(deadline, timeOfDay), timeZone);
}

function asTime(text: string): TimeOfDay {
  if (!isTimeOfDay(text)) throw new RangeError(`${text} is no time`);
  return text;
}
