import { deleteInBatches } from '../../db/delete-in-batches';
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { CODE_TRIES } from '@keydate/contracts/limits';
import type { Queries, Tx } from '../../db/database';
import { oneTimeCodes } from './one-time-codes.table';

export type CodeRow = typeof oneTimeCodes.$inferSelect;
export type CodePurpose = CodeRow['purpose'];

/** Lets one request at a time ask for codes for an address, until the transaction ends. */
export async function lockAddress(tx: Tx, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${email}, 0))`);
}

/** The owner of the codes: an address for a purpose or, if `subjectId` is given, one subject or nobody. */
export interface CodeOwner extends Pick<CodeRow, 'email' | 'purpose'> {
  subjectId?: string | null | undefined;
}

function ownedBy({ email, purpose, subjectId }: CodeOwner) {
  const all = and(eq(oneTimeCodes.email, email), eq(oneTimeCodes.purpose, purpose));
  if (subjectId === undefined) return all;
  // one form for both, so that the statements of a right and of a wrong password are the same
  return and(all, sql`${oneTimeCodes.subjectId} is not distinct from ${subjectId}`);
}

/** When codes were made after `since`, newest first. */
export async function codeTimes(db: Queries, owner: CodeOwner, since: Date): Promise<Date[]> {
  const rows = await db
    .select({ createdAt: oneTimeCodes.createdAt })
    .from(oneTimeCodes)
    .where(and(ownedBy(owner), gt(oneTimeCodes.createdAt, since)))
    .orderBy(desc(oneTimeCodes.createdAt));
  return rows.map(({ createdAt }) => createdAt);
}

export async function insertCode(db: Queries, row: CodeRow): Promise<void> {
  await db.insert(oneTimeCodes).values(row);
}

/** The newest code, used or not: older ones are no longer valid. */
export async function newestCode(db: Queries, owner: CodeOwner): Promise<CodeRow | undefined> {
  const [newest] = await db
    .select()
    .from(oneTimeCodes)
    .where(ownedBy(owner))
    .orderBy(desc(oneTimeCodes.createdAt))
    .limit(1);
  return newest;
}

/** Counts a try, in one statement, so that simultaneous guesses count each; false if none was left. */
export async function countTry(db: Queries, id: string): Promise<boolean> {
  const counted = await db
    .update(oneTimeCodes)
    .set({ tries: sql`${oneTimeCodes.tries} + 1` })
    .where(and(eq(oneTimeCodes.id, id), lt(oneTimeCodes.tries, CODE_TRIES)))
    .returning({ id: oneTimeCodes.id });
  return counted.length === 1;
}

/** Uses a code up; false if somebody else just did. */
export async function useCode(db: Queries, id: string, now: Date): Promise<boolean> {
  const used = await db
    .update(oneTimeCodes)
    .set({ usedAt: now })
    .where(and(eq(oneTimeCodes.id, id), isNull(oneTimeCodes.usedAt)))
    .returning({ id: oneTimeCodes.id });
  return used.length === 1;
}

export async function deleteCodesBefore(db: Queries, time: Date): Promise<void> {
  await deleteInBatches(db, oneTimeCodes, lt(oneTimeCodes.createdAt, time));
}
