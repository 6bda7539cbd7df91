export const copy = {
  name: 'partners',
  title: 'Offices that work with Keydate',
} as const;
