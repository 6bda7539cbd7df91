import type { GuardedStorage } from '@keydate/client';
import { z } from 'zod';

/** Entries by whose, and what of theirs, they are. */
const byKey = z.record(z.string(), z.unknown());

/** What people have entered and not saved yet, of one shape, each under a key of its own. */
export interface KeptEntries<T> {
  /** Null when there is none, or when it is not of this shape any more. */
  load: (key: string) => T | null;
  save: (key: string, entry: T) => void;
  clear: (key: string) => void;
}

/** Keeps entries together under one name of a storage. No key meets another one's entry or writes over it. */
export function keptEntries<T>(storage: GuardedStorage, name: string, shape: z.ZodType<T>): KeptEntries<T> {
  const readAll = () => byKey.safeParse(parseJson(storage.read(name) ?? '')).data ?? {};
  const put = (key: string, ...entry: T[]) => {
    const others = Object.entries(readAll()).filter(([other]) => other !== key);
    const all = [...others, ...entry.map((one) => [key, one])];
    if (all.length === 0) storage.remove(name);
    else storage.write(name, JSON.stringify(Object.fromEntries(all)));
  };
  return {
    load: (key) => shape.safeParse(readAll()[key]).data ?? null,
    save: (key, entry) => put(key, entry),
    clear: (key) => put(key),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
