import { namesTimeOfDay, timeInCell, type TimeOfDay } from '@keydate/domain/time-of-day';
import { answerOf, type DateDraft } from './date-draft';

/** The time in the contract's Time of Day row (row 1 of the form); null if there is none, or it is not clear. */
export function timeOfDayIn(drafts: readonly DateDraft[]): TimeOfDay | null {
  const row = drafts.find(givesTimeOfDay);
  return row ? timeInCell(answerOf(row)) : null;
}

/** True if a row is the Time of Day row and names a time. Such a row is not a deadline. */
export function givesTimeOfDay(draft: DateDraft): boolean {
  return draft.origin === 'scan' && namesTimeOfDay(draft.title) && timeInCell(answerOf(draft)) !== null;
}
