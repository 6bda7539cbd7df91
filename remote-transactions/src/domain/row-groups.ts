import { dayInCell } from '@keydate/domain/day-in-cell';
import { answerOf, dependsOnEvent, isUnchanged, needsReview, type DateDraft } from './date-draft';
import { hourGivenBy } from './hours-in-contract';

/** Why a scanned row is named above the list. Each row is in one group at most. */
export type RowGroup = 'to-check' | 'unchanged' | 'dependent' | 'other-answer' | 'without-day';

export function groupOf(draft: DateDraft): RowGroup | null {
  if (isUnchanged(draft) && !draft.isAccepted) return 'unchanged';
  if (needsReview(draft)) return 'to-check';
  if (dependsOnEvent(draft)) return 'dependent';
  if (draft.origin !== 'scan' || draft.day !== null || hourGivenBy(draft) !== null) return null;
  return isBlankOrNotApplicable(draft) ? 'without-day' : 'other-answer';
}

/** Otherwise its cell has an answer: "Completed", or a time of day in a row that gives no hour of deadlines. */
function isBlankOrNotApplicable(draft: DateDraft): boolean {
  const reading = dayInCell(answerOf(draft));
  return reading.kind === 'none' && (reading.reason === 'blank' || reading.reason === 'not-applicable');
}

/** True if the list folds the row away: the contract gives it no day, and there is nothing to check or to answer for it. */
export function isFolded(draft: DateDraft): boolean {
  const isAsked = draft.counted?.kind === 'asked';
  return draft.origin === 'scan' && draft.day === null && !draft.isTicked && !isAsked && !needsReview(draft);
}

export function draftsOfGroup(drafts: readonly DateDraft[], group: RowGroup): DateDraft[] {
  return drafts.filter((draft) => groupOf(draft) === group);
}
