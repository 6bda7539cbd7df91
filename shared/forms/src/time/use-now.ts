import { useMemo, useSyncExternalStore } from 'react';

const TICK_MS = 30_000;

/** The current time, the same Date within a minute. It updates, so that "today" is right after midnight too. */
export function useNow(): Date {
  const minutes = useSyncExternalStore(subscribe, startOfMinute);
  return useMemo(() => new Date(minutes), [minutes]);
}

function subscribe(onTick: () => void): () => void {
  const timer = setInterval(onTick, TICK_MS);
  return () => clearInterval(timer);
}

/** The time rounded down to the minute, so that all reads within a render agree. */
function startOfMinute(): number {
  return Math.floor(Date.now() / 60_000) * 60_000;
}
