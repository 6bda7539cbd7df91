/** Strings of whom a lender writes to (docs/rules.md, Messages). */
export const copy = {
  failed: 'The people could not be loaded.',
  retry: 'Try again',
  closed: 'The transaction is closed. What you wrote to each other stays in your messages.',
  messages: 'Open messages',
  message: 'Message',
  messageTo: (name: string) => `Message ${name}`,
} as const;
