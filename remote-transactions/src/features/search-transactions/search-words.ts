import { SEARCH_RESULTS } from '@keydate/contracts/limits';

export const LABEL = 'Search transactions';

/** How many were found, for screen readers; no more than a search gives are counted. */
export function foundWords(count: number): string {
  if (count === 0) return 'No results found';
  if (count >= SEARCH_RESULTS) return `${count} or more transactions found`;
  return count === 1 ? '1 transaction found' : `${count} transactions found`;
}
