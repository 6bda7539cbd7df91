import type { DateDraft } from './date-draft';
import { groupOf, type RowGroup } from './row-groups';

/** The counts of a review: all rows, rows with a day, the rows of each group, and ticked rows. */
export interface DraftsSummary {
  rows: number;
  /** Rows that a person added. */
  added: number;
  withDay: number;
  inGroup: Record<RowGroup, number>;
  ticked: number;
}

export function summarizeDrafts(drafts: readonly DateDraft[]): DraftsSummary {
  const groups = drafts.map(groupOf);
  const countOf = (group: RowGroup) => groups.filter((one) => one === group).length;
  return {
    rows: drafts.length,
    added: drafts.filter(({ origin }) => origin === 'added').length,
    withDay: drafts.filter(({ day }) => day !== null).length,
    inGroup: {
      'to-check': countOf('to-check'),
      unchanged: countOf('unchanged'),
      dependent: countOf('dependent'),
      'other-answer': countOf('other-answer'),
      'without-day': countOf('without-day'),
    },
    ticked: drafts.filter(({ isTicked }) => isTicked).length,
  };
}
