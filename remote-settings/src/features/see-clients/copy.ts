/** Strings of the list of clients in Manage Account (spec § 2.12). */
export const copy = {
  title: 'Clients',
  seeAll: 'See all',
  seeAllClients: 'See all clients',
  back: 'Back to Manage Account',
  search: 'Search clients by name or email',
  found: (count: number, hasMore: boolean) => `${count}${hasMore ? ' or more' : ''} found`,
  notFound: 'No results found',
  empty: 'No clients yet',
  emptyHint: 'A client appears here once someone at your company enters a transaction for them.',
  failed: 'The list could not be loaded.',
  moreFailed: 'More clients could not be loaded.',
  more: 'Show more',
  transactions: (count: number) => (count === 1 ? '1 transaction' : `${count} transactions`),
} as const;
