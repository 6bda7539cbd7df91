export const copy = {
  notice: 'The terms of service have changed.',
  wayOn: 'Until you accept the new terms, the earlier ones apply.',
  read: 'Read and accept',
  title: 'Terms of service',
  accept: 'Accept',
  later: 'Not now',
  accepted: 'You have accepted the terms.',
} as const;
