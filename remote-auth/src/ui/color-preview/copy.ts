export const copy = {
  label: 'How your colors will look',
  light: 'By day:',
  dark: 'By night:',
  active: 'Dashboard',
  button: 'Add Transaction',
  quiet: 'See details',
  readable: (ratio: string) => `words on your primary color read at ${ratio}:1.`,
  adjusted: 'It was shifted a little, so that it stands out from the ground.',
} as const;
