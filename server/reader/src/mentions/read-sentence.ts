import { inPlainWords, stemOf } from '../forms/title-meaning';
import { boxAround, type Box, type Word } from '../page-layout';
import { groupIntoLines, textOf } from '../words/text-lines';
import { daysAmong, movesDays, startsOf, type NamedDay } from './days-in-sentence';

/** A wording has at most this many words more than its title. */
const LOOSE = 4;
/** A cell has at most this many words; more are a sentence. */
const CELL_WORDS = 8;
/** … and a text with a full stop has at most this many. */
const SHORT_NOTE = 4;
/** "before Closing" and "Closing Documents" say nothing of when it is. */
const BEFORE_EVENT = /\b(?:before|prior to|after|until|upon|at|by|following|days of)(?: the)?$/i;
const BEHIND_EVENT =
  /^(?:documents?|disclosures?|statements?|costs?|agents?|company|attorneys?|instructions?|services?|fees?|entity|table|prorations?|agreements?)\b/i;
const ALL_DATES = /\b(?:all|each|every)\b(?: \w+){0,3} (?:dates?|deadlines?)\b/gi;
/** Names a row by its number, or by the section that it refers to, and says something about it: in a column of them nothing follows. */
const SAYS = /(?=\s*[:=]|[^§\d]*\b[a-z]{2})/;
const ROW_NUMBER = new RegExp(
  `(?:\\b(?:items?|rows?|deadlines?)(?: (?:no\\.?|number))?|#) ?(\\d{1,3})\\b(?![./]\\d)${SAYS.source}`,
  'gi',
);
const ROW_REFERENCE = new RegExp(
  `(?:§+|\\b(?:sections?|sec\\.|paragraphs?|para\\.)) ?(\\d+(?:\\.\\d+)*)\\b${SAYS.source}`,
  'gi',
);

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
  /** True if it moves days by a number of days, and names none. */
  movesDays: boolean;
}

/** The meaning of words that name every row. */
export const ALL_ROWS = 'all';
export const meaningOfNumber = (number: string): string => `#${number}`;
export const meaningOfReference = (reference: string): string => `§${reference}`;

/**
 * The days and titles that a sentence names, in their order. `meanings` are the titles to find, by their stems. A sentence
 * without a title may name rows by their numbers or references.
 */
export function readSentence(words: Word[], meanings: readonly string[]): Sentence {
  const text = textOf({ words });
  const days = daysAmong(words);
  const moves = days.length === 0 && movesDays(text);
  const titles = titlesAmong(words, meanings);
  const named = titles.length > 0 ? titles : rowsAmong(words, text, moves);
  return { words, items: [...days, ...named].sort((a, b) => a.at - b.at), movesDays: moves };
}

/** The rows that a sentence names without their titles. */
function rowsAmong(words: readonly Word[], text: string, moves: boolean): Mention[] {
  const starts = startsOf(words);
  const named = [
    ...[...text.matchAll(ROW_NUMBER)].map((match) => ({ match, meaning: meaningOfNumber(match[1] ?? '') })),
    ...[...text.matchAll(ROW_REFERENCE)].map((match) => ({ match, meaning: meaningOfReference(match[1] ?? '') })),
    ...(moves ? [...text.matchAll(ALL_DATES)].map((match) => ({ match, meaning: ALL_ROWS })) : []),
  ];
  return named.map(({ match: { index, 0: found }, meaning }) => {
    const at = starts.findLastIndex((one) => one <= index);
    const end = starts.findLastIndex((one) => one < index + found.length);
    const box = boxAround(words.slice(at, end + 1));
    return { kind: 'title', ...box, at, end, meaning, isCell: isInCell(words), isStrong: true };
  });
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

/** True if a mention is in a cell and no part of a sentence, which has longer lines or a full stop. */
function isInCell(words: readonly Word[]): boolean {
  if (words.length > SHORT_NOTE && words.at(-1)?.text.endsWith('.')) return false;
  return groupIntoLines(words).every((line) => line.words.length <= CELL_WORDS);
}
