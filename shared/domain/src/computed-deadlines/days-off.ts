import { addDays, calendarDay, partsOfDay, weekdayOf, type CalendarDay } from '../calendar-day';
import { isFederalHoliday } from '../federal-holidays';

/** Says why a day is off, as a person would say it ("Saturday", "Juneteenth"); null on a day for work. */
export type DaysOff = (day: CalendarDay) => string | null;

/** The federal holidays by the month that they are in; of two in one month, the one with a fixed date is the second. */
const NAMES: Readonly<Record<number, readonly [moving: string, fixed?: string]>> = {
  1: ['Martin Luther King Jr. Day', 'New Year’s Day'],
  2: ['Washington’s Birthday'],
  5: ['Memorial Day'],
  6: ['Juneteenth'],
  7: ['Independence Day'],
  9: ['Labor Day'],
  10: ['Columbus Day'],
  11: ['Thanksgiving Day', 'Veterans Day'],
  12: ['Christmas Day'],
};
/** Of the months above with two holidays: the days of those with a fixed date. */
const FIXED_OF_TWO: Readonly<Record<number, number>> = { 1: 1, 11: 11 };

/** Saturdays, Sundays and the federal holidays (5 U.S.C. § 6103); one on a Sunday is off on Monday too (Executive Order 11582). */
export const federalDaysOff: DaysOff = (day) => weekendOf(day) ?? holidayOf(day, federalHoliday);

/** The federal days off, and Frances Xavier Cabrini Day, which Colorado has for Columbus Day (C.R.S. § 24-11-101). */
export const coloradoDaysOff: DaysOff = (day) => weekendOf(day) ?? holidayOf(day, coloradoHoliday);

/** The federal days off, and the Friday before an Independence Day or a Christmas Day on a Saturday (California Civil Code § 7.1). */
export const californiaDaysOff: DaysOff = (day) => federalDaysOff(day) ?? californiaFriday(day);

/** The name of the holiday on the Saturday after a Friday; null on other days, and where that Saturday is none. */
export function holidayOnSaturdayAfter(friday: CalendarDay): string | null {
  return weekdayOf(friday) === 'Friday' ? federalHoliday(next(friday)) : null;
}

/**
 * The name of a holiday of the State of California (Government Code § 6700, Code of Civil Procedure § 135) that is not a federal one.
 * Civil Code § 7.1 has only some of them, and contracts do not say which count.
 */
export function otherCaliforniaHoliday(day: CalendarDay): string | null {
  return californiaHoliday(day) ?? californiaHolidayNextTo(day);
}

function weekendOf(day: CalendarDay): string | null {
  const weekday = weekdayOf(day);
  return weekday === 'Saturday' || weekday === 'Sunday' ? weekday : null;
}

function holidayOf(day: CalendarDay, holiday: DaysOff): string | null {
  const named = holiday(day);
  if (named !== null || weekdayOf(day) !== 'Monday') return named;
  const onSunday = holiday(addDays(day, -1));
  return onSunday === null ? null : `${onSunday}, observed`;
}

function federalHoliday(day: CalendarDay): string | null {
  if (!isFederalHoliday(day)) return null;
  const { month, day: date } = partsOfDay(day);
  const [moving, fixed] = NAMES[month] ?? [];
  return (date === FIXED_OF_TWO[month] ? fixed : moving) ?? 'a federal holiday';
}

function coloradoHoliday(day: CalendarDay): string | null {
  const { month, day: date } = partsOfDay(day);
  return month === 10 && date <= 7 && weekdayOf(day) === 'Monday' ? 'Cabrini Day' : federalHoliday(day);
}

function californiaFriday(day: CalendarDay): string | null {
  const { month } = partsOfDay(day);
  const onSaturday = month === 7 || month === 12 ? holidayOnSaturdayAfter(day) : null;
  // the Friday before New Year's Day is in December too
  if (onSaturday === null || partsOfDay(next(day)).month !== month) return null;
  return `the day before ${onSaturday}`;
}

const CALIFORNIA_FIXED: Readonly<Record<string, string>> = {
  '02-12': 'Lincoln Day',
  '03-31': 'Cesar Chavez Day',
  '04-24': 'Genocide Remembrance Day',
  '09-09': 'Admission Day',
};

function californiaHoliday(day: CalendarDay): string | null {
  const { year, month, day: date } = partsOfDay(day);
  if (weekdayOf(day) === 'Friday') {
    if (month === 9 && date >= 22 && date <= 28) return 'Native American Day';
    if (month === 11 && date >= 23 && date <= 29) return 'the day after Thanksgiving';
    if (day === goodFriday(year)) return 'Good Friday';
  }
  return CALIFORNIA_FIXED[day.slice(0, 5)] ?? null;
}

/** The Monday after such a holiday on a Sunday, or the Friday before Admission Day on a Saturday. */
function californiaHolidayNextTo(day: CalendarDay): string | null {
  const weekday = weekdayOf(day);
  const holiday = weekday === 'Monday' ? californiaHoliday(addDays(day, -1)) : null;
  if (holiday !== null) return `${holiday}, observed`;
  const isBeforeAdmission = weekday === 'Friday' && californiaHoliday(next(day)) === 'Admission Day';
  return isBeforeAdmission ? 'Admission Day, observed' : null;
}

/** By the Gregorian computus (Meeus, Astronomical Algorithms, chapter 8). */
function goodFriday(year: number): CalendarDay | null {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const epact = (19 * golden + century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 15) % 30;
  const moon = epact - Math.floor((golden + 11 * epact) / 319);
  const toSunday = (2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - moon - (year % 4) + 32) % 7;
  const shift = moon + toSunday + 90;
  const month = Math.floor(shift / 25);
  const easter = calendarDay(year, month, (moon + toSunday + month + 19) % 32);
  return easter && addDays(easter, -2);
}

function next(day: CalendarDay): CalendarDay {
  return addDays(day, 1);
}
