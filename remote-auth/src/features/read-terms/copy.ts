export const copy = {
  title: 'Terms of service',
  lede: 'What you can expect from Keydate, and what Keydate expects from you.',
} as const;
