export const copy = {
  title: 'Setting',
  lede: 'What Keydate knows about you and your company.',
  readOnly: 'You can read these details here. Keydate cannot change them yet.',
} as const;
