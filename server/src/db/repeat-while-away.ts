import { setTimeout } from 'node:timers/promises';
import { isDeadlock, isDuplicate } from './collisions';
import { outageOf } from './outage';

const PAUSE_MS = 250;
/** Two servers that store one message at once: the second time, each sees what the other has stored. */
const COLLISIONS_MAX = 5;

/**
 * Repeats work that may be done twice without harm: while the database is away, as in a restart, and when it collided
 * with other work: another server stored the same at the same moment, or each waited for the other.
 * @param patienceMs after this long it throws what the database said
 */
export async function repeatWhileAway<T>(patienceMs: number, work: () => Promise<T>): Promise<T> {
  const end = performance.now() + patienceMs;
  for (let collisions = 0; ;) {
    try {
      return await work();
    } catch (error) {
      if (isDuplicate(error) || isDeadlock(error)) collisions += 1;
      else if (!outageOf(error) || performance.now() > end) throw error;
      if (collisions > COLLISIONS_MAX) throw error;
      await setTimeout(collisions > 0 ? 0 : PAUSE_MS);
    }
  }
}

/**
 * Repeats work that may be done twice without harm until it is done, whatever it fails with.
 * @param note hears of each failure that does not mean that the database is away
 */
export async function repeatUntilDone<T>(work: () => Promise<T>, note: (error: unknown) => void): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!outageOf(error)) note(error);
      await setTimeout(PAUSE_MS);
    }
  }
}
