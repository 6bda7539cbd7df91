/** Strings of spec § 2.12. */
export const copy = {
  title: 'Setting',
  lede: 'Your company, your profile, and the people you work with.',
  tabs: 'Setting',
} as const;
