import { needsReview, type DateDraft } from './date-draft';

/** The rows that review shows. */
export type ReviewFilter = 'all' | 'to-check' | 'computed' | 'without-day';

export const REVIEW_FILTERS: readonly ReviewFilter[] = ['all', 'to-check', 'computed', 'without-day'];

const SHOWS: Record<ReviewFilter, (draft: DateDraft) => boolean> = {
  all: () => true,
  'to-check': needsReview,
  computed: ({ counted }) => counted !== null,
  'without-day': ({ day }) => day === null,
};

export function filtered(drafts: readonly DateDraft[], filter: ReviewFilter): DateDraft[] {
  return drafts.filter(SHOWS[filter]);
}

/** The next row to check after this one, around the end; undefined if there is none. */
export function nextToCheck(drafts: readonly DateDraft[], id: string | null): DateDraft | undefined {
  const at = drafts.findIndex((draft) => draft.id === id);
  return [...drafts.slice(at + 1), ...drafts.slice(0, at + 1)].find(needsReview);
}
