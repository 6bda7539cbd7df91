import { calendarDay, daysBetween, partsOfDay, type CalendarDay } from '@keydate/domain/calendar-day';
import { FORM_MEANINGS, meaningOf, stemOf } from '../forms/title-meaning';
import { boxAround, centerY, heightOf, type Box, type Word } from '../page-layout';
import type { Reason } from '../row-flags';
import { cutAtGaps, groupIntoLines, textOf, type TextLine } from '../words/text-lines';
import type { NamedDay } from './days-in-sentence';
import {
  ALL_ROWS,
  meaningOfNumber,
  meaningOfReference,
  readSentence,
  type Item,
  type Mention,
  type Sentence,
} from './read-sentence';

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
/** After these words a sentence may continue with a day. */
const LEADS_TO_DAY = /^(?:to|until|till|through|be|is|on|by|before|from|of)$/i;
/** In days: a day further from all of the table's is no new answer ("the survey made on 3/14/2024"). */
const FARTHEST = 366;
/** A heading before a sentence has at most this many words. */
const HEADING = 3;
/** Quoted on each side, in words. */
const CONTEXT = 8;

/** A row to compare. The rows of some forms have neither number nor reference. */
export interface KnownRow {
  title: string;
  days: readonly CalendarDay[];
  number?: string;
  reference?: string;
}

/**
 * Reasons for each row whose title, or a wording that means it, is near another day anywhere else in the file: in a sentence,
 * a provision, a note, or a table under any names of columns. The last place proposes its day. A sentence that moves a day by a
 * number of days is such a place too. `known` are the words that the table's own rows, and those of tables that were compared
 * with it, consist of.
 */
export function otherMentions(
  rows: readonly KnownRow[],
  pages: readonly PageText[],
  known: ReadonlySet<Word>,
): Reason[][] {
  const meanings = rows.map(({ title }) => meaningOf(title).join(' '));
  const searched = [...new Set([...meanings, ...FORM_MEANINGS.map((one) => one.join(' '))])].filter(
    (one) => one !== '',
  );
  const found = mentionsOn(
    pages.map((page) => ({ ...page, words: page.words.filter((word) => !known.has(word)) })),
    searched,
  );
  const daysOfTable = rows.flatMap(({ days }) => days);
  const isRecent = ({ day }: NamedDay) =>
    day === null || daysOfTable.some((one) => Math.abs(daysBetween(one, day)) <= FARTHEST);
  return rows.map((row, index) => {
    if (/\btime$/i.test(row.title.trim())) return [];
    const own = rows.filter((_, other) => meanings[other] === meanings[index]).flatMap(({ days }) => days);
    const names = namesOf(row, rows, meanings[index] ?? '');
    const last = found
      .filter(({ mention }) => names.includes(mention.meaning))
      .flatMap(({ days, movesDays, page, words }) => {
        const day = otherDay(days.filter(isRecent), own);
        return day || (movesDays && own.length > 0) ? [{ day, page, words }] : [];
      })
      .at(-1);
    if (!last) return [];
    const day = last.day && (last.day.day ?? nearestYear(last.day, own[0]));
    return [{ kind: 'other-day-elsewhere', words: last.words, page: last.page, ...(day && { day }) }];
  });
}

/** The meanings that name a row. Its number and its reference do if no other row has them. */
function namesOf({ number, reference }: KnownRow, rows: readonly KnownRow[], meaning: string): string[] {
  const isOnly = (of: 'number' | 'reference', value: string) => rows.filter((row) => row[of] === value).length === 1;
  return [
    ...(meaning === '' ? [] : [meaning]),
    ...(number && isOnly('number', number) ? [meaningOfNumber(number)] : []),
    ...(reference && isOnly('reference', reference) ? [meaningOfReference(reference.replace(/^\D+/, ''))] : []),
    ALL_ROWS,
  ];
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
  movesDays: boolean;
  page: number;
  words: string;
}

/** A text on a page: lines one below the other, and its sentences. */
interface Text extends Box {
  page: number;
  sentences: Sentence[];
}

/** Every wording of a title on the pages, from top to bottom, with the days near it. */
function mentionsOn(pages: readonly PageText[], meanings: readonly string[]): Found[] {
  const texts = pages.flatMap(({ number, words }) =>
    textsOf(words).map((lines): Text => {
      const sentences = sentencesIn(lines).map((sentence) => readSentence(sentence, meanings));
      return { ...boxAround(lines), page: number, sentences };
    }),
  );
  const found = texts.flatMap((text) => {
    const all = texts.filter(({ page }) => page === text.page).flatMap(itemsOf);
    return text.sentences.flatMap((sentence, index) => {
      const next = text.sentences[index + 1] ?? continuationOf(sentence, text, texts);
      return sentence.items.flatMap((mention): Found[] => {
        if (mention.kind !== 'title') return [];
        const near = daysNear(mention, sentence, next, all);
        if (near.days.length === 0 && !sentence.movesDays) return [];
        return [{ mention, movesDays: sentence.movesDays, page: text.page, ...near }];
      });
    });
  });
  return found.sort((a, b) => a.page - b.page || a.mention.top - b.mention.top);
}

function itemsOf({ sentences }: Text): Item[] {
  return sentences.flatMap(({ items }) => items);
}

/** The days near a mention, and the words to quote: of its own sentence, its row of cells, the next sentence, or the cells below it. */
function daysNear(
  mention: Mention,
  sentence: Sentence,
  next: Sentence | undefined,
  all: readonly Item[],
): Pick<Found, 'days' | 'words'> {
  const inText = daysFor(mention, sentence.items);
  const beside = daysBeside(mention, sentence, all);
  const near = [...inText, ...beside];
  const isNext = near.length === 0 && mention.isStrong && next?.items.every(({ kind }) => kind === 'day');
  const elsewhere = isNext ? daysIn(next?.items ?? []) : daysBelow(mention, all);
  const days = near.length > 0 ? near : elsewhere;
  const rest = days.filter((one) => !inText.includes(one));
  const text = quoteOf(
    sentence.words,
    inText.length > 0 ? [mention, ...inText] : [mention],
    rest.length > 0 && !isNext,
  );
  const further = isNext ? textOf({ words: next?.words ?? [] }) : rest.map(({ words }) => words).join(' ');
  return { days, words: `${text} ${further}`.trim() };
}

/**
 * The rest of a sentence that the end of a column or a page breaks: the beginning of a text to its right, or on the next page,
 * in small letters or with a day.
 */
function continuationOf(sentence: Sentence, text: Text, texts: readonly Text[]): Sentence | undefined {
  const last = sentence.words.at(-1)?.text ?? '';
  if (sentence.words.length <= HEADING || /[.!?:;)\]_]$/.test(last)) return undefined;
  const continues = ({ sentences: [first] }: Text) =>
    first !== undefined &&
    (/^\p{Ll}/u.test(first.words[0]?.text ?? '') || (LEADS_TO_DAY.test(last) && first.items[0]?.at === 0));
  const isAfter = ({ page, left }: Text) => page === text.page + 1 || (page === text.page && left > text.right);
  return texts.find((one) => isAfter(one) && continues(one))?.sentences[0];
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

/** The days in the cells below a title, one below the other. */
function daysBelow(mention: Mention, all: readonly Item[]): NamedDay[] {
  if (!mention.isCell) return [];
  const below = all
    .filter((item) => item.top > mention.bottom - 1 && item.left < mention.right && item.right > mention.left)
    .sort((a, b) => a.top - b.top);
  const days: NamedDay[] = [];
  for (const item of below) {
    const { bottom } = days.at(-1) ?? mention;
    if (item.kind !== 'day' || item.top - bottom >= BELOW * heightOf(item)) break;
    days.push(item);
  }
  return days;
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
