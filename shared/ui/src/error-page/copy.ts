/** Default text of the error page. */
export const copy = {
  title: (what: string) => `${what} can’t be shown right now`,
  text: 'Nothing you saved is lost, and the rest of Keydate works. Try again in a moment.',
  retry: 'Try again',
} as const;
