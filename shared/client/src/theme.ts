import { readTheme, THEME_COOKIE, type Theme } from '@keydate/contracts/theme';
import { useSyncExternalStore } from 'react';

const YEAR_S = 365 * 24 * 60 * 60;
const listeners = new Set<() => void>();

/** The theme of this page. The server has written it into the page; `data-theme` is what styles read. */
function currentTheme(): Theme {
  return readTheme(document.documentElement.dataset.theme);
}

/** Shows the page in a theme, now and at the next visits of this browser. */
export function setTheme(theme: Theme): void {
  const { documentElement } = document;
  if (theme === 'system') delete documentElement.dataset.theme;
  else documentElement.dataset.theme = theme;
  const lifetime = theme === 'system' ? 0 : YEAR_S;
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${THEME_COOKIE}=${theme}; Path=/; Max-Age=${lifetime}; SameSite=Lax${secure}`;
  listeners.forEach((listener) => listener());
}

/** The theme of this page; renders again when it changes. */
export function useTheme(): Theme {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, currentTheme);
}
