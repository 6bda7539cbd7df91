export const copy = {
  title: 'Terms of service',
  ledeToAccept: 'Nine short sections. Please read them; you go on by accepting.',
  lede: 'What you may expect of Keydate, and Keydate of you.',
  accept: 'Accept and continue',
  privacy: 'How Keydate handles data is told in the',
  privacyLink: 'privacy policy',
} as const;
