import { tabStorage } from '@keydate/client';
import { useSyncExternalStore } from 'react';
import type { z } from 'zod';

interface Flow<S, E> {
  /** The name under which the tab keeps it. */
  key: string;
  /** What is kept must still be of this shape; a flow of an older release starts afresh. */
  schema: z.ZodType<S>;
  start: S;
  reduce: (state: S, event: E) => S;
}

/**
 * A flow that a reload of the tab, or a look into the mail app that evicts it, does not lose. Kept in this tab alone
 * and gone with it, for a flow may hold the token of its code. Gives a hook: the state, and how to tell it an event.
 */
export function createFlow<S, E>({ key, schema, start, reduce }: Flow<S, E>) {
  const listeners = new Set<() => void>();
  let state = schema.safeParse(readKept(key)).data ?? start;

  const tell = (event: E) => {
    state = reduce(state, event);
    if (state === start) tabStorage.remove(key);
    else tabStorage.write(key, JSON.stringify(state));
    listeners.forEach((listener) => listener());
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return function useFlow(): [S, (event: E) => void] {
    return [useSyncExternalStore(subscribe, () => state), tell];
  };
}

function readKept(key: string): unknown {
  try {
    return JSON.parse(tabStorage.read(key) ?? 'null');
  } catch {
    return null;
  }
}
