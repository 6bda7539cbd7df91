import type { PageText } from '../mentions/other-mentions';
import type { Word } from '../page-layout';
import { isSure } from '../words/confidence';
import { linesOfPage } from './lines-of-page';

/** In heights of a word: a wider blank separates fields of a form, or the number of a line from the line. */
const FIELD_GAP = 1.5;

/** The words of all pages as one text: lines end with a line break, and a tab is between fields. */
export interface RunningText {
  text: string;
  /** The page on which a place of the text is, and its words; undefined if the recognizer was not sure of all of them. */
  at(start: number, end: number): { page: number; words: string } | undefined;
  /** The words of the file that are in a part of the text. */
  wordsIn(start: number, end: number): Word[];
}

interface PlacedWord {
  word: Word;
  page: number;
  start: number;
}

/** Puts the pages one after the other, without the numbers of lines in the margin. */
export function runningText(pages: readonly PageText[]): RunningText {
  const placed: PlacedWord[] = [];
  let text = '';
  for (const { number: page, words } of pages) {
    for (const line of linesOfPage({ words })) {
      for (const [index, word] of withoutLineNumber(line.words).entries()) {
        if (index > 0) text += blankBefore(word, placed.at(-1)?.word);
        placed.push({ word, page, start: text.length });
        text += word.text;
      }
      text += '\n';
    }
  }
  const placedIn = (from: number, to: number) =>
    placed.filter(({ word, start }) => start < to && start + word.text.length > from);
  return {
    text,
    at(start, end) {
      const within = placedIn(start, end);
      const [first] = within;
      if (!first || !within.every(({ word }) => isSure(word.confidence))) return undefined;
      return { page: first.page, words: text.slice(start, end).replace(/\s+/g, ' ').trim() };
    },
    wordsIn: (start, end) => placedIn(start, end).map(({ word }) => word),
  };
}

function blankBefore(word: Word, before: Word | undefined): string {
  return before && word.left - before.right > FIELD_GAP * (word.bottom - word.top) ? '\t' : ' ';
}

/** Some forms number the lines in the margin. */
function withoutLineNumber(words: readonly Word[]): readonly Word[] {
  const [first, second] = words;
  const isNumber = first && second && /^\d{1,4}$/.test(first.text) && blankBefore(second, first) === '\t';
  return isNumber ? words.slice(1) : words;
}
