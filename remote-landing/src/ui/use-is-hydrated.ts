import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False in the HTML that the build renders and while the browser takes it over; true once the page's scripts run. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
