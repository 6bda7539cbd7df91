import { attempt } from './attempt';

/** What a browser keeps under a name, as text. */
export interface GuardedStorage {
  /** What is kept under this name; null when nothing is. */
  read(name: string): string | null;
  write(name: string, text: string): void;
  remove(name: string): void;
}

/** Kept in this tab alone: it outlives a reload, not the tab. */
export const tabStorage = guardedStorage(() => window.sessionStorage);

/** Kept for every tab, and for the next visit. */
export const browserStorage = guardedStorage(() => window.localStorage);

/**
 * A storage that never throws. Where the browser refuses it (blocked, full), what is written is kept for this page
 * alone, and read back from there: whoever cannot keep things still finishes what they are at.
 * @param open gives the browser's storage; that in itself may throw
 */
function guardedStorage(open: () => Storage): GuardedStorage {
  /** What the browser would not take. */
  const refused = new Map<string, string>();
  return {
    read: (name) => refused.get(name) ?? attempt(() => open().getItem(name)) ?? null,
    write(name, text) {
      refused.set(name, text);
      attempt(() => {
        open().setItem(name, text);
        refused.delete(name);
      });
    },
    remove(name) {
      refused.delete(name);
      attempt(() => open().removeItem(name));
    },
  };
}
