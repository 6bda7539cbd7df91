import { addDays, calendarDay, partsOfDay, type CalendarDay } from '../calendar-day';
import type { DaysOff } from './days-off';

export type CountUnit = 'day' | 'business day' | 'week' | 'month';

/** So many days, business days, weeks or months after a day, or before it. */
export interface Count {
  amount: number;
  unit: CountUnit;
  direction: 'after' | 'before';
}

/** Business days are counted one by one: a larger number is a slip, and would take long. */
const BUSINESS_DAYS_MAX = 2000;

/**
 * The last day of a count: the first day is excluded, the last included. A month ends on the same number or the month's last
 * day; business days skip `daysOff`. Null where that day is outside the calendar (1900 to 2999), or the number is absurd.
 */
export function countFrom(
  anchor: CalendarDay,
  { amount, unit, direction }: Count,
  daysOff: DaysOff,
): CalendarDay | null {
  const sign = direction === 'after' ? 1 : -1;
  if (unit === 'month') return monthsFrom(anchor, sign * amount);
  if (unit === 'business day') return businessDaysFrom(anchor, amount, sign, daysOff);
  return daysFrom(anchor, sign * amount * (unit === 'week' ? 7 : 1));
}

/** The first day from `day` on that is none of `daysOff`; null where the calendar ends before it. */
export function firstDayOn(day: CalendarDay, daysOff: DaysOff): CalendarDay | null {
  let found: CalendarDay | null = day;
  while (found !== null && daysOff(found) !== null) found = daysFrom(found, 1);
  return found;
}

function daysFrom(day: CalendarDay, days: number): CalendarDay | null {
  try {
    return addDays(day, days);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function monthsFrom(day: CalendarDay, months: number): CalendarDay | null {
  const { year, month, day: date } = partsOfDay(day);
  const at = year * 12 + month - 1 + months;
  const [inYear, inMonth] = [Math.floor(at / 12), (at % 12) + 1];
  for (let on = date; on >= 28; on -= 1) {
    const found = calendarDay(inYear, inMonth, on);
    if (found !== null) return found;
  }
  return calendarDay(inYear, inMonth, date);
}

function businessDaysFrom(day: CalendarDay, amount: number, sign: 1 | -1, daysOff: DaysOff): CalendarDay | null {
  if (amount > BUSINESS_DAYS_MAX) return null;
  let found: CalendarDay | null = day;
  for (let counted = 0; counted < amount && found !== null;) {
    found = daysFrom(found, sign);
    if (found !== null && daysOff(found) === null) counted += 1;
  }
  return found;
}
