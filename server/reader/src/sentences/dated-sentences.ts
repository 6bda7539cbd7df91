import { median, heightOf, type PageLayout, type Word } from '../page-layout';
import { writtenDates } from '@keydate/domain/written-dates';
import { withoutEdges } from '../table/page-edges';
import { groupIntoLines, type TextLine } from '../words/text-lines';
import { tidyCell } from '../words/tidy-cell';
import { wordsOfSentence } from './words-of-sentence';

/** A date, as the contract words it, and the sentence that names it. */
export interface DatedSentence {
  sentence: string;
  date: string;
  /** The words of the sentence, where they are on their page. */
  words: readonly Word[];
}

/** In heights of a line: a wider blank ends a paragraph. */
const BETWEEN_LINES = 1;
/** In widths of the page: a line that ends before this is the last of its paragraph. */
const FULL_LINE = 0.6;
/** In letters: how much of a long sentence is shown on either side of its date. */
const AROUND = 90;
/** The end of a sentence: not that of an abbreviation, a number or an initial. */
const END = /(?<=[^\s.]{3}[.;!?]["')\]]?)\s+(?=["'([]?[\p{Lu}\d§])/u;
const ABBREVIATED =
  /\b(?:jan|feb|mar|apr|aug|sept?|oct|nov|dec|sec|sect|para|inc|llc|ltd|mrs?|dr|no|ave|blvd|approx|e\.g|i\.e)\.$/i;

/** Every full date in the running text of a page, with its sentence. */
export function datedSentences(whole: PageLayout): DatedSentence[] {
  const lines = groupIntoLines(withoutEdges(whole).words);
  const found = paragraphsOf(lines, whole.width).flatMap((paragraph) => {
    const words = paragraph.flatMap((line) => line.words);
    return sentencesOf(tidyCell(paragraph)).flatMap((sentence) => datesIn(sentence, words));
  });
  return found.filter(
    (one, index) => found.findIndex((other) => other.sentence === one.sentence && other.date === one.date) === index,
  );
}

function paragraphsOf(lines: readonly TextLine[], width: number): TextLine[][] {
  const size = median(lines.map(heightOf));
  const paragraphs: TextLine[][] = [];
  for (const line of lines) {
    const paragraph = paragraphs.at(-1);
    const above = paragraph?.at(-1);
    const isNext = above && line.top - above.bottom < BETWEEN_LINES * size && above.right > FULL_LINE * width;
    if (paragraph && isNext) paragraph.push(line);
    else paragraphs.push([line]);
  }
  return paragraphs;
}

function sentencesOf(paragraph: string): string[] {
  const sentences: string[] = [];
  for (const part of paragraph.split(END)) {
    const before = sentences.at(-1);
    if (before !== undefined && ABBREVIATED.test(before)) sentences[sentences.length - 1] = `${before} ${part}`;
    else sentences.push(part);
  }
  return sentences;
}

function datesIn(whole: string, words: readonly Word[]): DatedSentence[] {
  return writtenDates(whole).dates.flatMap(({ words: date, day }) => {
    const sentence = aroundDate(whole, date);
    return day === null ? [] : [{ sentence, date, words: wordsOfSentence(words, sentence) }];
  });
}

/** A sentence, or the words around its date if it is long. */
export function aroundDate(sentence: string, date: string): string {
  const at = sentence.indexOf(date);
  const [from, to] = [Math.max(0, at - AROUND), Math.min(sentence.length, at + date.length + AROUND)];
  const start = from === 0 ? 0 : sentence.indexOf(' ', from) + 1;
  const end = to === sentence.length ? to : sentence.lastIndexOf(' ', to);
  const shown = sentence.slice(start, end).replace(/\s+/g, ' ').trim();
  return `${start > 0 ? '… ' : ''}${shown}${end < sentence.length ? ' …' : ''}`;
}
