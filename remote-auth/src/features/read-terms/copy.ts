export const copy = {
  title: 'Terms of service',
  lede: 'What you may expect of Keydate, and Keydate of you.',
} as const;
