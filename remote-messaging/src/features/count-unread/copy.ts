export const copy = {
  unread: (count: number) => (count === 1 ? '1 unread conversation' : `${count} unread conversations`),
} as const;
