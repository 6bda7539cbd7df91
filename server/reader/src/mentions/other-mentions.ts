import { calendarDay, daysBetween, partsOfDay, type CalendarDay } from '@keydate/domain/calendar-day';
import { FORM_MEANINGS, meaningOf } from '../forms/title-meaning';
import { boxAround, type Box, type Word } from '../page-layout';
import type { Reason } from '../row-flags';
import type { SheetRead } from '../sources/row-place';
import type { NamedDay } from './days-in-sentence';
import { daysNear } from './days-near';
import {
  ALL_ROWS,
  meaningOfNumber,
  meaningOfReference,
  readSentence,
  type Item,
  type Mention,
  type Sentence,
} from './read-sentence';
import { HEADING, sentencesIn, textsOf } from './texts';

/** The words of a page; pages count from 1. */
export interface PageText {
  number: number;
  words: readonly Word[];
  /** The boxes of its form, ticked (☒) or not (☐); they are in no table. */
  boxes?: readonly Word[];
  /** The sheet on which it is, with its sides in the unit of its words. */
  paper?: { sheet: SheetRead; width: number; height: number };
}

/** After these words a sentence may continue with a day. */
const LEADS_TO_DAY = /^(?:to|until|till|through|be|is|on|by|before|from|of)$/i;
/** In days: a day further from all of the table's is no new answer ("the survey made on 3/14/2024"). */
const FARTHEST = 366;

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
