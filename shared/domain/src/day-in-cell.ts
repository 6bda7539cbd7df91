import { weekdayOf, type CalendarDay } from './calendar-day';
import { writtenDates } from './written-dates';

/** Why a cell that names a day still wants a person's look. */
export type DayDoubt = 'weekday-contradicts' | 'other-words' | 'unlikely-year';

/** Why a cell names no day. The last four are mistakes or riddles; the others are answers. */
export type NoDayReason =
  | 'blank'
  | 'not-applicable'
  | 'completed'
  | 'open'
  | 'time'
  | 'relative'
  | 'event'
  | 'impossible-day'
  | 'two-readings'
  | 'no-year'
  | 'unreadable';

export type DayInCell =
  | { kind: 'day'; day: CalendarDay; doubts: DayDoubt[] }
  | { kind: 'none'; reason: NoDayReason };

const WEEKDAY = /\b(sun|mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?)(?:day)?\b\.?/gi;
const TIME = /\b(?:at )?(?:\d{1,2}(?::\d{2})? ?[ap]\.? ?m\b\.?|\d{1,2}:\d{2}|(?:\d{1,2}(?::\d{2})? )?(?:noon|midnight))/gi;
const ZONE = /\b(?:M[SD]?T|MTN|mountain(?: standard| daylight)?(?: time)?)\b\.?/gi;
const HARMLESS = /\b(?:on|or before|by|at|no later than|not later than|the|date|deadline)\b|[(),;:.–—-]/gi;

const RELATIVE = /\bMEC\b|\bSSA\b|\bdays?\b.*\b(?:after|before|from|prior|following)\b|\+ ?\S+ days?\b|\bday after\b/i;
const EVENT = /\b(?:same|upon|delivery|closing|funding|possession|deed|signing|acceptance|receipt|recording)\b/i;
const DATE_LIKE = /\d{1,2} ?[/.-] ?\d{1,2}|\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.? \d{1,2}\b/i;

const PLAIN_ANSWERS: [RegExp, NoDayReason][] = [
  [/^[\s._–—-]*$/, 'blank'],
  [/^(?:n ?[/.\\]? ?a\.?|none|not applicable|does not apply|deleted|omitted|waived)$/i, 'not-applicable'],
  [/^(?:completed?|done|satisfied|received)$/i, 'completed'],
  [/^(?:tbd|tba|to be (?:determined|decided|announced|agreed))\.?$/i, 'open'],
];

/**
 * The day that the words of a date cell name, if they name exactly one (spec § 3).
 * It never guesses: no year, an impossible day or two different dates is `none`, and today is never an answer.
 * A day whose weekday is another one, or that has words beside it which might change it, comes with doubts.
 */
export function dayInCell(words: string): DayInCell {
  const text = words.replace(/\s+/g, ' ').trim();
  const plain = PLAIN_ANSWERS.find(([pattern]) => pattern.test(text));
  if (plain) return { kind: 'none', reason: plain[1] };

  const { dates, rest } = writtenDates(text);
  const days = new Set(dates.map((date) => date.day));
  const [day] = days;
  if (day === undefined) return { kind: 'none', reason: reasonWithoutDate(text) };
  if (days.has(null)) return { kind: 'none', reason: 'impossible-day' };
  if (days.size > 1 || RELATIVE.test(rest)) return { kind: 'none', reason: 'two-readings' };
  return day === null ? { kind: 'none', reason: 'impossible-day' } : { kind: 'day', day, doubts: doubtsAbout(day, rest) };
}

/** Whether a person should look at this cell before trusting what was made of it (docs/rules.md, Scans). */
export function needsLook(reading: DayInCell): boolean {
  if (reading.kind === 'day') return reading.doubts.length > 0;
  return ['impossible-day', 'two-readings', 'no-year', 'unreadable'].includes(reading.reason);
}

function doubtsAbout(day: CalendarDay, rest: string): DayDoubt[] {
  const doubts: DayDoubt[] = [];
  const named = [...rest.matchAll(WEEKDAY)].map(([, start]) => start?.slice(0, 3).toLowerCase());
  if (named.some((start) => start !== weekdayOf(day).slice(0, 3).toLowerCase())) doubts.push('weekday-contradicts');
  if (withoutTrimmings(rest) !== '') doubts.push('other-words');
  if (!/-20\d\d$/.test(day)) doubts.push('unlikely-year');
  return doubts;
}

function withoutTrimmings(text: string): string {
  return [TIME, ZONE, WEEKDAY, HARMLESS].reduce((left, pattern) => left.replace(pattern, ' '), text).trim();
}

function reasonWithoutDate(text: string): NoDayReason {
  if (RELATIVE.test(text)) return 'relative';
  if (DATE_LIKE.test(text)) return /\d{3}|\/ ?\d{1,2} ?\/|[/.-]\S*[a-z]/i.test(text) ? 'unreadable' : 'no-year';
  if (EVENT.test(text)) return 'event';
  if (/\d|noon|midnight/i.test(text) && withoutTrimmings(text) === '') return 'time';
  return 'unreadable';
}
