import { addDays, compareDays, partsOfDay, weekdayOf, type CalendarDay } from './calendar-day';
import { isFederalHoliday } from './federal-holidays';

/** How many business days before consummation the consumer must have received the Closing Disclosure. */
const BUSINESS_DAYS_BEFORE = 3;
/** With which the calendar begins. */
const FIRST_YEAR = 1900;

/**
 * True if a day is a business day in the precise sense of 12 CFR § 1026.2(a)(6): all days but Sundays and federal
 * holidays. A Saturday counts.
 */
export function isPreciseBusinessDay(day: CalendarDay): boolean {
  return weekdayOf(day) !== 'Sunday' && !isFederalHoliday(day);
}

/**
 * The latest day on which the consumer may receive the Closing Disclosure of a loan that is consummated on a day: the third
 * precise business day before it (12 CFR § 1026.19(f)(1)(ii)(A); on holidays, comment 2(a)(6)-2 of its official
 * interpretation). Throws RangeError in the first week of 1900, where the calendar begins.
 */
export function latestDisclosureDay(consummation: CalendarDay): CalendarDay {
  let day = consummation;
  for (let counted = 0; counted < BUSINESS_DAYS_BEFORE;) {
    day = addDays(day, -1);
    if (isPreciseBusinessDay(day)) counted += 1;
  }
  return day;
}

/** The same for a closing on any day that a person can enter; null in the calendar's first year. */
export function disclosureDayOf(closing: CalendarDay): CalendarDay | null {
  return partsOfDay(closing).year === FIRST_YEAR ? null : latestDisclosureDay(closing);
}

/** True if a Closing Disclosure received on this day is in time for every closing among the deadlines that nobody has checked off. */
export function isReceivedInTime(
  received: CalendarDay,
  deadlines: readonly { title: string; date: CalendarDay; done: unknown }[],
): boolean {
  return deadlines
    .filter(({ title, done }) => namesClosing(title) && done === null)
    .every(({ date }) => {
      const latest = disclosureDayOf(date);
      return latest === null || compareDays(received, latest) <= 0;
    });
}

/** The states' names for the day on which a sale closes. */
const CLOSING =
  /^(?:estimated )?(?:date of )?(?:closing|settlement|close of escrow|closing ?\/ ?settlement)(?: date)?(?: deadline)?(?: \(coe\))?$/i;

/** True if a deadline of this title is the closing: the day on which a loan is consummated. */
export function namesClosing(title: string): boolean {
  return CLOSING.test(title.trim());
}
