import { useSyncExternalStore } from 'react';

/** True if a media query of `media` (`@media (…)`) matches now. False in the HTML that the build renders. */
export function useMedia(rule: string): boolean {
  const query = rule.replace('@media ', '');
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}
