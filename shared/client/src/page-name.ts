import { useEffect, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let shown = '';

function show(name: string): void {
  shown = name;
  listeners.forEach((listener) => listener());
}

/**
 * Says which one of many the page shows, such as a transaction's client. While the page is shown the tab's title begins with it,
 * so that tabs and entries of the history can be told apart.
 */
export function useNameOfPage(name: string): void {
  useEffect(() => {
    show(name);
    return () => show('');
  }, [name]);
}

/** What the page has said that it shows: for the host, which writes the title. Empty where it is the only page of its kind. */
export function useShownName(): string {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
  );
}
