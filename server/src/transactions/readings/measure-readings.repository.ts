import { and, inArray } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { measureQueue } from '../../db/measure-queue';
import type { Queue } from '../../ports/metrics';
import { isWanted } from './contract-readings.repository';
import { contractReadings } from './contract-readings.table';

/** The contracts that wait to be read, and those being read. */
export function measureReadings(db: Queries, now: Date): Promise<Queue> {
  const { state, createdAt } = contractReadings;
  const waits = and(inArray(state, ['waiting', 'reading']), isWanted);
  return measureQueue(db, { table: contractReadings, dueAt: createdAt, waits }, now);
}
