export const copy = {
  list: 'Conversations',
  search: 'Search conversations',
  newConversation: 'New conversation',
  picture: 'Picture',
  you: 'You:',
  loading: 'Loading your conversations',
  failed: 'Your conversations could not be loaded.',
  empty: 'No conversations yet',
  emptyWords: 'People you write to, and people who write to you, appear here.',
  nothingFound: 'No conversation matches your search.',
  byEmail: 'by email',
  unread: (count: string) => `${count} unread`,
} as const;
