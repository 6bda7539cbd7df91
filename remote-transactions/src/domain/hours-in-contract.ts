import { hourOfAcceptance } from '@keydate/domain/computed-deadlines/acceptance-hour';
import { readTitle } from '@keydate/domain/computed-deadlines/row-titles';
import { namesAcceptanceDeadline } from '@keydate/domain/deadline-end';
import { namesTimeOfDay, timeInCell, type TimeOfDay } from '@keydate/domain/time-of-day';
import { answerOf, type DateDraft } from './date-draft';
import type { HourField } from './editable-sections';

/** The time in the contract's Time of Day row (row 1 of the form); null if there is none, or it is not clear. */
export function timeOfDayIn(drafts: readonly DateDraft[]): TimeOfDay | null {
  const row = drafts.find((draft) => hourGivenBy(draft) === 'time_of_day');
  return row ? timeInCell(answerOf(row)) : null;
}

/** The time in the contract's Acceptance Deadline Time row; null if there is none, or it is not clear. */
export function acceptanceTimeIn(drafts: readonly DateDraft[]): TimeOfDay | null {
  const rows = drafts.filter(({ origin }) => origin === 'scan');
  return hourOfAcceptance(rows.map((draft) => ({ title: draft.title, words: answerOf(draft) }))).time;
}

/** The hour that a row gives, if it is the row of one and names a time. Such a row is not a deadline. */
export function hourGivenBy(draft: DateDraft): HourField | null {
  if (draft.origin !== 'scan' || timeInCell(answerOf(draft)) === null) return null;
  if (namesTimeOfDay(draft.title)) return 'time_of_day';
  return readTitle(draft.title).kind === 'acceptance-hour' ? 'acceptance_time' : null;
}

/** True if a list has the deadline that ends at the Acceptance Deadline Time, or that time is already chosen. */
export function hasAcceptanceDeadline(rows: readonly { title: string }[], time: TimeOfDay | null): boolean {
  return time !== null || rows.some(({ title }) => namesAcceptanceDeadline(title));
}
