import { partsOfDay, weekdayOf, type CalendarDay } from './calendar-day';
import { withoutTimes, withoutZones } from './times-in-cell';
import { writtenDates } from './written-dates';

/** Why a cell that names a day still wants a person's look. */
export type DayDoubt = 'weekday-contradicts' | 'other-words' | 'unlikely-year';

/** Why a cell names no day. The last four are mistakes or riddles, and `elsewhere` names
 * another place in the contract; the others are answers. */
export type NoDayReason =
  | 'blank'
  | 'not-applicable'
  | 'completed'
  | 'open'
  | 'unchanged'
  | 'time'
  | 'relative'
  | 'event'
  | 'elsewhere'
  | 'impossible-day'
  | 'two-readings'
  | 'no-year'
  | 'unreadable';

export type DayInCell = { kind: 'day'; day: CalendarDay; doubts: DayDoubt[] } | { kind: 'none'; reason: NoDayReason };

const WEEKDAY = /\b(sun|mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?)(?:day)?\b\.?/gi;
const HARMLESS = /\b(?:on|or before|by|at|no later than|not later than|the|date|deadline)\b|[(),;:.–—-]/gi;
/** Takes the place of a time, so that the words on its two sides never join to a date. */
const CUT = ' ; ';

/** A cell is judged without a clock: what lies outside is a slip of the pen or of two digits (12/31/99). */
const LIKELY_YEARS = { from: 2000, to: 2045 };

const RELATIVE = /\bMEC\b|\bSSA\b|\bdays?\b.*\b(?:after|before|from|prior|following)\b|\+ ?\S+ days?\b|\bday after\b/i;
/** A number of days alone, such as "10 business days": the form's own text says from when they count. */
const SPAN =
  /^(?:within |up to )?(?:[a-z-]+(?: ?\(\d{1,3}\))?|\d{1,3}) ?(?:business |calendar |banking |working )?(?:days?|hours?|weeks?|months?)\.?$/i;
/** A section of the contract with its number, which may look like a date: "Section 10.5", "¶ 8.2". */
const SECTION =
  /(?:[§¶]+|\b(?:sect?(?:ions?)?|para(?:graphs?)?|articles?|art|clauses?|items?|lines?|pages?)\b)[ .:]*[\d.()-]*\d(?:\([a-z\d]\))*/gi;
/** The beginning of a text that names another place in the contract: "See below", "per Addendum A", "Section 10.5". */
const ELSEWHERE =
  /^\(?(?:(?:see|per|refer(?: to)?|as (?:in|per|stated in|set forth in)|pursuant to|according to)\b|sections?\b|sec\b|paragraphs?\b|[§¶])/i;
/** Next to a date, each of these words may move it, cancel it, or say that it replaces another date. */
const COUNTS = /\b(?:day|week|month|year|hour)s?\b|\+|\b(?:plus|minus|MEC|SSA)\b/i;
const DENIES =
  /\bn ?[/.\\] ?a\b|\b(?:na|no|not|none|never|deleted|omitted|waived|void|cancell?ed|stricken|removed|from|formerly|previously|was)\b/i;
const LIMIT = /\bnot? later than\b/gi;
const EVENT = /\b(?:same|upon|delivery|closing|funding|possession|deed|signing|acceptance|receipt|recording)\b/i;
const MONTH = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\\b';
const DATE_LIKE = new RegExp(
  `\\d{1,2} ?[/.-] ?\\d{1,2}|\\b${MONTH}\\.? ?\\d{1,2}|\\d{1,2}(?:st|nd|rd|th)? (?:day )?(?:of )?${MONTH}`,
  'i',
);

const PLAIN_ANSWERS: [RegExp, NoDayReason][] = [
  [/^[\s._–—-]*$/, 'blank'],
  [/^(?:n ?[/.\\]? ?a\.?|none|not applicable|does not apply|deleted|omitted|waived)$/i, 'not-applicable'],
  [/^(?:completed?|done|satisfied|received)$/i, 'completed'],
  [/^(?:tbd|tba|to be (?:determined|decided|announced|agreed))\.?$/i, 'open'],
  [/^(?:no change|unchanged|same|as is)\.?$/i, 'unchanged'],
];

/**
 * The day that the words of a date cell name, if they name exactly one (spec § 3).
 * It never guesses: no year, an impossible day, two different dates, or a date that the words next to it
 * count from or deny (15 days of …, not …) is `none`, and today is never an answer.
 * A day whose weekday is another one, or that has words next to it which might change it, comes with doubts;
 * so does one in an unlikely year (before 2000, after 2045).
 */
export function dayInCell(words: string): DayInCell {
  const text = words.replace(/\s+/g, ' ').trim();
  const plain = PLAIN_ANSWERS.find(([pattern]) => pattern.test(text));
  if (plain) return { kind: 'none', reason: plain[1] };

  const { dates, rest } = writtenDates(withoutTimes(text, CUT));
  const days = new Set(dates.map((date) => date.day));
  const [day] = days;
  if (day === undefined) return { kind: 'none', reason: reasonWithoutDate(text) };
  if (days.has(null)) return { kind: 'none', reason: 'impossible-day' };
  if (days.size > 1 || isMovedOrDenied(rest.replace(LIMIT, ' '))) return { kind: 'none', reason: 'two-readings' };
  return day === null
    ? { kind: 'none', reason: 'impossible-day' }
    : { kind: 'day', day, doubts: doubtsAbout(day, rest) };
}

/** True if a person should look at this cell before trusting what was made of it (server/src/transactions/README.md, Scans). */
export function needsLook(reading: DayInCell): boolean {
  if (reading.kind === 'day') return reading.doubts.length > 0;
  return ['elsewhere', 'impossible-day', 'two-readings', 'no-year', 'unreadable'].includes(reading.reason);
}

function isMovedOrDenied(rest: string): boolean {
  return COUNTS.test(rest) || DENIES.test(rest);
}

function doubtsAbout(day: CalendarDay, rest: string): DayDoubt[] {
  const doubts: DayDoubt[] = [];
  const named = [...rest.matchAll(WEEKDAY)].map(([, start]) => start?.slice(0, 3).toLowerCase());
  if (named.some((start) => start !== weekdayOf(day).slice(0, 3).toLowerCase())) doubts.push('weekday-contradicts');
  if (withoutTrimmings(rest) !== '') doubts.push('other-words');
  if (!isInLikelyYear(day)) doubts.push('unlikely-year');
  return doubts;
}

/** False if the year of a contract's day is probably a slip of the pen: before 2000, or after 2045. */
export function isInLikelyYear(day: CalendarDay): boolean {
  const { year } = partsOfDay(day);
  return year >= LIKELY_YEARS.from && year <= LIKELY_YEARS.to;
}

function withoutTrimmings(text: string): string {
  return withoutZones(withoutTimes(text)).replace(WEEKDAY, ' ').replace(HARMLESS, ' ').trim();
}

function reasonWithoutDate(text: string): NoDayReason {
  if (RELATIVE.test(text) || SPAN.test(text)) return 'relative';
  const timeless = withoutTimes(text, CUT).replace(SECTION, CUT);
  if (DATE_LIKE.test(timeless)) return /\d{3}|\/ ?\d{1,2} ?\/|[/.-]\S*[a-z]/i.test(timeless) ? 'unreadable' : 'no-year';
  if (ELSEWHERE.test(text)) return 'elsewhere';
  if (EVENT.test(text)) return 'event';
  if (/\d|noon|midnight/i.test(text) && withoutTrimmings(text) === '') return 'time';
  return 'unreadable';
}
