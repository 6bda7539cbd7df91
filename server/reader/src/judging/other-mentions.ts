import { calendarDay, daysBetween, partsOfDay, type CalendarDay } from '@keydate/domain/calendar-day';
import { dayOf } from '../cells/date-of';
import { FORM_MEANINGS, meaningOf, stemOf } from '../forms/title-meaning';
import { centerY, heightOf, type Word } from '../page-layout';
import type { Reason } from '../row-flags';
import type { ReadRow } from '../table/contract-row';
import { cutAtGaps, groupIntoLines, textOf, type TextLine } from '../words/text-lines';
import { readSentence, type Item, type Mention, type NamedDay, type Sentence } from './read-sentence';

/** The words of a page; pages count from 1. */
export interface PageText {
  number: number;
  words: readonly Word[];
}

/** In heights of a line: wider blanks separate cells, wider steps down separate texts. */
const CELL_GAP = 1.5;
const LEADING = 2.1;
/** Between "the Closing Date and the Possession Date", which share a day, there are at most this many words. */
const SHARING = 4;
/** In heights of a line: a day in the cell below its title. */
const BELOW = 3.2;
/** A heading before a sentence has at most this many words. */
const HEADING = 3;
/** Quoted on each side, in words. */
const CONTEXT = 8;

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
        const elsewhere = isNext ? daysIn(next?.items ?? []) : dayBelow(mention, all);
        const days = near.length > 0 ? near : elsewhere;
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
