import { isHeld, MINUTE, type Quiet } from './oracle';
import type { Step } from './simulate';

/** The longest time between the setting of the clocks and the end of a step. */
export const STEP_MS = 2 * MINUTE;

/** True if a mail that is due at the beginning of a step is handed over in it. */
export function isMailable({ isMailServerUp, isAnyKilled }: Step): boolean {
  return isMailServerUp && !isAnyKilled;
}

/** Says whether quiet hours delay an email when a step begins, and when it ends. */
export function isHeldIn(now: number, endsAt: number, quiet: Quiet | null): boolean[] {
  return [now, now + STEP_MS].map((instant) => isHeld(instant, endsAt, quiet));
}

/** The step that contains an instant; -1 before the first one. */
export function stepAt(steps: readonly Step[], clock: 'now' | 'begunAt', moment: number): number {
  let [low, high] = [0, steps.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((steps[middle]?.[clock] ?? Infinity) <= moment) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

export function push<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

export function iso(moment: number): string {
  return Number.isFinite(moment) ? new Date(moment).toISOString() : 'the beginning';
}
