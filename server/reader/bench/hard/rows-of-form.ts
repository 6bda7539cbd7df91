import { addDays, calendarDay, partsOfDay, type CalendarDay } from '@keydate/domain/calendar-day';
import { chanceFrom, type Chance } from '../contracts/chance';
import { FORMS } from '../contracts/forms';
import type { TableRow } from '../contracts/invent-contract';

export const HEADER: TableRow = ['Item No.', 'Reference', 'Event', 'Date or Deadline'];
const EDITIONS = ['2026', '2019', '2009'] as const;

interface FormOptions {
  /** True if days and months have two digits. */
  isPadded?: boolean;
  /** The number of rows, from the first on; by default all. */
  rowCount?: number;
}

/**
 * The rows of a form, each with an answer: days in order, and times, offsets and events in places where a contract has
 * them.
 */
export function rowsOfForm(
  number: number,
  { isPadded = false, rowCount }: FormOptions = {},
): { rows: TableRow[]; chance: Chance } {
  const chance = chanceFrom(9000 + number);
  let day = aDay(chance);
  let item = 0;
  const rows = FORMS[EDITIONS[number % EDITIONS.length] ?? '2026'].flatMap((line): TableRow[] => {
    if (typeof line === 'string') return [];
    const [reference, title] = line;
    day = addDays(day, chance.pick([0, 1, 1, 2, 3]));
    item += 1;
    return [[String(item), reference, title.replaceAll('’', "'"), answerTo(title, inFigures(day, isPadded), chance)]];
  });
  return { rows: rows.slice(0, rowCount), chance };
}

function aDay(chance: Chance): CalendarDay {
  const day = calendarDay(chance.whole(2029, 2033), chance.whole(1, 12), chance.whole(1, 28));
  if (!day) throw new RangeError('this day is not in the calendar');
  return day;
}

function answerTo(title: string, day: string, chance: Chance): string {
  if (title.startsWith('Time of Day')) return '5:00 PM MT';
  if (title.endsWith('Time')) return chance.pick(['9:00 AM', '12:00 Noon', '7:30 PM MT']);
  if (title.startsWith('Closing')) return day;
  return chance.happens(0.15) ? chance.pick(['N/A', `MEC + ${chance.whole(2, 15)} days`, 'Upon Closing']) : day;
}

/** 3/4/2031, or 03/04/2031. */
export function inFigures(day: CalendarDay, isPadded = false): string {
  const { month, day: date, year } = partsOfDay(day);
  const figures = [month, date].map((part) => (isPadded ? String(part).padStart(2, '0') : String(part)));
  return [...figures, year].join('/');
}

/** A date some days later, in the same notation; other texts stay unchanged. */
export function movedBy(days: number, date: string): string {
  const [month = 0, day = 0, year = 0] = date.split('/').map(Number);
  const read = /^\d+\/\d+\/\d{4}$/.test(date) ? calendarDay(year, month, day) : null;
  return read ? inFigures(addDays(read, days)) : date;
}

export const isDate = (text: string): boolean => /^\d+\/\d+\/\d{4}$/.test(text);
