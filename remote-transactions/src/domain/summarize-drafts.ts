import { awaitsDay, wantsLook, type DateDraft } from './date-draft';

/** How a review stands: how many rows there are, have a day, want a person's look, wait for a day, and will be sent. */
export interface DraftsSummary {
  rows: number;
  /** Rows that a person added. */
  added: number;
  withDay: number;
  toLookAt: number;
  awaiting: number;
  ticked: number;
}

export function summarizeDrafts(drafts: readonly DateDraft[]): DraftsSummary {
  return {
    rows: drafts.length,
    added: drafts.filter(({ origin }) => origin === 'added').length,
    withDay: drafts.filter(({ day }) => day !== null).length,
    toLookAt: drafts.filter(wantsLook).length,
    awaiting: drafts.filter(awaitsDay).length,
    ticked: drafts.filter(({ isTicked }) => isTicked).length,
  };
}
