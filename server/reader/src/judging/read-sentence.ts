import { calendarDay, MONTHS, partsOfDay, type CalendarDay } from '@keydate/domain/calendar-day';
import { writtenDates } from '@keydate/domain/written-dates';
import { inPlainWords, stemOf } from '../forms/title-meaning';
import { boxAround, type Box, type Word } from '../page-layout';
import { groupIntoLines, textOf } from '../words/text-lines';

/** A wording has at most this many words more than its title. */
const LOOSE = 4;
/** A cell has at most this many words; more are a sentence. */
const CELL_WORDS = 8;
/** A year with every day. */
const LEAP_YEAR = 2028;
/** Days of the paper itself. */
const OF_PAPER = /\b(?:dated|signed|executed|printed|prepared)(?: \S+){0,2}$/i;
/** Words before the day that no longer counts. */
const OF_OLD =
  /\b(?:from|was|were|formerly|previously|originally?|currently?|old|instead of|rather than|not)(?: \S+){0,1}$/i;
/** "before Closing" and "Closing Documents" say nothing of when it is. */
const BEFORE_EVENT = /\b(?:before|prior to|after|until|upon|at|by|following|days of)(?: the)?$/i;
const BEHIND_EVENT =
  /^(?:documents?|disclosures?|statements?|costs?|agents?|company|attorneys?|instructions?|services?|fees?|entity|table|prorations?|agreements?)\b/i;
const MONTH = MONTHS.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|');
const WITHOUT_YEAR = new RegExp(
  `\\b(${MONTH})\\.? (\\d{1,2})(?:st|nd|rd|th)?(?![\\d:/]|,? ?\\d{4})|(?<![\\d/$.-])(\\d{1,2})/(\\d{1,2})(?![\\d/])`,
  'gi',
);

/** A day in a text; without its year it has only its month and number. */
export interface NamedDay extends Box {
  kind: 'day';
  at: number;
  end: number;
  day: CalendarDay | null;
  month: number;
  date: number;
  isOld: boolean;
}

/** A wording that means a title. */
export interface Mention extends Box {
  kind: 'title';
  at: number;
  end: number;
  meaning: string;
  isCell: boolean;
  /** True if it can mean nothing else: several words of the title, or one before "Date" or "Deadline". */
  isStrong: boolean;
}

export type Item = NamedDay | Mention;

export interface Sentence {
  words: Word[];
  items: Item[];
}

/** The days and titles that a sentence names, in their order. `meanings` are the titles to find, by their stems. */
export function readSentence(words: Word[], meanings: readonly string[]): Sentence {
  const items: Item[] = [...daysAmong(words), ...titlesAmong(words, meanings)];
  return { words, items: items.sort((a, b) => a.at - b.at) };
}

/** Where in a text each word begins. */
function startsOf(words: readonly Word[]): number[] {
  let at = 0;
  return words.map(({ text }) => (at += text.length + 1) - text.length - 1);
}

function daysAmong(words: readonly Word[]): NamedDay[] {
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
    days.push({ kind: 'day', ...box, at, end, day, month, date, isOld: OF_OLD.test(before) });
  };
  for (const { words: found, day } of writtenDates(text).dates)
    if (day) add(found, day, partsOfDay(day).month, partsOfDay(day).day);
  for (const [found, name, number, month, date] of rest.matchAll(WITHOUT_YEAR)) {
    const named = name
      ? MONTHS.findIndex((one) => one.slice(0, 3).toLowerCase() === name.slice(0, 3).toLowerCase()) + 1
      : Number(month);
    const day = Number(number ?? date);
    if (calendarDay(LEAP_YEAR, named, day)) add(found, null, named, day);
  }
  return days;
}

/** The wordings of titles in a sentence, the longest first: each word belongs to one. */
function titlesAmong(words: readonly Word[], meanings: readonly string[]): Mention[] {
  const text = inPlainWords(textOf({ words: [...words] }));
  const starts = startsOf(words);
  const tokens = [...text.matchAll(/[\p{L}\d'’]+/gu)].map((match) => ({
    stem: stemOf(match[0]),
    start: match.index,
    end: match.index + match[0].length,
    isTaken: false,
  }));
  const longestFirst = meanings.map((one) => one.split(' ')).sort((a, b) => b.length - a.length);
  const mentions: Mention[] = [];
  for (const meaning of longestFirst)
    for (const [first] of tokens.entries()) {
      const own = windowOf(tokens.slice(first, first + meaning.length + LOOSE), meaning);
      const [begin, finish] = [own?.[0], own?.at(-1)];
      if (!own || !begin || !finish) continue;
      if (meaning.length === 1 && isOnlyNamed(text, begin.start, finish.end)) continue;
      for (const token of own) token.isTaken = true;
      const at = starts.findLastIndex((one) => one <= begin.start);
      const end = starts.findLastIndex((one) => one < finish.end);
      mentions.push({
        kind: 'title',
        ...boxAround(words.slice(at, end + 1)),
        at,
        end,
        meaning: meaning.join(' '),
        isCell: true,
        isStrong: meaning.length > 1 || /^\W*(?:date|deadline)/i.test(words[end + 1]?.text ?? ''),
      });
    }
  const strong = mentions.filter(({ isStrong }) => isStrong);
  return (strong.length > 0 ? strong : mentions).map((one) => ({ ...one, isCell: isInCell(words) }));
}

interface Token {
  stem: string;
  start: number;
  end: number;
  isTaken: boolean;
}

/** The words that begin here and have every stem of a meaning; null if they do not. */
function windowOf(tokens: readonly Token[], meaning: readonly string[]): Token[] | null {
  const [first] = tokens;
  if (!first || !meaning.includes(first.stem)) return null;
  const own: Token[] = [];
  for (const stem of meaning) {
    const token = tokens.find((one) => one.stem === stem && !one.isTaken);
    if (!token) return null;
    own.push(token);
  }
  return own.includes(first) ? own.sort((a, b) => a.start - b.start) : null;
}

/** True if a single word, such as "closing", is only an event that something else counts from, or names a paper. */
function isOnlyNamed(text: string, start: number, end: number): boolean {
  const behind = text.slice(end).trimStart();
  if (BEHIND_EVENT.test(behind)) return true;
  return BEFORE_EVENT.test(text.slice(0, start).trimEnd()) && !/^(?:date\b|on\b|of\b|[,:(]|\d)/i.test(behind);
}

/** True if a mention is in a cell and no part of a sentence, which has longer lines. */
function isInCell(words: readonly Word[]): boolean {
  return groupIntoLines(words).every((line) => line.words.length <= CELL_WORDS);
}
