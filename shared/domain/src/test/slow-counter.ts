import type { CalendarDay } from '../calendar-day';
import type { Count } from '../computed-deadlines/count-days';
import { aDay } from './compute-one';

/** A second counter for tests, which knows nothing of the first: it walks through a list of all days, one by one. */

interface Day {
  text: string;
  /** 0 is Sunday. */
  weekday: number;
  month: number;
  date: number;
}

const FIRST = Date.UTC(2019, 0, 1);
const LAST = Date.UTC(2049, 11, 31);
const ALL = everyDay();
const PLACES = new Map(ALL.map(({ text }, at) => [text, at]));

function everyDay(): Day[] {
  const days: Day[] = [];
  for (let at = FIRST; at <= LAST; at += 24 * 60 * 60 * 1000) {
    const [year, month, date] = new Date(at).toISOString().slice(0, 10).split('-');
    days.push({
      text: `${month}-${date}-${year}`,
      weekday: new Date(at).getUTCDay(),
      month: Number(month),
      date: Number(date),
    });
  }
  return days;
}

export type Law = 'federal' | 'Colorado' | 'California';

/** By lists of weekdays and dates: how often a Monday or a Thursday has come in its month. */
function isHoliday({ weekday, month, date }: Day, law: Law, isLast: boolean): boolean {
  if ([101, 619, 704, 1111, 1225].includes(month * 100 + date)) return true;
  const which = Math.floor((date - 1) / 7) + 1;
  if (weekday === 4) return month === 11 && which === 4;
  if (weekday !== 1) return false;
  if (month === 5) return isLast;
  if (law === 'Colorado' && month === 10 && which === 1) return true;
  return [13, 23, 91, 102].includes(month * 10 + which);
}

function isOff(at: number, law: Law): boolean {
  const day = ALL[at];
  const before = ALL[at - 1];
  const next = ALL[at + 1];
  if (!day || !before || !next) throw new RangeError('the slow counter has no such day');
  if (day.weekday === 0 || day.weekday === 6) return true;
  if (isHoliday(day, law, ALL[at + 7]?.month !== day.month)) return true;
  if (day.weekday === 1 && isHoliday(before, law, false)) return true;
  return law === 'California' && day.weekday === 5 && [704, 1225].includes(next.month * 100 + next.date);
}

/** The last day of a count of days, weeks, business days or months. */
export function slowCount(from: CalendarDay, { amount, unit, direction }: Count, law: Law): CalendarDay {
  const step = direction === 'after' ? 1 : -1;
  let at = placeOf(from);
  if (unit === 'month') return aDay(slowMonths(at, amount, step));
  for (let left = unit === 'week' ? 7 * amount : amount; left > 0;) {
    at += step;
    if (unit !== 'business day' || !isOff(at, law)) left -= 1;
  }
  return aDay(ALL[at]?.text ?? '');
}

/** Walks through whole months, then to the same number, or back to the month's last day. */
function slowMonths(from: number, amount: number, step: number): string {
  const { date } = dayAt(from);
  let first = from - (date - 1);
  for (let left = amount; left > 0; left -= 1) {
    do first += step;
    while (dayAt(first).date !== 1);
  }
  const month = ALL.slice(first, first + 31).filter((day) => day.month === ALL[first]?.month);
  return (month[date - 1] ?? month.at(-1))?.text ?? '';
}

function dayAt(place: number): Day {
  const day = ALL[place];
  if (!day) throw new RangeError('the slow counter has no such day');
  return day;
}

/** The first day from a day on that is none off. */
export function slowMove(day: CalendarDay, law: Law): CalendarDay {
  let at = placeOf(day);
  while (isOff(at, law)) at += 1;
  return aDay(ALL[at]?.text ?? '');
}

function placeOf(day: CalendarDay): number {
  const at = PLACES.get(day);
  if (at === undefined) throw new RangeError('the slow counter has no such day');
  return at;
}
