import type { z } from 'zod';
import type { transactionNewDate } from '@keydate/contracts/transactions';
import { COUNTED_WORDS_MAX } from '@keydate/contracts/limits';
import { answerOf, isComplete, isCountable, saysOnlyDay, wordsToCount, type DateDraft } from './date-draft';

type DateToSend = z.input<typeof transactionNewDate>;

/** The ticked rows without a day or a title: only these block Submit. */
export function unsetDrafts(drafts: readonly DateDraft[]): DateDraft[] {
  return drafts.filter((draft) => draft.isTicked && !isComplete(draft));
}

/** The dates that Submit sends: the ticked rows, in the contract's order. */
export function datesToSend(drafts: readonly DateDraft[]): DateToSend[] {
  return drafts
    .filter((draft) => draft.isTicked)
    .filter(isComplete)
    .map((draft) => ({
      date: draft.day,
      title: draft.title,
      ...(draft.formerTitle && { formerTitle: draft.formerTitle }),
      description: descriptionOf(draft),
      // so that its picture stays with it
      ...(draft.source && { row: draft.source.row }),
      // so that its day follows what it counts from, also after Submit
      ...(isCountable(draft) && { words: wordsToCount(draft).slice(0, COUNTED_WORDS_MAX), follows: !draft.isDaySet }),
    }));
}

/** If a person set the day, or the contract names a time of day with it, the description also quotes the contract. */
function descriptionOf(draft: DateDraft): string {
  const answer = answerOf(draft);
  return [draft.description, answer && !saysOnlyDay(answer, draft.day) && `The contract says: ${answer}`]
    .filter(Boolean)
    .join(' · ');
}
