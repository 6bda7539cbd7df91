import { wantsLook, type DateDraft } from './date-draft';

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
