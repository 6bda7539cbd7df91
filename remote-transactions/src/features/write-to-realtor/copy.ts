/** Strings of whom a lender writes to (server/src/chat/README.md, Messages). */
export const copy = {
  failed: 'The people could not be loaded.',
  closed: 'The transaction is closed. Your messages to each other stay under Messages.',
  messages: 'Open messages',
  message: 'Message',
  messageTo: (name: string) => `Message ${name}`,
} as const;
