import type { TransactionFilters } from '../../domain/transaction-filters';

/** The sentences of spec § 2.6, to the letter. */
export const copy = {
  upcoming: 'Upcoming Deadline:',
  see: 'See Transaction',
  emptyHeading: 'Start a New Transaction',
  // one fixed sentence for every filter, kept though odd (docs/oddities.md)
  emptySentence: 'You have no active buyer transactions at this time. Click to activate a new transaction.',
} as const;

/** "No Active Buyers"; the category All is shown as "Transactions". */
export function nothingOf({ side, status }: TransactionFilters): string {
  return `No ${status} ${side === 'All' ? 'Transactions' : side}`;
}
