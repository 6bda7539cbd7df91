import type { Clock, SettableClock } from '../ports/clock';

export const systemClock: Clock = { now: () => new Date() };

/** A clock that runs like the system's, from the time to which it was set. */
export function settableClock(): SettableClock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    set: (now) => {
      ahead = now.getTime() - Date.now();
    },
  };
}
