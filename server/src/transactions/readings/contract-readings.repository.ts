import type { ErrorCode } from '@keydate/contracts/errors';
import type { ContractReading } from '@keydate/reader/contract-reading';
import {
  and,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { PgInsertValue } from 'drizzle-orm/pg-core';
import type { Member } from '../../accounts';
import type { Queries, Tx } from '../../db/database';
import { contractReadings, type ReadingState } from './contract-readings.table';

/** Without what was read, which can be long. */
const { reading: whatWasRead, ...columns } = getTableColumns(contractReadings);
export { columns as readingColumns };
export type ReadingRow = Omit<typeof contractReadings.$inferSelect, 'reading'>;
export type Owner = Pick<Member, 'id' | 'companyId'>;

export const OVER: ReadingState[] = ['submitted', 'discarded'];
/** True if it can still be submitted or discarded. */
export const isOpen = notInArray(contractReadings.state, OVER);

/** Of a contract that waits for its person's review. */
export const isStored = isNull(contractReadings.scanId);
export const isScan = isNotNull(contractReadings.scanId);
/** False of a scan for which nobody waits anymore, as after the death of their server. */
export const isWanted = or(isStored, gt(contractReadings.awaitedUntil, sql`now()`));

export const isOf = ({ id, companyId }: Owner) =>
  and(eq(contractReadings.personId, id), eq(contractReadings.companyId, companyId));
export const isOpenOf = (owner: Owner, id: string) => and(eq(contractReadings.id, id), isOf(owner), isOpen, isStored);

export async function insertReading(tx: Tx, row: PgInsertValue<typeof contractReadings>): Promise<void> {
  await tx.insert(contractReadings).values(row);
}

/** A person's open readings, newest first, without those whose file is still arriving. */
export async function findReadingsOf(db: Queries, owner: Owner): Promise<ReadingRow[]> {
  const isListed = and(isOf(owner), isOpen, isStored, sql`${contractReadings.state} <> 'storing'`);
  return db.select(columns).from(contractReadings).where(isListed).orderBy(desc(contractReadings.createdAt));
}

export async function findOpenReading(db: Queries, owner: Owner, id: string): Promise<ReadingRow | undefined> {
  const [found] = await db.select(columns).from(contractReadings).where(isOpenOf(owner, id));
  return found;
}

export async function findReading(db: Queries, id: string): Promise<ReadingRow | undefined> {
  const [found] = await db.select(columns).from(contractReadings).where(eq(contractReadings.id, id));
  return found;
}

/** The open reading of the same bytes. */
export async function findSameFile(db: Queries, owner: Owner, digest: string): Promise<ReadingRow | undefined> {
  const isSame = and(isOf(owner), eq(contractReadings.digest, digest), isOpen);
  const [found] = await db.select(columns).from(contractReadings).where(isSame);
  return found;
}

/** The result of an open reading; null if it is not read yet. */
export async function findResult(db: Queries, owner: Owner, id: string): Promise<ContractReading | null> {
  const [found] = await db.select({ reading: whatWasRead }).from(contractReadings).where(isOpenOf(owner, id));
  return found?.reading ?? null;
}

/** A reading in any state, with its result. */
export async function findReadingWithResult(
  db: Queries,
  id: string,
): Promise<typeof contractReadings.$inferSelect | undefined> {
  const [found] = await db.select().from(contractReadings).where(eq(contractReadings.id, id));
  return found;
}

export async function forgetResult(db: Queries, id: string): Promise<void> {
  await db.update(contractReadings).set({ reading: null }).where(eq(contractReadings.id, id));
}

/** How many readings and scans count toward the limits of a person and their company. */
export interface ReadingCounts {
  /** Of the person, being read or waiting for it. */
  unfinished: number;
  /** Of the person, those that wait to be read or reviewed. */
  open: number;
  /** Of the person, those that took too much memory or time, since `heldSince`. */
  held: number;
  /** Of the company, being read or waiting for it. */
  ofCompany: number;
}

/** A file that takes longer to be stored does not arrive anymore: its server was killed. */
const STORING_MS = 60_000;

/** False if its file will not arrive anymore. */
export function isArriving({ state, createdAt }: ReadingRow, now: Date): boolean {
  return state === 'storing' && createdAt.getTime() > now.getTime() - STORING_MS;
}

export async function countReadings(
  db: Queries,
  { id, companyId }: Owner,
  { now, heldSince, tookTooMuch }: { now: Date; heldSince: Date; tookTooMuch: readonly ErrorCode[] },
): Promise<ReadingCounts> {
  const { state, failure, endedAt, createdAt, personId } = contractReadings;
  const arrives = gt(createdAt, new Date(now.getTime() - STORING_MS));
  const isUnfinished = and(or(inArray(state, ['waiting', 'reading']), and(eq(state, 'storing'), arrives)), isWanted);
  const isTheirs = eq(personId, id);
  const isHeld = and(gt(endedAt, heldSince), inArray(failure, [...tookTooMuch]));
  const countOf = (condition: SQL | undefined) => sql<number>`count(*) filter (where ${condition})::int`;
  const [counts] = await db
    .select({
      unfinished: countOf(and(isTheirs, isUnfinished)),
      open: countOf(and(isTheirs, isStored, or(isUnfinished, inArray(state, ['read', 'failed'])))),
      held: countOf(and(isTheirs, isHeld)),
      ofCompany: countOf(isUnfinished),
    })
    .from(contractReadings)
    .where(or(isTheirs, and(eq(contractReadings.companyId, companyId), isOpen)));
  return counts ?? { unfinished: 0, open: 0, held: 0, ofCompany: 0 };
}

/** The contract that is saved with a transaction. */
export async function findKeptContract(db: Queries, transactionId: string): Promise<ReadingRow | undefined> {
  const isKept = and(eq(contractReadings.transactionId, transactionId), eq(contractReadings.isKept, true));
  const [found] = await db.select(columns).from(contractReadings).where(isKept);
  return found;
}
