import type { Theme } from '@keydate/contracts/theme';

/** Strings of the switch between light and dark. */
export const copy = {
  title: 'Appearance',
  lede: 'For this browser only.',
  themes: { system: 'Same as this device', light: 'Light', dark: 'Dark' } satisfies Record<Theme, string>,
} as const;
