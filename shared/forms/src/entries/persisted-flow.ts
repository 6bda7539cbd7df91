import { useSyncExternalStore } from 'react';
import type { PersistedEntries } from './persisted-entries';

interface Flow<S, E> {
  entries: PersistedEntries<S>;
  key: string;
  /** The first state. While the flow is in it, nothing is stored. */
  start: S;
  reduce: (state: S, event: E) => S;
}

/**
 * A flow of several pages that survives a reload, such as sign-up. Returns a hook, which gives the present state and a
 * function that applies an event and returns the next state.
 */
export function persistedFlow<S, E>({ entries, key, start, reduce }: Flow<S, E>) {
  const present = () => entries.load(key) ?? start;
  const dispatch = (event: E): S => {
    const next = reduce(present(), event);
    if (next === start) entries.clear(key);
    else entries.save(key, next);
    return next;
  };
  return function useFlow(): [S, (event: E) => S] {
    return [useSyncExternalStore(entries.subscribe, present), dispatch];
  };
}
