import type { ErrorCode } from '@keydate/contracts/errors';
import { READING_TRIES } from '@keydate/contracts/limits';
import type { ScanProgress } from '@keydate/contracts/scans';
import type { ContractReading } from '@keydate/reader/contract-reading';
import { and, eq, gt, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queries } from '../../db/database';
import { isWanted, readingColumns, type ReadingRow } from './contract-readings.repository';
import { contractReadings } from './contract-readings.table';

/** In seconds, renewed each second: only a server that died, or that pauses this long, loses its claim. */
const LEASE_S = 10;
const leaseEnd = sql`now() + make_interval(secs => ${LEASE_S})`;
const isClaimedBy = (lease: string, id: string) =>
  and(eq(contractReadings.id, id), eq(contractReadings.lease, lease), eq(contractReadings.state, 'reading'));

/** Queues a reading whose file is stored. False if it was discarded meanwhile. */
export async function queueReading(db: Queries, id: string): Promise<boolean> {
  const isStoring = and(eq(contractReadings.id, id), eq(contractReadings.state, 'storing'));
  const queued = await db
    .update(contractReadings)
    .set({ state: 'waiting' })
    .where(isStoring)
    .returning({ id: contractReadings.id });
  return queued.length === 1;
}

/** True if no living server reads it. */
const isFree = or(
  eq(contractReadings.state, 'waiting'),
  and(eq(contractReadings.state, 'reading'), lte(contractReadings.leasedUntil, sql`now()`)),
);

/** Claims the oldest reading, or scan that somebody waits for, of the company with the fewest that are being read; each goes to only one of several servers. */
export async function claimReading(db: Queries, lease: string): Promise<ReadingRow | undefined> {
  const others = alias(contractReadings, 'others');
  const isRead = and(eq(others.state, 'reading'), gt(others.leasedUntil, sql`now()`));
  const readNow = db
    .select({ count: sql`count(*)` })
    .from(others)
    .where(and(eq(others.companyId, contractReadings.companyId), isRead));
  const free = db
    .select({ id: contractReadings.id })
    .from(contractReadings)
    .where(and(isFree, isWanted, lt(contractReadings.tries, READING_TRIES)))
    .orderBy(sql`(${readNow})`, contractReadings.createdAt)
    .limit(1)
    .for('update', { skipLocked: true });
  const found = db.$with('free').as(free);
  const [claimed] = await db
    .with(found)
    .update(contractReadings)
    .set({ state: 'reading', lease, leasedUntil: leaseEnd, progress: null, tries: sql`${contractReadings.tries} + 1` })
    .from(found)
    .where(eq(contractReadings.id, found.id))
    .returning(readingColumns);
  return claimed;
}

/** Notes how far a reading is, and renews the claim. False if the claim is lost: another server has it, it is over, or nobody waits for it. */
export async function renewClaim(
  db: Queries,
  { id, lease, progress }: { id: string; lease: string; progress: ScanProgress | null },
): Promise<boolean> {
  const renewed = await db
    .update(contractReadings)
    .set({ leasedUntil: leaseEnd, progress })
    .where(and(isClaimedBy(lease, id), isWanted))
    .returning({ id: contractReadings.id });
  return renewed.length === 1;
}

export const UNCLAIMED = { lease: null, leasedUntil: null, progress: null };

/** Stores what was read, unless the claim is lost. */
export async function storeResult(
  db: Queries,
  { id, lease, reading, now }: { id: string; lease: string; reading: ContractReading; now: Date },
): Promise<void> {
  await db
    .update(contractReadings)
    .set({ ...UNCLAIMED, state: 'read', reading: storable(reading), endedAt: now })
    .where(isClaimedBy(lease, id));
}

/** Without the characters that PostgreSQL takes in no JSON: a font may have letters without a name. */
function storable(reading: ContractReading): SQL {
  const plain = (text: string) => text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\ufffd');
  const json = JSON.stringify(reading, (_key, value: unknown) => (typeof value === 'string' ? plain(value) : value));
  return sql`${json}::jsonb`;
}

/** Stores why a reading failed; false if the claim is lost. */
export async function storeFailure(
  db: Queries,
  { id, lease, failure, now }: { id: string; lease: string; failure: ErrorCode; now: Date },
): Promise<boolean> {
  const failed = await db
    .update(contractReadings)
    .set({ ...UNCLAIMED, state: 'failed', failure, endedAt: now })
    .where(isClaimedBy(lease, id))
    .returning({ id: contractReadings.id });
  return failed.length === 1;
}

/** Returns a reading to the queue; `isTry` says whether this server's attempt counts as one. */
export async function giveBack(
  db: Queries,
  { id, lease, isTry }: { id: string; lease: string; isTry: boolean },
): Promise<void> {
  const tries = isTry ? contractReadings.tries : sql`${contractReadings.tries} - 1`;
  await db
    .update(contractReadings)
    .set({ ...UNCLAIMED, state: 'waiting', tries: sql`${tries}` })
    .where(isClaimedBy(lease, id));
}

/** Fails the readings that were tried often enough and that no server reads anymore, and returns their ids. */
export async function failTriedReadings(db: Queries, now: Date): Promise<string[]> {
  const failed = await db
    .update(contractReadings)
    .set({ ...UNCLAIMED, state: 'failed', failure: 'SCAN_FAILED', endedAt: now })
    .where(and(isFree, sql`${contractReadings.tries} >= ${READING_TRIES}`))
    .returning({ id: contractReadings.id });
  return failed.map(({ id }) => id);
}
