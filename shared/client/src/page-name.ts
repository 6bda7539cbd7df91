import { useEffect, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let shown = '';

function show(name: string): void {
  shown = name;
  listeners.forEach((listener) => listener());
}

/**
 * Names what the page shows, for a page that shows one of many, such as a transaction's client. While the page is shown, the
 * tab's title begins with this name, so that people can distinguish tabs and entries of the history.
 */
export function useNameOfPage(name: string): void {
  useEffect(() => {
    show(name);
    return () => show('');
  }, [name]);
}

/** The name that the page has set, for the host, which writes the title. Empty if the page has set none. */
export function useShownName(): string {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
  );
}
