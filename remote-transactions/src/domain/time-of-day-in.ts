import { namesTimeOfDay, timeInCell, type TimeOfDay } from '@keydate/domain/time-of-day';
import type { DateDraft } from './date-draft';

/** The time that a contract's own row gives (row 1 of the form); null where it gives none, or none that is sure. */
export function timeOfDayIn(drafts: readonly DateDraft[]): TimeOfDay | null {
  const row = drafts.find(givesTimeOfDay);
  return row ? timeInCell(row.words) : null;
}

/** Whether a row is the one that gives the time, and names one: it is no deadline, and nothing of it is lost. */
export function givesTimeOfDay({ origin, title, words }: DateDraft): boolean {
  return origin === 'scan' && namesTimeOfDay(title) && timeInCell(words) !== null;
}
