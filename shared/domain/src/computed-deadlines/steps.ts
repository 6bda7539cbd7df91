import { partsOfDay, weekdayOf, type CalendarDay } from '../calendar-day';
import type { Count } from './count-days';
import type { DaysOff } from './days-off';
import type { NoDay } from './no-day';

/** Where a count begins: "MEC" on its day, or a row by its title; null words for a day that the cell itself names. */
export interface Start {
  words: string | null;
  day: CalendarDay;
}

interface Counted {
  start: Start;
  count: Count | null;
  counted: CalendarDay;
  day: CalendarDay;
  daysOff: DaysOff;
  because: string;
}

/**
 * How a day came about, in pieces that make one line: "MEC Mon 06-01 + 18 days = Fri 06-19 (Juneteenth)" and
 * "→ Mon 06-22, because Will is checked".
 */
export function stepsOf({ start, count, counted, day, daysOff, because }: Counted): string[] {
  const { year } = partsOfDay(start.day);
  const from = [start.words ?? 'Written', shortDay(start.day, year)].join(' ');
  const off = daysOff(counted);
  const holiday = off === null || off === weekdayOf(counted) ? '' : ` (${off})`;
  const sum = count === null ? '' : ` ${countInWords(count)} = ${shortDay(counted, year)}`;
  return [`${from}${sum}${holiday}`, ...(counted === day ? [] : [`→ ${shortDay(day, year)}, ${because}`])];
}

/** "+ 18 days", "− 1 business day". */
function countInWords({ amount, unit, direction }: Count): string {
  return `${direction === 'after' ? '+' : '−'} ${amount} ${unit}${amount === 1 ? '' : 's'}`;
}

/** "Fri 06-19", with the year where it is another one than that of the line's first day. */
function shortDay(day: CalendarDay, year: number): string {
  return `${weekdayOf(day).slice(0, 3)} ${partsOfDay(day).year === year ? day.slice(0, 5) : day}`;
}

const WHY_NOT: Readonly<Record<NoDay, string>> = {
  blank: 'The cell is blank.',
  'not-applicable': 'The contract says that this does not apply.',
  completed: 'The contract says that this is done.',
  open: 'The contract leaves it open.',
  unchanged: 'The contract leaves it as it was.',
  time: 'This row is an hour, not a day.',
  relative: 'The words name no day to count from, or no number of days.',
  event: 'The words name an event without a day.',
  elsewhere: 'The words name another place in the contract.',
  'impossible-day': 'There is no such day.',
  'two-readings': 'The words can be read in two ways.',
  'no-year': 'The day has no year.',
  unreadable: 'The words are not understood.',
  waiting: 'The day to count from is not known yet.',
};

/** Why there is no day, in one sentence. */
export function whyNot(reason: NoDay): string {
  return WHY_NOT[reason];
}
