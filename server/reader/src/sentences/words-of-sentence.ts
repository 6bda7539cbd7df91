import type { Word } from '../page-layout';
import { lettersOf } from '../words/letters';

/** Those of the words that a sentence consists of, however it was tidied; none if it is not in them. */
export function wordsOfSentence(words: readonly Word[], sentence: string): Word[] {
  const letters = words.map(({ text }) => lettersOf(text));
  const begin = letters.join('').indexOf(lettersOf(sentence));
  const end = begin + lettersOf(sentence).length;
  let at = 0;
  return words.filter((_, index) => {
    const from = at;
    at += letters[index]?.length ?? 0;
    return begin >= 0 && from < end && at > begin;
  });
}
