import { MONTHS, partsOfDay, weekdayOf, type CalendarDay } from '@keydate/domain/calendar-day';

/** Writes a day as a certain hand does. */
export type Writer = (day: CalendarDay) => string;

export interface WrittenDay {
  words: string;
  day: CalendarDay;
}

const PIECES = /\p{L}+|\d+|[^\p{L}\d]+/gu;
const ABBREVIATED = 3;

const monthOf: Writer = (day) => MONTHS[partsOfDay(day).month - 1] ?? '';
const inTwoDigits = (value: number): string => String(value).padStart(2, '0');

/** The parts of a date, each once, in the order of an American form, and the ways to write each. */
const ROLES: readonly (readonly Writer[])[] = [
  [weekdayOf, (day) => weekdayOf(day).slice(0, ABBREVIATED)],
  [
    monthOf,
    (day) => monthOf(day).slice(0, ABBREVIATED),
    (day) => String(partsOfDay(day).month),
    (day) => inTwoDigits(partsOfDay(day).month),
  ],
  [(day) => String(partsOfDay(day).day), (day) => inTwoDigits(partsOfDay(day).day)],
  [(day) => String(partsOfDay(day).year), (day) => inTwoDigits(partsOfDay(day).year % 100)],
];

/**
 * The notation of most of these dates: the parts that they have in common (weekday, month, day and year) with the
 * marks between them. Null if they have other parts, such as an hour or "4th", and if one of them is written
 * differently ("07/01", "8/2").
 */
export function notationOf(dates: readonly WrittenDay[]): Writer | null {
  const groups = new Map<string, WrittenDay[]>();
  for (const date of dates) groups.set(shapeOf(date.words), [...(groups.get(shapeOf(date.words)) ?? []), date]);
  const [largest = []] = [...groups.values()].sort((a, b) => b.length - a.length);
  return writerOf(largest);
}

function shapeOf(words: string): string {
  return words.replace(/\p{L}+/gu, 'a').replace(/\d+/g, '1');
}

function writerOf(dates: readonly WrittenDay[]): Writer | null {
  const written = dates.map(({ words, day }) => ({ day, pieces: words.match(PIECES) ?? [] }));
  const open = new Set(ROLES);
  const writers: Writer[] = [];
  for (const [at, literal] of (written[0]?.pieces ?? []).entries()) {
    const fits = (write: Writer) =>
      written.every(({ day, pieces }) => pieces[at]?.toLowerCase() === write(day).toLowerCase());
    const role = [...open].find((ways) => ways.some(fits));
    const write = role?.find(fits) ?? (() => literal);
    if (!fits(write) || (!role && /[\p{L}\d]/u.test(literal))) return null;
    if (role) open.delete(role);
    writers.push(write);
  }
  return (day) => writers.map((write) => write(day)).join('');
}
