/** Strings of a part whose code did not load. */
export const copy = {
  title: (what: string) => `${what} could not be loaded`,
  text: 'Check your connection and try again. If that does not help, reload the page: a new version of Keydate may be available.',
  retry: 'Try again',
  close: 'Close',
} as const;
