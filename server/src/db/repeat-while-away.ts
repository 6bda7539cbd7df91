import { setTimeout } from 'node:timers/promises';
import { isDeadlock, isDuplicate, isLocked } from './collisions';
import { outageOf } from './outage';

const PAUSE_MS = 250;
/**
 * The first and the longest pause while a row is locked; a random part of it, so that two that collide do not meet
 * again.
 */
const [LOCKED_PAUSE_MS, LONGEST_LOCKED_PAUSE_MS] = [10, 160];
const LONGEST_PAUSE_MS = 10_000;
/** Two servers that store one message at once: at the second try, each sees the message that the other has stored. */
const COLLISIONS_MAX = 5;

/**
 * Repeats work that may be done twice without harm: while the database is away, as in a restart; while another
 * transaction holds a lock that it does not wait for; and if it collided with other work, because another server
 * stored the same at the same moment, or each waited for the other.
 * @param patienceMs after this long it throws the database's error
 */
export async function repeatWhileAway<T>(patienceMs: number, work: () => Promise<T>): Promise<T> {
  const end = performance.now() + patienceMs;
  let lockedMs = LOCKED_PAUSE_MS;
  for (let collisions = 0; ;) {
    try {
      return await work();
    } catch (error) {
      if (isDuplicate(error) || isDeadlock(error)) {
        collisions += 1;
        if (collisions > COLLISIONS_MAX) throw error;
      } else if (performance.now() > end) {
        throw error;
      } else if (isLocked(error)) {
        await setTimeout(Math.random() * lockedMs);
        lockedMs = Math.min(2 * lockedMs, LONGEST_LOCKED_PAUSE_MS);
      } else if (outageOf(error)) {
        await setTimeout(PAUSE_MS);
      } else {
        throw error;
      }
    }
  }
}

/**
 * Repeats work until it succeeds, whether or not the database is away, with longer and longer pauses. The work must be
 * safe to repeat.
 * @param note receives a failure that does not mean that the database is away, once until another one follows
 */
export async function repeatUntilDone<T>(
  work: () => Promise<T>,
  note: (error: unknown) => void,
  pause: (ms: number) => Promise<unknown> = setTimeout,
): Promise<T> {
  let noted = '';
  for (let ms = PAUSE_MS; ; ms = Math.min(2 * ms, LONGEST_PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      // a query error's own message names the query; its cause has the reason
      const sentence = String(error instanceof Error ? (error.cause ?? error) : error);
      if (!outageOf(error) && sentence !== noted) {
        noted = sentence;
        note(error);
      }
      await pause(ms);
    }
  }
}
