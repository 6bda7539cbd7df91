import type { z } from 'zod';
import type { transactionDraftDate } from '@keydate/contracts/transactions';
import { dayInCell } from '@keydate/domain/day-in-cell';
import { isComplete, type DateDraft } from './date-draft';

type DateToSend = z.input<typeof transactionDraftDate>;

/** The ticked rows that still lack a day or a title: they alone stop Submit. */
export function notSetYet(drafts: readonly DateDraft[]): DateDraft[] {
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
      description: descriptionOf(draft),
    }));
}

/** Where the day is a person's and not the contract's, the contract's own words go along. */
function descriptionOf({ description, words, day }: DateDraft): string {
  const reading = dayInCell(words);
  const isPrinted = reading.kind === 'day' && reading.day === day;
  return [description, words && !isPrinted && `The contract says: ${words}`].filter(Boolean).join(' · ');
}
