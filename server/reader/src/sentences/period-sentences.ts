import { readWords } from '@keydate/domain/computed-deadlines/read-words';
import { namedAnchor } from '@keydate/domain/computed-deadlines/named-anchor';
import type { RunningText } from '../facts/running-text';
import { periodsIn } from '../state-forms/periods-in';
import { aroundDate, type DatedSentence } from './dated-sentences';
import { sentencesIn } from './sentences-in';

/** The sentences that count days from one of the days from which contracts count, such as acceptance or closing. */
export function periodSentences({ text }: RunningText): DatedSentence[] {
  return sentencesIn(text, 0, text.length).flatMap(({ words }) =>
    periodsIn(words)
      .filter((period) => countsFromKnownDay(period.words))
      .map((period) => ({ sentence: aroundDate(words, words.slice(period.begin, period.end)), date: period.words })),
  );
}

function countsFromKnownDay(words: string): boolean {
  const read = readWords(words, false);
  return read.kind === 'count' && read.count !== null && namedAnchor(read.from) !== null;
}
