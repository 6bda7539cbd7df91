import { readWords } from '@keydate/domain/computed-deadlines/read-words';
import { namedAnchor } from '@keydate/domain/computed-deadlines/named-anchor';
import type { RunningText } from '../facts/running-text';
import { periodsIn } from '../state-forms/periods-in';
import { aroundDate, type DatedSentence } from './dated-sentences';
import { sentencesIn } from './sentences-in';
import { wordsOfSentence } from './words-of-sentence';

/** The sentences that count days from one of the days from which contracts count, such as acceptance or closing. */
export function periodSentences(file: RunningText): DatedSentence[] {
  const { text } = file;
  return sentencesIn(text, 0, text.length).flatMap(({ from, words: whole }) =>
    periodsIn(whole)
      .filter(({ words }) => countsFromKnownDay(words))
      .map(({ words: date, begin, end }) => {
        const sentence = aroundDate(whole, whole.slice(begin, end));
        return { sentence, date, words: wordsOfSentence(file.wordsIn(from, from + whole.length), sentence) };
      }),
  );
}

function countsFromKnownDay(words: string): boolean {
  const read = readWords(words, false);
  return read.kind === 'count' && read.count !== null && namedAnchor(read.from) !== null;
}
