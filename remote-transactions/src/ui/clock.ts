import { useSyncExternalStore } from 'react';

const TICK_MS = 30_000;

/** The time, kept current: what is said relative to today stays right past midnight. */
export function useNow(): Date {
  return new Date(useSyncExternalStore(subscribe, minute));
}

function subscribe(onTick: () => void): () => void {
  const timer = setInterval(onTick, TICK_MS);
  return () => clearInterval(timer);
}

/** The present minute, so that two readings of one render agree. */
function minute(): number {
  return Math.floor(Date.now() / 60_000) * 60_000;
}
