import { calendarDay, daysBetween, MONTHS, partsOfDay, type CalendarDay } from '@keydate/domain/calendar-day';
import { writtenDates } from '@keydate/domain/written-dates';
import { dayOf } from '../cells/date-of';
import { FORM_MEANINGS, inPlainWords, meaningOf, stemOf } from '../forms/title-meaning';
import { boxAround, centerY, heightOf, type Box, type Word } from '../page-layout';
import type { Reason } from '../row-flags';
import type { ReadRow } from '../table/contract-row';
import { cutAtGaps, groupIntoLines, textOf, type TextLine } from '../words/text-lines';

/** The words of a page; pages count from 1. */
export interface PageText {
  number: number;
  words: readonly Word[];
}

/** In heights of a line: wider blanks separate cells, wider steps down separate texts. */
const CELL_GAP = 1.5;
const LEADING = 2.1;
/** A wording has at most this many words more than its title. */
const LOOSE = 4;
/** Between "the Closing Date and the Possession Date", which share a day, there are at most this many words. */
const SHARING = 4;
/** A cell has at most this many words; more are a sentence. */
const CELL_WORDS = 8;
/** In heights of a line: a day in the cell below its title. */
const BELOW = 3.2;
/** A year with every day. */
const LEAP_YEAR = 2028;
/** A heading before a sentence has at most this many words. */
const HEADING = 3;
/** Quoted on each side, in words. */
const CONTEXT = 8;

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
interface NamedDay extends Box {
  kind: 'day';
  at: number;
  end: number;
  day: CalendarDay | null;
  month: number;
  date: number;
  isOld: boolean;
}

/** A wording that means a title. */
interface Mention extends Box {
  kind: 'title';
  at: number;
  end: number;
  meaning: string;
  isCell: boolean;
  /** True if it can mean nothing else: several words of the title, or one before "Date" or "Deadline". */
  isStrong: boolean;
}

type Item = NamedDay | Mention;

interface Sentence {
  words: Word[];
  items: Item[];
}

/**
 * Reasons for each row whose title, or a wording that means it, is near another day anywhere else in the file: in a sentence,
 * a provision, a note, or a table under any names of columns. The last place proposes its day. `known` are the words that the
 * table's own rows, and those of tables that were compared with it, consist of.
 */
export function otherMentions(
  rows: readonly ReadRow[],
  pages: readonly PageText[],
  known: ReadonlySet<Word>,
): Reason[][] {
  const meanings = rows.map(({ cells }) => meaningOf(cells.title).join(' '));
  const searched = [...new Set([...meanings, ...FORM_MEANINGS.map((one) => one.join(' '))])].filter(
    (one) => one !== '',
  );
  const found = pages.flatMap((page) =>
    mentionsOn({ ...page, words: page.words.filter((word) => !known.has(word)) }, searched),
  );
  return rows.map((row, index) => {
    if (/\btime$/i.test(row.cells.title.trim())) return [];
    const twins = rows.filter((_, other) => meanings[other] === meanings[index]).map(dayOf);
    const own = twins.flatMap((one) => (one.kind === 'day' ? [one.day] : []));
    const last = found
      .filter(({ mention }) => mention.meaning === meanings[index])
      .flatMap(({ days, page, words }) => {
        const other = otherDay(days, own);
        return other ? [{ day: other, page, words }] : [];
      })
      .at(-1);
    if (!last) return [];
    const day = last.day.day ?? nearestYear(last.day, own[0]);
    return [{ kind: 'other-day-elsewhere', words: last.words, page: last.page, ...(day && { day }) }];
  });
}

/** The day among those near a mention that a row does not have; the last that the words do not call the old one. */
function otherDay(days: readonly NamedDay[], own: readonly CalendarDay[]): NamedDay | undefined {
  const isOwn = ({ day, month, date }: NamedDay) =>
    own.some((one) => (day ? one === day : partsOfDay(one).month === month && partsOfDay(one).day === date));
  const others = days.filter((one) => !isOwn(one));
  const fresh = others.filter(({ isOld }) => !isOld);
  const isAnswered = days.some((one) => isOwn(one) && !one.isOld);
  return fresh.at(-1) ?? (isAnswered ? undefined : others.at(-1));
}

function nearestYear({ month, date }: NamedDay, own: CalendarDay | undefined): CalendarDay | null {
  if (!own) return null;
  const { year } = partsOfDay(own);
  const days = [year, year + 1, year - 1].flatMap((one) => calendarDay(one, month, date) ?? []);
  return days.sort((a, b) => Math.abs(daysBetween(own, a)) - Math.abs(daysBetween(own, b)))[0] ?? null;
}

interface Found {
  mention: Mention;
  days: NamedDay[];
  page: number;
  words: string;
}

/** Every wording of a title on a page, top to bottom, with the days near it. */
function mentionsOn({ number, words }: PageText, meanings: readonly string[]): Found[] {
  const blocks = textsOf(words).map((block) => sentencesIn(block).map((sentence) => readSentence(sentence, meanings)));
  const all = blocks.flat().flatMap(({ items }) => items);
  const found = blocks.flatMap((sentences) =>
    sentences.flatMap((sentence, index) =>
      sentence.items.flatMap((mention): Found[] => {
        if (mention.kind !== 'title') return [];
        const inText = daysFor(mention, sentence.items);
        const beside = daysBeside(mention, sentence, all);
        const near = [...inText, ...beside];
        const next = sentences[index + 1];
        const isNext = near.length === 0 && mention.isStrong && next?.items.every(({ kind }) => kind === 'day');
        const days = near.length > 0 ? near : isNext ? daysIn(next?.items ?? []) : dayBelow(mention, all);
        if (days.length === 0) return [];
        const own = [mention, ...inText];
        const quoted = inText.length > 0 || days.length === 0 ? own : [mention];
        const rest = days.filter((one) => !inText.includes(one));
        const text = quoteOf(sentence.words, quoted, rest.length > 0 && !isNext);
        const further = isNext
          ? textOf({ words: next?.words ?? [] })
          : rest.map((one) => wordsOfDay(one, words)).join(' ');
        return [{ mention, days, page: number, words: `${text} ${further}`.trim() }];
      }),
    ),
  );
  return found.sort((a, b) => a.mention.top - b.mention.top);
}

function daysIn(items: readonly Item[]): NamedDay[] {
  return items.filter((one): one is NamedDay => one.kind === 'day');
}

/** The days after a mention, up to the next one; without any, those before it that no other mention has. */
function daysFor(mention: Mention, items: readonly Item[]): NamedDay[] {
  return run(mention, items) ?? run(mention, items.toReversed(), items) ?? [];
}

function run(mention: Mention, items: readonly Item[], forward?: readonly Item[]): NamedDay[] | null {
  const days: NamedDay[] = [];
  let last: Item = mention;
  for (const item of items.slice(items.indexOf(mention) + 1)) {
    if (item.kind === 'day') days.push(item);
    else if (days.length > 0 || gapBetween(last, item) > SHARING) break;
    if (item.kind === 'title') last = item;
  }
  const taken = forward?.flatMap((one) => (one.kind === 'title' && one !== mention ? (run(one, forward) ?? []) : []));
  const free = taken ? days.filter((day) => !taken.includes(day)).reverse() : days;
  return free.length > 0 ? free : null;
}

function gapBetween(a: Item, b: Item): number {
  return a.at < b.at ? b.at - a.end : a.at - b.end;
}

/** The days in other cells of the mention's row. */
function daysBeside(mention: Mention, { items }: Sentence, all: readonly Item[]): NamedDay[] {
  if (!mention.isCell) return [];
  const reach = 0.2 * heightOf(mention);
  const row = all.filter(
    (item) =>
      item === mention ||
      (!items.includes(item) && centerY(item) > mention.top - reach && centerY(item) < mention.bottom + reach) ||
      (items.includes(item) && item.kind === 'title' && item.top < mention.bottom && item.bottom > mention.top),
  );
  const placed = row.sort((a, b) => a.left - b.left);
  const after = placed.slice(placed.indexOf(mention) + 1);
  const stop = after.findIndex((item) => item.kind === 'title' && item.meaning !== mention.meaning);
  const behind = daysIn(stop < 0 ? after : after.slice(0, stop));
  if (behind.length > 0) return behind;
  const before = placed.slice(0, placed.indexOf(mention)).reverse();
  const first = before.findIndex(({ kind }) => kind === 'title');
  return first < 0 ? daysIn(before).reverse() : [];
}

/** The day in the cell below a title. */
function dayBelow(mention: Mention, all: readonly Item[]): NamedDay[] {
  if (!mention.isCell) return [];
  const below = all
    .filter((item) => item.top > mention.bottom - 1 && item.left < mention.right && item.right > mention.left)
    .sort((a, b) => a.top - b.top);
  const [next] = below;
  return next?.kind === 'day' && next.top - mention.bottom < BELOW * heightOf(next) ? [next] : [];
}

/** Texts: lines one below the other, each of them cut at the blanks between cells. */
function textsOf(words: readonly Word[]): TextLine[][] {
  const texts: TextLine[][] = [];
  for (const phrase of groupIntoLines(words).flatMap((line) => cutAtGaps(line, CELL_GAP))) {
    const shared = (text: TextLine[]) => {
      const above = text.at(-1);
      const step = above ? centerY(phrase) - centerY(above) : Infinity;
      if (!above || step < 0.5 * heightOf(phrase) || step > LEADING * Math.max(heightOf(above), heightOf(phrase)))
        return 0;
      return Math.min(above.right, phrase.right) - Math.max(above.left, phrase.left);
    };
    const [home] = texts.filter((text) => shared(text) > 0).sort((a, b) => shared(b) - shared(a));
    if (home) home.push(phrase);
    else texts.push([phrase]);
  }
  return texts;
}

/** The sentences of a text. A heading of a few words belongs to the sentence after it. */
function sentencesIn(text: readonly TextLine[]): Word[][] {
  const sentences: Word[][] = [[]];
  const words = text.flatMap((line) => line.words);
  for (const [index, word] of words.entries()) {
    const sentence = sentences.at(-1) ?? [];
    sentence.push(word);
    const next = words[index + 1];
    const ends =
      /[a-z\d)"”]{2,}[.!?]["”)]?$/i.test(word.text) &&
      !/^(?:no|sec|art|par|ext|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.$/i.test(word.text);
    if (next && ends && /^[\p{Lu}\d"“(§]/u.test(next.text) && sentence.length > HEADING) sentences.push([]);
  }
  return sentences;
}

function readSentence(words: Word[], meanings: readonly string[]): Sentence {
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

function quoteOf(words: readonly Word[], items: readonly Item[], isCell: boolean): string {
  const around = isCell ? 1 : CONTEXT;
  const [first, to] = [Math.min(...items.map(({ at }) => at)), Math.max(...items.map(({ end }) => end))];
  // a title may begin with words that say nothing alone, such as "New"
  const from = words.slice(0, first).findLastIndex(({ text }) => stemOf(text) !== '') + 1;
  const [start, end] = [isCell ? from : Math.max(0, first - around), Math.min(words.length, to + around + 1)];
  return `${start > 0 && !isCell ? '… ' : ''}${textOf({ words: words.slice(start, end) })}${end < words.length && !isCell ? ' …' : ''}`;
}

function wordsOfDay(day: NamedDay, words: readonly Word[]): string {
  const own = words.filter(
    (word) => word.left >= day.left && word.right <= day.right && word.top >= day.top && word.bottom <= day.bottom,
  );
  return textOf({ words: own.sort((a, b) => a.top - b.top || a.left - b.left) });
}
