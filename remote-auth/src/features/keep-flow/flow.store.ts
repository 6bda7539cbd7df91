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
 * and gone with it, for a flow may hold the token of its code. Gives a hook: the state, and how to tell it an event,
 * which gives the state that follows.
 */
export function createFlow<S, E>({ key, schema, start, reduce }: Flow<S, E>) {
  const listeners = new Set<() => void>();
  let state = start;
  /** What the tab keeps of `state`. */
  let kept: string | null = null;

  const present = (): S => {
    const text = tabStorage.read(key);
    if (text !== kept) {
      kept = text;
      state = schema.safeParse(parsed(text)).data ?? start;
    }
    return state;
  };
  const tell = (event: E): S => {
    state = reduce(present(), event);
    kept = state === start ? null : JSON.stringify(state);
    if (kept === null) tabStorage.remove(key);
    else tabStorage.write(key, kept);
    listeners.forEach((listener) => listener());
    return state;
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return function useFlow(): [S, (event: E) => S] {
    return [useSyncExternalStore(subscribe, present), tell];
  };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
