export const LABEL = 'Search transactions';

/** How many were found, for screen readers. */
export function foundWords(count: number): string {
  if (count === 0) return 'No results found';
  return count === 1 ? '1 transaction found' : `${count} transactions found`;
}
