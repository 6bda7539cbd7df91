/** Strings about a newer version of Keydate. */
export const copy = {
  title: 'A new version of Keydate is available',
  when: 'It loads the next time you go to another page. It will not interrupt a form you are filling in.',
  reload: 'Use it now',
} as const;
