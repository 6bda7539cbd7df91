import { SEARCH_RESULTS } from '@keydate/contracts/limits';

const NO_RESULTS = 'No results found';

/** Strings of the search in the top bar (spec § 2.5). */
export const copy = {
  label: 'Search transactions',
  searching: 'Searching',
  noResults: NO_RESULTS,
  failed: 'The search failed. Please try again.',
  closed: (side: string) => `${side} · Closed`,
  asLender: (company: string) => `You are the lender · ${company}`,
  /** For screen readers. A search returns at most SEARCH_RESULTS, so more are not counted. */
  found: (count: number) => {
    if (count === 0) return NO_RESULTS;
    if (count >= SEARCH_RESULTS) return `${count} or more transactions found`;
    return count === 1 ? '1 transaction found' : `${count} transactions found`;
  },
} as const;
