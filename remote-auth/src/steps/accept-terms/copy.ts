export const copy = {
  title: 'Terms of service',
  lede: 'Nine short sections. Please read them, then accept to continue.',
  accept: 'Accept and continue',
  privacy: 'Read how we handle data in the',
  privacyLink: 'privacy policy',
} as const;
