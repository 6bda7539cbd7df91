export const copy = {
  label: 'How your colors will look',
  light: 'By day:',
  dark: 'By night:',
  active: 'Dashboard',
  button: 'Add Transaction',
  quiet: 'See details',
  readable: (ratio: string) => `text on your primary color has a contrast of ${ratio}:1.`,
  adjusted: 'We adjusted it slightly, so that it stands out from the background.',
} as const;
