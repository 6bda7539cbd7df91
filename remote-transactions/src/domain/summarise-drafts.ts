import { dayInCell, needsLook } from '@keydate/domain/day-in-cell';
import type { DateDraft } from './date-draft';

/** How a review stands: how many rows there are, have a day, want a person's look, and will be sent. */
export interface DraftsSummary {
  rows: number;
  withDay: number;
  toLookAt: number;
  ticked: number;
}

export function summariseDrafts(drafts: readonly DateDraft[]): DraftsSummary {
  return {
    rows: drafts.length,
    withDay: drafts.filter(({ day }) => day !== null).length,
    toLookAt: drafts.filter(wantsLook).length,
    ticked: drafts.filter(({ isTicked }) => isTicked).length,
  };
}

/** Whether a row should be looked at: its cell is a riddle or contradicts itself, and nobody has decided it yet. */
export function wantsLook(draft: DateDraft): boolean {
  if (draft.origin !== 'scan' || draft.isEdited) return false;
  return draft.title === '' || needsLook(dayInCell(draft.words));
}
