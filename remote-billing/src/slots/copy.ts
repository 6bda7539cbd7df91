/** The text of the dialog that other remotes open. */
export const copy = {
  title: 'Subscribe',
  loading: 'Loading plans',
} as const;
