import type { ErrorCode } from '@keydate/contracts/errors';
import type { ScanProgress } from '@keydate/contracts/scans';
import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../db/database';
import { isOf, isOpen, isScan, isWanted, type Owner } from '../readings/contract-readings.repository';
import { contractReadings, type ReadingState } from '../readings/contract-readings.table';

/** In seconds, renewed each second by those who wait: as long as a restart of the database may take. */
const AWAITED_S = 30;
const awaitedUntil = sql`now() + make_interval(secs => ${AWAITED_S})`;
const { id: readingId, state, waiters } = contractReadings;

/** The columns of a scan for the first request that waits for it. */
export const AWAITED = { waiters: 1, awaitedUntil, fileName: '' };

/** Joins those who wait for a scan of the same bytes. Returns its id; undefined if there is none that runs. */
export async function joinScan(tx: Tx, owner: Owner, digest: string): Promise<string | undefined> {
  const isSame = and(isOf(owner), eq(contractReadings.digest, digest), isOpen, isScan, isWanted);
  const [joined] = await tx
    .update(contractReadings)
    .set({ waiters: sql`${waiters} + 1`, awaitedUntil })
    .where(isSame)
    .returning({ id: readingId });
  return joined?.id;
}

/** Says that somebody still waits for a scan, and returns its state; undefined if it is gone. */
export async function renewWait(
  db: Queries,
  id: string,
): Promise<{ state: ReadingState; failure: ErrorCode | null } | undefined> {
  const [found] = await db
    .update(contractReadings)
    .set({ awaitedUntil })
    .where(and(eq(readingId, id), isOpen))
    .returning({ state, failure: contractReadings.failure });
  return found;
}

/** One fewer waits for a scan. */
export async function leaveScan(db: Queries, id: string): Promise<void> {
  await db
    .update(contractReadings)
    .set({ waiters: sql`${waiters} - 1` })
    .where(eq(readingId, id));
}

/** How far a person's scan is; null while it waits, undefined if none of that id runs. */
export async function findProgress(
  db: Queries,
  personId: string,
  scanId: string,
): Promise<ScanProgress | null | undefined> {
  const runs = inArray(state, ['storing', 'waiting', 'reading']);
  const [found] = await db
    .select({ progress: contractReadings.progress })
    .from(contractReadings)
    .where(and(eq(contractReadings.personId, personId), eq(contractReadings.scanId, scanId), runs, isWanted))
    .orderBy(desc(contractReadings.createdAt))
    .limit(1);
  return found?.progress ?? (found && null);
}

/** How many scans of all companies wait, and how many contracts are being read. */
export async function countQueue(db: Queries): Promise<{ waiting: number; read: number }> {
  const isRead = and(eq(state, 'reading'), gt(contractReadings.leasedUntil, sql`now()`));
  const [found] = await db
    .select({
      waiting: sql<number>`count(*) filter (where ${and(eq(state, 'waiting'), isScan, isWanted)})::int`,
      read: sql<number>`count(*) filter (where ${isRead})::int`,
    })
    .from(contractReadings)
    .where(inArray(state, ['waiting', 'reading']));
  return found ?? { waiting: 0, read: 0 };
}
