/**
 * What the cache keys of all transactions begin with: the transactions remote extends it, and others invalidate it when
 * what they did changes which transactions the person has.
 */
export const transactionsKey = ['transactions'] as const;
