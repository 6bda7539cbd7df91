import { dayInCell, needsLook } from '@keydate/domain/day-in-cell';
import { asHardToRead } from '../words/confidence';
import type { Word } from '../page-layout';
import { groupIntoLines } from '../words/text-lines';
import { tidyCell } from '../words/tidy-cell';
import { dropOverlappingWords } from '../words/drop-overlapping-words';
import { isMajority } from './is-majority';
import { correctAnswer } from './correct-answer';

export interface Agreement {
  answer: string;
  confidence: number;
  /** Another plausible answer that a pass saw; null if there is none. */
  other: string | null;
  /** The readings of the passes, without those that saw nothing. */
  passes: string[];
}

/**
 * Agrees on one answer from several passes over the same date cell. Of the answers that make sense it takes the one
 * that most passes saw, and the surest of equals; if none makes sense, the first. An answer that most passes did not
 * see stays flagged.
 */
export function agreeOnAnswer(passes: readonly (readonly Word[])[]): Agreement {
  const seen = passes
    .filter((words) => words.length > 0)
    .map((words) => ({
      answer: correctAnswer(tidyCell(groupIntoLines(dropOverlappingWords(words)))),
      confidence: worst(words),
    }));
  const sensible = seen.filter(({ answer }) => !needsLook(dayInCell(answer)));
  const choices = sensible.length > 0 ? sensible : seen;
  const votes = (answer: string) => choices.filter((choice) => isSame(choice.answer, answer)).length;
  const [best] = [...choices].sort((a, b) => votes(b.answer) - votes(a.answer) || b.confidence - a.confidence);
  if (!best) return { answer: '', confidence: 0, other: null, passes: [] };
  const sharing = choices.filter((choice) => isSame(choice.answer, best.answer));
  const confidence = Math.max(...sharing.map((choice) => choice.confidence));
  const other = sensible.find((choice) => !isSame(choice.answer, best.answer));
  const isAlone = passes.length > 1 && !isMajority(sharing.length, passes);
  return {
    answer: best.answer,
    confidence: isAlone ? asHardToRead(confidence) : confidence,
    other: other?.answer ?? null,
    passes: seen.map(({ answer }) => answer),
  };
}

function worst(words: readonly Word[]): number {
  return Math.min(...words.map(({ confidence }) => confidence));
}

/** True if two answers name the same day, or name none in the same words. */
function isSame(a: string, b: string): boolean {
  const [first, second] = [dayInCell(a), dayInCell(b)];
  return first.kind === 'day' ? second.kind === 'day' && first.day === second.day : a.toLowerCase() === b.toLowerCase();
}
