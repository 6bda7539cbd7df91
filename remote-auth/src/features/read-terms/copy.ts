export const copy = {
  title: 'Terms of service',
  lede: 'These terms say what you can expect from Keydate, and what Keydate expects from you.',
} as const;
