/** The text of the session's messages. */
export const copy = {
  ended: { title: 'Your session has ended.', message: 'Please sign in to continue where you left off.' },
} as const;
