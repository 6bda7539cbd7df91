import type { ErrorCode } from '@keydate/contracts/errors';
import { READING_TRIES } from '@keydate/contracts/limits';
import type { ScanProgress } from '@keydate/contracts/scans';
import type { ContractReading } from '@keydate/reader/contract-reading';
import { HOUR_MS } from '@keydate/domain/durations';
import {
  and,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  lt,
  lte,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Member } from '../../accounts';
import type { Queries, Tx } from '../../db/database';
import { contractReadings, type ReadingState } from './contract-readings.table';

/** Without what was read, which can be long. */
const { reading: whatWasRead, ...columns } = getTableColumns(contractReadings);
export type ReadingRow = Omit<typeof contractReadings.$inferSelect, 'reading'>;
type Owner = Pick<Member, 'id' | 'companyId'>;

/** In seconds, renewed each second: only a server that died, or that pauses this long, loses its claim. */
const LEASE_S = 10;
const leaseEnd = sql`now() + make_interval(secs => ${LEASE_S})`;
export const OVER: ReadingState[] = ['submitted', 'discarded'];
/** True if it can still be submitted or discarded. */
const isOpen = notInArray(contractReadings.state, OVER);

const isOf = ({ id, companyId }: Owner) =>
  and(eq(contractReadings.personId, id), eq(contractReadings.companyId, companyId));
const isOpenOf = (owner: Owner, id: string) => and(eq(contractReadings.id, id), isOf(owner), isOpen);
const isClaimedBy = (lease: string, id: string) =>
  and(eq(contractReadings.id, id), eq(contractReadings.lease, lease), eq(contractReadings.state, 'reading'));

export async function insertReading(tx: Tx, row: typeof contractReadings.$inferInsert): Promise<void> {
  await tx.insert(contractReadings).values(row);
}

/** A person's open readings, newest first, without those whose file is still arriving. */
export async function findReadingsOf(db: Queries, owner: Owner): Promise<ReadingRow[]> {
  const isListed = and(isOf(owner), isOpen, sql`${contractReadings.state} <> 'storing'`);
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

/** How many readings count toward the limits of a person and their company. */
export interface ReadingCounts {
  /** Of the person, being read or waiting for it. */
  unfinished: number;
  /** Of the person, open. */
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
  const isUnfinished = or(inArray(state, ['waiting', 'reading']), and(eq(state, 'storing'), arrives));
  const isTheirs = eq(personId, id);
  const isHeld = and(gt(endedAt, heldSince), inArray(failure, [...tookTooMuch]));
  const countOf = (condition: SQL | undefined) => sql<number>`count(*) filter (where ${condition})::int`;
  const [counts] = await db
    .select({
      unfinished: countOf(and(isTheirs, isUnfinished)),
      open: countOf(and(isTheirs, or(isUnfinished, inArray(state, ['read', 'failed'])))),
      held: countOf(and(isTheirs, isHeld)),
      ofCompany: countOf(isUnfinished),
    })
    .from(contractReadings)
    .where(or(isTheirs, and(eq(contractReadings.companyId, companyId), isOpen)));
  return counts ?? { unfinished: 0, open: 0, held: 0, ofCompany: 0 };
}

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

/** Claims the oldest reading of the company with the fewest that are being read; each goes to only one of several servers. */
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
    .where(and(isFree, lt(contractReadings.tries, READING_TRIES)))
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
    .returning(columns);
  return claimed;
}

/** Notes how far a reading is, and renews the claim. False if the claim is lost: another server has it, or it is over. */
export async function renewClaim(
  db: Queries,
  { id, lease, progress }: { id: string; lease: string; progress: ScanProgress | null },
): Promise<boolean> {
  const renewed = await db
    .update(contractReadings)
    .set({ leasedUntil: leaseEnd, progress })
    .where(isClaimedBy(lease, id))
    .returning({ id: contractReadings.id });
  return renewed.length === 1;
}

const UNCLAIMED = { lease: null, leasedUntil: null, progress: null };

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

/** Fails the readings that were tried often enough and that no server reads anymore. */
export async function failTriedReadings(db: Queries, now: Date): Promise<void> {
  await db
    .update(contractReadings)
    .set({ ...UNCLAIMED, state: 'failed', failure: 'SCAN_FAILED', endedAt: now })
    .where(and(isFree, sql`${contractReadings.tries} >= ${READING_TRIES}`));
}

/** Discards the open readings that a condition names, and returns their ids. */
async function discardWhere(db: Queries, condition: SQL | undefined, now: Date): Promise<string[]> {
  // a reading that failed before takes its person's place from then on (SCAN_PLACE_HELD_MS)
  const endedAt = sql`coalesce(${contractReadings.endedAt}, ${now.toISOString()})`;
  const discarded = await db
    .update(contractReadings)
    .set({ ...UNCLAIMED, state: 'discarded', reading: null, endedAt })
    .where(and(condition, isOpen))
    .returning({ id: contractReadings.id });
  return discarded.map(({ id }) => id);
}

/** Discards a person's open reading; false if there is none. */
export async function discardReading(db: Queries, owner: Owner, id: string, now: Date): Promise<boolean> {
  return (await discardWhere(db, and(eq(contractReadings.id, id), isOf(owner)), now)).length === 1;
}

/** Discards the open readings of somebody who leaves a company, and returns their ids. */
export async function discardReadingsOf(tx: Tx, owner: Owner, now: Date): Promise<string[]> {
  return discardWhere(tx, isOf(owner), now);
}

/** Discards the open readings begun before a moment, those whose file never arrived, and those whose person or company is gone. */
export async function discardExpired(db: Queries, begunBefore: Date, now: Date): Promise<void> {
  const { state, createdAt, personId, companyId } = contractReadings;
  const neverArrived = and(eq(state, 'storing'), lt(createdAt, new Date(now.getTime() - HOUR_MS)));
  const isExpired = or(lt(createdAt, begunBefore), neverArrived, isNull(personId), isNull(companyId));
  await discardWhere(db, isExpired, now);
}

/** Submits a person's open reading with a transaction; false if there is none. Its result stays until its pictures are drawn. */
export async function setSubmitted(
  tx: Tx,
  owner: Owner,
  { id, isKept, ...submitted }: { id: string; transactionId: string; isKept: boolean; endedAt: Date },
): Promise<boolean> {
  const changed = await tx
    .update(contractReadings)
    .set({
      ...UNCLAIMED,
      ...submitted,
      isKept: sql`${isKept} and ${contractReadings.state} <> 'failed'`,
      state: 'submitted',
    })
    .where(isOpenOf(owner, id))
    .returning({ id: contractReadings.id });
  return changed.length === 1;
}

/** The contract that is saved with a transaction. */
export async function findKeptContract(db: Queries, transactionId: string): Promise<ReadingRow | undefined> {
  const isKept = and(eq(contractReadings.transactionId, transactionId), eq(contractReadings.isKept, true));
  const [found] = await db.select(columns).from(contractReadings).where(isKept);
  return found;
}
