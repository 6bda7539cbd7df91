/**
 * The prefix of all transactions' cache keys. The transactions remote extends it. Other remotes invalidate it when
 * their actions change which transactions the person has.
 */
export const transactionsKey = ['transactions'] as const;
