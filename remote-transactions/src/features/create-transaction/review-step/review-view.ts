import type { ReviewFilter } from '../../../domain/review-filter';

/** How the person looks at the review. It stays while a date is edited. */
export interface ReviewView {
  filter: ReviewFilter;
  /** True if it fills the window, with the contract next to the rows. */
  isLarge: boolean;
}

export const USUAL_VIEW: ReviewView = { filter: 'all', isLarge: false };
