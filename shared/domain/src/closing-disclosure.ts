import { addDays, compareDays, partsOfDay, weekdayOf, type CalendarDay } from './calendar-day';
import { isFederalHoliday } from './federal-holidays';

/** From the receipt of the Closing Disclosure to consummation, and from its mailing to the receipt. */
const BUSINESS_DAYS = 3;
/** With which the calendar begins. */
const FIRST_YEAR = 1900;

/**
 * True if a day is a business day in the precise sense of 12 CFR § 1026.2(a)(6): all days but Sundays and federal
 * holidays. A Saturday counts.
 */
export function isPreciseBusinessDay(day: CalendarDay): boolean {
  return weekdayOf(day) !== 'Sunday' && !isFederalHoliday(day);
}

/** The third precise business day before a day. */
function threeBusinessDaysBefore(day: CalendarDay): CalendarDay {
  let earlier = day;
  for (let counted = 0; counted < BUSINESS_DAYS;) {
    earlier = addDays(earlier, -1);
    if (isPreciseBusinessDay(earlier)) counted += 1;
  }
  return earlier;
}

/**
 * The latest day on which the consumer may receive the Closing Disclosure of a loan that is consummated on a day: the third
 * precise business day before it (12 CFR § 1026.19(f)(1)(ii)(A); on holidays, comment 2(a)(6)-2 of its official
 * interpretation). Throws RangeError in the first week of 1900, where the calendar begins.
 */
export function latestDisclosureDay(consummation: CalendarDay): CalendarDay {
  return threeBusinessDaysBefore(consummation);
}

/** The same for a closing on any day that a person can enter; null in the calendar's first year. */
export function disclosureDayOf(closing: CalendarDay): CalendarDay | null {
  return partsOfDay(closing).year === FIRST_YEAR ? null : latestDisclosureDay(closing);
}

/**
 * The latest day on which a Closing Disclosure can be mailed for a closing: a consumer is considered to have received it three
 * precise business days later (12 CFR § 1026.19(f)(1)(iii)). Null in the calendar's first year.
 */
export function mailingDayOf(closing: CalendarDay): CalendarDay | null {
  const received = disclosureDayOf(closing);
  return received && threeBusinessDaysBefore(received);
}

/** True if a Closing Disclosure received on this day is in time for the closing; also where none is known, or it is checked off. */
export function isReceivedInTime(received: CalendarDay, closing: { date: CalendarDay; done: unknown } | null): boolean {
  const latest = closing?.done === null ? disclosureDayOf(closing.date) : null;
  return latest === null || compareDays(received, latest) <= 0;
}
