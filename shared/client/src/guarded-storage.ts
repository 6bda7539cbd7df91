import { attempt } from './attempt';

/** Texts that a browser stores under names. */
export interface GuardedStorage {
  /** The text stored under this name; null when there is none. */
  read(name: string): string | null;
  write(name: string, text: string): void;
  remove(name: string): void;
}

/** Stored for this tab only: it survives a reload, but not the closing of the tab. */
export const tabStorage = guardedStorage(() => window.sessionStorage);

/** Stored for every tab and for the next visit. */
export const browserStorage = guardedStorage(() => window.localStorage);

/**
 * A storage that never throws. Where the browser refuses to store (blocked, full), the text is held in this page's
 * memory and read from there, so that the person can still finish.
 * @param open returns the browser's storage; may throw
 */
function guardedStorage(open: () => Storage): GuardedStorage {
  /** The texts that the browser refused to store, by name. */
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
