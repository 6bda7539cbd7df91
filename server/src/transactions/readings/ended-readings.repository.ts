import { HOUR_MS } from '@keydate/domain/durations';
import { and, eq, isNull, lt, not, or, sql, type SQL } from 'drizzle-orm';
import type { Queries, Tx } from '../../db/database';
import { isOf, isOpen, isOpenOf, isWanted, type Owner } from './contract-readings.repository';
import { contractReadings } from './contract-readings.table';
import { UNCLAIMED } from './reading-claims.repository';

/** Discards the open readings that a condition names, and returns their ids. */
async function discardWhere(db: Queries, condition: SQL | undefined, now: Date): Promise<string[]> {
  // a reading that failed before takes its person's place from then on (SCAN_PLACE_HELD_MS)
  const endedAt = sql`coalesce(${contractReadings.endedAt}, ${now.toISOString()})`;
  const discarded = await db
    .update(contractReadings)
    .set({ ...UNCLAIMED, state: 'discarded', reading: null, fileName: '', endedAt })
    .where(and(condition, isOpen))
    .returning({ id: contractReadings.id });
  return discarded.map(({ id }) => id);
}

/** Discards a person's open reading; false if there is none. */
export async function discardReading(db: Queries, owner: Owner, id: string, now: Date): Promise<boolean> {
  return (await discardWhere(db, and(eq(contractReadings.id, id), isOf(owner)), now)).length === 1;
}

/** Discards an open scan; false if somebody waits for it. */
export async function discardUnawaited(db: Queries, id: string, now: Date): Promise<boolean> {
  const { id: readingId, waiters } = contractReadings;
  return (await discardWhere(db, and(eq(readingId, id), eq(waiters, 0)), now)).length === 1;
}

/** Discards the open readings of somebody who leaves a company, and returns their ids. */
export async function discardReadingsOf(tx: Tx, owner: Owner, now: Date): Promise<string[]> {
  return discardWhere(tx, isOf(owner), now);
}

/** Discards the open readings begun before a moment, those whose file never arrived, those whose person or company is gone, and scans that nobody waits for. */
export async function discardExpired(db: Queries, begunBefore: Date, now: Date): Promise<void> {
  const { state, createdAt, personId, companyId } = contractReadings;
  const neverArrived = and(eq(state, 'storing'), lt(createdAt, new Date(now.getTime() - HOUR_MS)));
  const isAbandoned = not(sql`${isWanted}`);
  const isExpired = or(lt(createdAt, begunBefore), neverArrived, isNull(personId), isNull(companyId), isAbandoned);
  await discardWhere(db, isExpired, now);
}

/** Submits a person's open reading with a transaction; false if there is none. Its result stays until its pictures are drawn. */
export async function setSubmitted(
  tx: Tx,
  owner: Owner,
  { id, isKept, ...submitted }: { id: string; transactionId: string; isKept: boolean; endedAt: Date },
): Promise<boolean> {
  const stays = sql`${isKept} and ${contractReadings.state} <> 'failed'`;
  const changed = await tx
    .update(contractReadings)
    .set({
      ...UNCLAIMED,
      ...submitted,
      isKept: stays,
      fileName: sql`case when ${stays} then ${contractReadings.fileName} else '' end`,
      state: 'submitted',
    })
    .where(isOpenOf(owner, id))
    .returning({ id: contractReadings.id });
  return changed.length === 1;
}
