import { eq, or } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { measureQueue } from '../../db/measure-queue';
import type { Queue } from '../../ports/metrics';
import { contractReadings } from './contract-readings.table';

/** The contracts that wait to be read, and those being read. */
export function measureReadings(db: Queries, now: Date): Promise<Queue> {
  const { state, createdAt } = contractReadings;
  const waits = or(eq(state, 'waiting'), eq(state, 'reading'));
  return measureQueue(db, { table: contractReadings, dueAt: createdAt, waits }, now);
}
