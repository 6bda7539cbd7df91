import type { GuardedStorage } from '@keydate/client';
import type { z } from 'zod';

interface EntriesOptions<T> {
  /** `tabStorage` or `browserStorage` of @keydate/client; only a *.store.ts file may import them. */
  storage: GuardedStorage;
  /** The name under which the storage has all entries. */
  name: string;
  /** Checks an entry when it is read. An entry of another shape, such as one of an older release, counts as missing. */
  schema: z.ZodType<T>;
}

/** Input that users have entered and not sent yet: entries of one shape, each under its own key. */
export interface PersistedEntries<T> {
  /** The entry of this key; null if there is none, or if it has another shape. The same object until it changes. */
  load: (key: string) => T | null;
  save: (key: string, entry: T) => void;
  clear: (key: string) => void;
  /** Calls the listener after each `save` and `clear` in this page. Returns the function that ends it, as useSyncExternalStore needs. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Stores entries in the browser, so that they survive a reload. All entries are one JSON object under one name; a key
 * never reads or overwrites the entry of another key. Nothing remains in the storage once the last entry is cleared.
 */
export function persistedEntries<T>({ storage, name, schema }: EntriesOptions<T>): PersistedEntries<T> {
  const listeners = new Set<() => void>();
  /** The storage's text when it was last read or written, and its entries, first unchecked, then checked. */
  let text: string | null = null;
  let stored = new Map<string, unknown>();
  let checked = new Map<string, T | null>();

  const refresh = () => {
    const present = storage.read(name);
    if (present === text) return;
    text = present;
    stored = parseEntries(present);
    checked = new Map();
  };
  const write = () => {
    text = stored.size === 0 ? null : JSON.stringify(Object.fromEntries(stored));
    if (text === null) storage.remove(name);
    else storage.write(name, text);
    listeners.forEach((listener) => listener());
  };
  return {
    load(key) {
      refresh();
      if (!checked.has(key)) checked.set(key, schema.safeParse(stored.get(key)).data ?? null);
      return checked.get(key) ?? null;
    },
    save(key, entry) {
      refresh();
      stored.set(key, entry);
      checked.set(key, entry);
      write();
    },
    clear(key) {
      refresh();
      if (!stored.delete(key)) return;
      checked.delete(key);
      write();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function parseEntries(text: string | null): Map<string, unknown> {
  const value = parseJson(text ?? 'null');
  return new Map(typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : []);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
