import { calendarDay, MONTHS, partsOfDay, type CalendarDay } from '@keydate/domain/calendar-day';
import { writtenDates } from '@keydate/domain/written-dates';
import { boxAround, type Box, type Word } from '../page-layout';
import { textOf } from '../words/text-lines';

/** A year with every day. */
const LEAP_YEAR = 2028;
/** Days of the paper itself. */
const OF_PAPER = /\b(?:dated|signed|executed|printed|prepared)(?: \S+){0,2}$/i;
/** Words before the day that no longer counts. */
const OF_OLD =
  /\b(?:from|was|were|formerly|previously|originally?|currently?|old|instead of|rather than|not)(?: \S+){0,1}$/i;
/** Words before the day that takes its place. */
const OF_NEW = /\b(?:new|now|revised|amended|changed|extended)\b:?(?: \S+){0,1}$/i;
const MONTH = MONTHS.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|');
const WITHOUT_YEAR = new RegExp(
  `\\b(${MONTH})\\.? (\\d{1,2})(?:st|nd|rd|th)?(?![\\d:/]|,? ?\\d{4})|(?<![\\d/$.-])(\\d{1,2})/(\\d{1,2})(?![\\d/])` +
    `|(?<![\\d/$.-])(\\d{1,2})(?:st|nd|rd|th)?[- ](?:day )?(?:of )?(${MONTH})\\b`,
  'gi',
);
/** Says that a day moves by a number of days. Conditions ("if", "may") change nothing. */
const MOVES =
  /\b(?:exten[ds]|postpon|delay|mov(?:ed|es?)\b|push|advanc|shorten|adjourn|reschedul)\w*|(?<!\bnot? )\b(?:later|earlier|sooner)\b(?! of)/i;
const BY_DAYS =
  /\b(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|fifteen|twenty|thirty)\W+(?:\w+ ){0,2}(?:days?|weeks?|months?)\b/i;
const CONDITION = /\b(?:if|unless|should|may|in the event|either)\b/i;

/** A day in a text; without its year it has only its month and number. */
export interface NamedDay extends Box {
  kind: 'day';
  at: number;
  end: number;
  day: CalendarDay | null;
  month: number;
  date: number;
  isOld: boolean;
  /** True if the words before it call it the new one. */
  isNew: boolean;
  words: string;
}

/** The days that a text names, in their order. */
export function daysAmong(words: readonly Word[]): NamedDay[] {
  const text = textOf({ words: [...words] });
  const starts = startsOf(words);
  const days: NamedDay[] = [];
  let rest = text;
  const add = (found: string, day: CalendarDay | null, month: number, date: number) => {
    const start = rest.indexOf(found);
    if (start < 0) return;
    rest = rest.slice(0, start) + '\u0000'.repeat(found.length) + rest.slice(start + found.length);
    const before = text.slice(0, start).trimEnd();
    if (OF_PAPER.test(before)) return;
    const at = starts.findLastIndex((one) => one <= start);
    const end = starts.findLastIndex((one) => one < start + found.length);
    const box = boxAround(words.slice(at, end + 1));
    days.push({
      kind: 'day',
      ...box,
      at,
      end,
      day,
      month,
      date,
      isOld: OF_OLD.test(before),
      isNew: OF_NEW.test(before),
      words: textOf({ words: words.slice(at, end + 1) }),
    });
  };
  for (const { words: found, day } of writtenDates(text).dates)
    if (day) add(found, day, partsOfDay(day).month, partsOfDay(day).day);
  for (const [found, before, number, month, date, first, behind] of rest.matchAll(WITHOUT_YEAR)) {
    const name = before ?? behind;
    const named = name
      ? MONTHS.findIndex((one) => one.slice(0, 3).toLowerCase() === name.slice(0, 3).toLowerCase()) + 1
      : Number(month);
    const day = Number(number ?? date ?? first);
    if (calendarDay(LEAP_YEAR, named, day)) add(found, null, named, day);
  }
  return days;
}

/** True if a text moves a day by a number of days, without a condition. */
export function movesDays(text: string): boolean {
  return MOVES.test(text) && BY_DAYS.test(text) && !CONDITION.test(text);
}

/** Where in a text each word begins. */
export function startsOf(words: readonly Word[]): number[] {
  let at = 0;
  return words.map(({ text }) => (at += text.length + 1) - text.length - 1);
}
