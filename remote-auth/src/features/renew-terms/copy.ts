export const copy = {
  notice: 'Our terms and privacy policy have changed.',
  wayOn: 'Until you accept the new version, the earlier one applies.',
  read: 'Read and accept',
  title: 'Terms of service',
  policy: 'Privacy policy',
  accept: 'Accept',
  later: 'Not now',
  accepted: 'You have accepted the terms.',
} as const;
