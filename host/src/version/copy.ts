/** Strings about a newer version of Keydate. */
export const copy = {
  title: 'A newer version of Keydate is here',
  when: 'It opens the next time you go to another page. A form you are filling in is left alone.',
  reload: 'Use it now',
} as const;
