/** The cookie in which a browser stores a chosen theme: the server sends the page with it, so that nothing flashes. */
export const THEME_COOKIE = 'keydate_theme';

const CHOSEN = ['light', 'dark'] as const;
export type ChosenTheme = (typeof CHOSEN)[number];

/** A theme, or `system`: the one that the device is set to. */
export type Theme = ChosenTheme | 'system';

/** The theme that a text names; `system` for any other. */
export function readTheme(text: string | undefined): Theme {
  return CHOSEN.find((theme) => theme === text) ?? 'system';
}
