import type { TransactionFilters } from '../../domain/transaction-filters';

/** Strings of the dashboard's list; those of spec § 2.6 to the letter. */
export const copy = {
  side: 'Side',
  status: 'Status',
  view: 'View',
  upcoming: 'Upcoming Deadline:',
  overdue: (count: number) => `${count} overdue`,
  next: 'Next deadline',
  columns: {
    client: 'Client',
    address: 'Address',
    side: 'Side',
    next: 'Next deadline',
    day: 'Date',
    overdue: 'Overdue',
  },
  lender: 'Lender',
  noDates: 'No dates yet',
  see: 'See Transaction',
  mailsOff: 'Emails off',
  turnOn: 'Turn on',
  turnMailsOn: (client: string) => `Emails about ${client} are off. Turn them on`,
  mailsOn: 'You get emails about this transaction again',
  mailsNotOn: 'Your choice could not be saved',
  asLender: (company: string) => `You are the lender · ${company}`,
  /** "No Active Buyers"; the category All is shown as "Transactions". */
  nothing: ({ side, status }: TransactionFilters) => `No ${status} ${side === 'All' ? 'Transactions' : side}`,
  emptyHeading: 'Start a New Transaction',
  // one fixed sentence for every filter, although odd (docs/oddities.md)
  emptySentence: 'You have no active buyer transactions at this time. Click to activate a new transaction.',
  lendersAreInvited: 'Realtors invite you to their transactions by email. The ones you accept appear here.',
  noClientsOfEmployee:
    'Your company has no clients yet. Only the person you work for can add clients. They do so with a client’s first transaction. ' +
    'You can then see that transaction here, and add others for the same client.',
  yourTransactions: 'Your transactions',
  loading: 'Loading transactions',
  loadingMore: 'Loading more transactions',
  shown: (count: number, hasMore: boolean) =>
    `${count === 1 ? '1 transaction' : `${count} transactions`} shown${hasMore ? ', more available' : ''}`,
} as const;
