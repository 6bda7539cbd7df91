import { useMemo, useSyncExternalStore } from 'react';

const TICK_MS = 30_000;

/** The time, kept current: what is said relative to today stays right past midnight. The same Date within a minute. */
export function useNow(): Date {
  const present = useSyncExternalStore(subscribe, minute);
  return useMemo(() => new Date(present), [present]);
}

function subscribe(onTick: () => void): () => void {
  const timer = setInterval(onTick, TICK_MS);
  return () => clearInterval(timer);
}

/** The present minute, so that two readings of one render agree. */
function minute(): number {
  return Math.floor(Date.now() / 60_000) * 60_000;
}
