export const copy = {
  notice: 'The terms of service have changed.',
  wayOn: 'Until you accept the new ones, those that you accepted hold.',
  read: 'Read and accept',
  title: 'Terms of service',
  accept: 'Accept',
  later: 'Not now',
  accepted: 'The terms are accepted.',
} as const;
