import { dependsOnEvent, needsReview, type DateDraft } from './date-draft';

/** The counts of a review: all rows, rows with a day, rows to review, rows that depend on an event, and ticked rows. */
export interface DraftsSummary {
  rows: number;
  /** Rows that a person added. */
  added: number;
  withDay: number;
  toReview: number;
  dependent: number;
  ticked: number;
}

export function summarizeDrafts(drafts: readonly DateDraft[]): DraftsSummary {
  return {
    rows: drafts.length,
    added: drafts.filter(({ origin }) => origin === 'added').length,
    withDay: drafts.filter(({ day }) => day !== null).length,
    toReview: drafts.filter(needsReview).length,
    dependent: drafts.filter(dependsOnEvent).length,
    ticked: drafts.filter(({ isTicked }) => isTicked).length,
  };
}
