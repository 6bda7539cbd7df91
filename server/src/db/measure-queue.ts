import { and, count, lte, min, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queue } from '../ports/metrics';
import type { Queries } from './database';

/**
 * Measures how many rows are due and wait, and since when.
 * @param dueAt the column with the moment from which a row is due
 * @param waits what is true of a row that nobody has done
 */
export async function measureQueue(
  db: Queries,
  { table, dueAt, waits }: { table: PgTable; dueAt: PgColumn; waits: SQL | undefined },
  now: Date,
): Promise<Queue> {
  const [found] = await db
    .select({ waiting: count(), since: min(dueAt) })
    .from(table)
    .where(and(lte(dueAt, now), waits));
  const since = found?.since instanceof Date ? found.since : now;
  return { waiting: found?.waiting ?? 0, oldestS: (now.getTime() - since.getTime()) / 1000 };
}
