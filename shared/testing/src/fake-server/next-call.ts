import type { Fault } from './world';

/** How the next call fares: as usual, refused with 500, answered late, or not before a tester lets it go. */
export const NEXT_CALLS = ['answered', 'failed', 'delayed', 'held'] as const;
export type NextCall = (typeof NEXT_CALLS)[number];

export const DELAY_MS = 5000;

/** The fault of the next call; `onMet` receives the function that releases a held call. */
export function faultOfNextCall(nextCall: Exclude<NextCall, 'answered'>, onMet: (release: () => void) => void): Fault {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const next = { call: 'next', onMet: () => onMet(release) } as const;
  if (nextCall === 'failed') return { ...next, kind: 'refused', code: 'INTERNAL' };
  if (nextCall === 'delayed') return { ...next, kind: 'slow', ms: DELAY_MS };
  return { ...next, kind: 'held', until: released };
}
