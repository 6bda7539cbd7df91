import type { Prose } from './read-prose';

/** A word or construction that we do not use, and the usual wording. */
export interface AvoidedWord {
  pattern: RegExp;
  /** As docs/english.md has it: `stands`, or `^Who` for the first word of a sentence that is no question. */
  word: string;
  instead: string;
}

/** A place where an avoided word is used. */
export interface FoundWord extends AvoidedWord {
  line: number;
  sentence: string;
}

/**
 * The avoided words that docs/english.md lists.
 * @param document the text of docs/english.md; the list is the table below the heading "Words that the check refuses"
 * @throws if the table is missing
 */
export function readAvoidedWords(document: string): AvoidedWord[] {
  const [, section = ''] = document.split('## Words that the check refuses\n');
  const rows = [...section.matchAll(/^\| (`.+?`) \| (.+?) \|$/gm)];
  if (rows.length === 0) throw new Error('docs/english.md has no table of words that the check refuses.');
  return rows.flatMap(([, words = '', instead = '']) =>
    [...words.matchAll(/`(.+?)`/g)].map(([, word = '']) => ({ word, instead, pattern: patternOf(word) })),
  );
}

function patternOf(word: string): RegExp {
  return word.startsWith('^') ? new RegExp(`${word}\\b`) : new RegExp(`\\b${word}\\b`, 'i');
}

/** The avoided words in prose. A question and a label may begin with any word. */
export function findWords(prose: readonly Prose[], avoided: readonly AvoidedWord[]): FoundWord[] {
  return prose.flatMap(({ line, text, isLabel }) =>
    text.split(/(?<=[.!?])\s+/).flatMap((sentence) => {
      const mayBeginSo = isLabel === true || sentence.endsWith('?');
      return avoided
        .filter(({ word, pattern }) => pattern.test(sentence) && !(mayBeginSo && word.startsWith('^')))
        .map((found) => ({ ...found, line, sentence }));
    }),
  );
}
