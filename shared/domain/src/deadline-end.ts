import type { CalendarDay } from './calendar-day';
import { readTitle } from './computed-deadlines/row-titles';
import { asTimeOfDay, endsAtTimeOfDay, type TimeOfDay } from './time-of-day';
import { findUsState } from './us-states';
import { momentOf, type WallClock } from './zoned-moment';

const LAST_MINUTE = asTimeOfDay('23:59');
/** When Utah's deadlines end, and Texas's option period, by their forms. */
const FIVE = asTimeOfDay('17:00');

/** The fields that decide when a deadline ends. */
export interface Deadline {
  title: string;
  date: CalendarDay;
}

/** The terms of a transaction that decide the hour at which its deadlines end. */
export interface EndingTerms {
  /** The property's, by full name or postal code; any other text counts as a state without a rule of its own. */
  state: string;
  timeOfDay: TimeOfDay | null;
  /** That of the contract's row Acceptance Deadline Time, for the Acceptance Deadline Date alone. */
  acceptanceTime: TimeOfDay | null;
}

/** The local time at which a deadline of a title ends on its day (server/src/transactions/README.md, Deadlines and Computed deadlines). */
export function endingTime(title: string, { state, timeOfDay, acceptanceTime }: EndingTerms): TimeOfDay {
  if (acceptanceTime !== null && namesAcceptanceDeadline(title)) return acceptanceTime;
  const id = findUsState(state)?.id;
  if (id === 'UT') return FIVE;
  if (id === 'TX') return /\boption\b/i.test(title) && !/\bfee\b/i.test(title) ? FIVE : LAST_MINUTE;
  return timeOfDay !== null && endsAtTimeOfDay(title) ? timeOfDay : LAST_MINUTE;
}

/** The same, where it is another time than 11:59 PM; else null. */
export function specialEndingTime(title: string, terms: EndingTerms): TimeOfDay | null {
  const time = endingTime(title, terms);
  return time === LAST_MINUTE ? null : time;
}

/** True if a deadline of this title is the end of an offer's time, which the contract may give an hour of its own. */
export function namesAcceptanceDeadline(title: string): boolean {
  return readTitle(title).kind === 'acceptance';
}

/** The local day and time at the property when a deadline ends. */
export function clockAtEnd({ title, date }: Deadline, terms: EndingTerms): WallClock {
  return { day: date, time: endingTime(title, terms) };
}

/** The instant at which a deadline ends, in the time zone of the property. */
export function deadlineEnd(deadline: Deadline, terms: EndingTerms, timeZone: string): Date {
  return momentOf(clockAtEnd(deadline, terms), timeZone);
}
