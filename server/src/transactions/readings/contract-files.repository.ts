import { and, eq, inArray, isNull, lt, lte, not, or, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { deleteInBatches } from '../../db/delete-in-batches';
import { isScan, OVER } from './contract-readings.repository';
import { contractReadings } from './contract-readings.table';
import { hasPicturesDue } from './deadline-pictures.repository';

/** Gives up the contracts that were saved with a transaction that is gone. */
export async function releaseContracts(db: Queries): Promise<void> {
  const { isKept, transactionId } = contractReadings;
  await db
    .update(contractReadings)
    .set({ isKept: false })
    .where(and(eq(isKept, true), isNull(transactionId)));
}

/** Gives up the contract that is stored with a transaction, and returns its reading's id. */
export async function releaseContractOf(db: Queries, transaction: string): Promise<string[]> {
  const { id, isKept, transactionId } = contractReadings;
  const released = await db
    .update(contractReadings)
    .set({ isKept: false })
    .where(and(eq(isKept, true), eq(transactionId, transaction)))
    .returning({ id });
  return released.map((row) => row.id);
}

/** Nothing needs the file anymore, and no later change does. */
const needsNoFile = and(inArray(contractReadings.state, ['failed', ...OVER]), eq(contractReadings.isKept, false));

/** The readings that need no file anymore, but whose file may still be there. */
export async function findFilesToRemove(db: Queries): Promise<string[]> {
  const isLeft = and(needsNoFile, eq(contractReadings.hasFile, true), not(hasPicturesDue(db)));
  const found = await db.select({ id: contractReadings.id }).from(contractReadings).where(isLeft);
  return found.map(({ id }) => id);
}

export async function setWithoutFile(db: Queries, id: string): Promise<void> {
  await db.update(contractReadings).set({ hasFile: false, reading: null }).where(eq(contractReadings.id, id));
}

/** Which of these readings have pictures for their review. */
export async function findReadyForReview(db: Queries, ids: readonly string[]): Promise<string[]> {
  const { id, state } = contractReadings;
  const found = await db
    .select({ id })
    .from(contractReadings)
    .where(and(inArray(id, [...ids]), eq(state, 'read')));
  return found.map((row) => row.id);
}

/** Which of these readings have a file. */
export async function findWithFile(db: Queries, ids: readonly string[]): Promise<string[]> {
  const { id, hasFile } = contractReadings;
  const found = await db
    .select({ id })
    .from(contractReadings)
    .where(and(inArray(id, [...ids]), eq(hasFile, true)));
  return found.map((row) => row.id);
}

/**
 * Deletes the rows of readings that are over and whose file is removed: those begun before a moment, those that belong
 * to nobody, and scans that ended before another moment.
 */
export async function deleteEndedReadings(
  db: Queries,
  { begunBefore, scansEndedBefore }: { begunBefore: Date; scansEndedBefore: Date },
): Promise<void> {
  const { state, hasFile, createdAt, personId, companyId, transactionId, endedAt } = contractReadings;
  const isWithoutFile = and(inArray(state, OVER), eq(hasFile, false));
  const isNobodys = or(isNull(personId), isNull(companyId), and(eq(state, 'submitted'), isNull(transactionId)));
  const isOldScan = and(isScan, lte(endedAt, scansEndedBefore));
  const isOver = or(lt(createdAt, begunBefore), isNobodys, isOldScan);
  await deleteInBatches(db, contractReadings, sql`${isWithoutFile} and (${isOver})`);
}
