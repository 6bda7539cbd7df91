import { and, eq, gt, lt, notBetween, sql } from 'drizzle-orm';
import { deleteInBatches } from '../../db/delete-in-batches';
import type { Queries } from '../../db/database';
import { attempts } from './attempts.table';

export interface Attempt {
  key: string;
  now: Date;
  windowMs: number;
}

/**
 * Counts an attempt and returns how many there were in its window, in one statement, so that simultaneous ones count
 * each.
 */
export async function countTries(db: Queries, { key, now, windowMs }: Attempt): Promise<number> {
  const around = (ms: number) => new Date(now.getTime() + ms);
  // a try that began far in the future was begun by a clock that was set back since
  const isOver = notBetween(attempts.windowBegan, around(1 - windowMs), around(windowMs));
  const [counted] = await db
    .insert(attempts)
    .values({ key, tries: 1, windowBegan: now })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        tries: sql`case when ${isOver} then 1 else ${attempts.tries} + 1 end`,
        windowBegan: sql`case when ${isOver} then excluded.window_began else ${attempts.windowBegan} end`,
      },
    })
    .returning({ tries: attempts.tries });
  return counted?.tries ?? 1;
}

export async function takeTryBack(db: Queries, key: string): Promise<void> {
  await db
    .update(attempts)
    .set({ tries: sql`${attempts.tries} - 1` })
    .where(and(eq(attempts.key, key), gt(attempts.tries, 0)));
}

export async function deleteAttemptsBefore(db: Queries, time: Date): Promise<void> {
  await deleteInBatches(db, attempts, lt(attempts.windowBegan, time));
}
