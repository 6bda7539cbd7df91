import { randomUUID } from 'node:crypto';
import { and, asc, count, eq, gt, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { deleteInBatches } from '../db/delete-in-batches';
import type { Queries } from '../db/database';
import { isOneOf } from '../db/is-one-of';
import { measureQueue } from '../db/measure-queue';
import type { Queue } from '../ports/metrics';
import { waitingMails } from './waiting-mails.table';

export type WaitingMail = typeof waitingMails.$inferSelect;

/** Mails that only this server may hand over, until it returns them or its lease ends. */
export interface Lease {
  id: string;
  mails: WaitingMail[];
}

/**
 * This many mails are handed over at once. Two such leases are on their way at the same time, and many mail servers
 * accept 50 connections from one client.
 */
const AT_ONCE = 24;
/** In seconds; renewed long before. Only a server that died, or that pauses this long, loses its lease. */
const LEASE_S = 120;

const leaseEnd = sql`now() + make_interval(secs => ${LEASE_S})`;
/** True if no server is handing the mail over. */
export const isFree = or(isNull(waitingMails.leasedUntil), lte(waitingMails.leasedUntil, sql`now()`));

/** Inserts a mail that this server hands over right after; no other server takes it before the lease ends. */
export async function insertLeasedMail(
  db: Queries,
  mail: Omit<WaitingMail, 'tries' | 'failure' | 'lease' | 'leasedUntil' | 'givenUpAt'>,
): Promise<Lease> {
  const id = randomUUID();
  const mails = await db
    .insert(waitingMails)
    .values({ ...mail, tries: 0, lease: id, leasedUntil: leaseEnd })
    .returning();
  return { id, mails };
}

/** A mail without content: its owner writes it at hand-over. */
export interface UnwrittenMail {
  id: string;
  name: string;
  to: string;
  domain: string;
  nextTryAt: Date;
}

/** Inserts a mail for any server to hand over from a moment on. */
export async function insertUnwrittenMail(db: Queries, { domain, ...mail }: UnwrittenMail): Promise<void> {
  await db.insert(waitingMails).values({ ...mail, messageIdHeader: `<${mail.id}@${domain}>`, tries: 0 });
}

/**
 * Takes due mails, the longest due first; each mail goes to only one of several servers. Of those without content it takes the
 * ones with these names.
 */
export async function leaseDueMails(
  db: Queries,
  { now, leaseId, unwritten }: { now: Date; leaseId: string; unwritten: readonly string[] },
): Promise<Lease> {
  const isKnown = or(isNotNull(waitingMails.subject), isOneOf(waitingMails.name, unwritten));
  const due = db
    .select({ id: waitingMails.id })
    .from(waitingMails)
    .where(and(lte(waitingMails.nextTryAt, now), isNull(waitingMails.givenUpAt), isFree, isKnown))
    .orderBy(asc(waitingMails.nextTryAt))
    .limit(AT_ONCE)
    .for('update', { skipLocked: true });
  const found = db.$with('due').as(due);
  const mails = await db
    .with(found)
    .update(waitingMails)
    .set({ lease: leaseId, leasedUntil: leaseEnd })
    .from(found)
    .where(eq(waitingMails.id, found.id))
    .returning();
  return { id: leaseId, mails };
}

export async function renewLeases(db: Queries, leaseIds: readonly string[]): Promise<void> {
  await db
    .update(waitingMails)
    .set({ leasedUntil: leaseEnd })
    .where(inArray(waitingMails.lease, [...leaseIds]));
}

/**
 * Returns a lease's mails to the queue, unless another server has them by now; to be tried at once, or not before a
 * moment.
 */
export async function endLease(db: Queries, lease: Lease, nextTryAt?: Date): Promise<void> {
  if (lease.mails.length === 0) return;
  await db
    .update(waitingMails)
    .set({ lease: null, leasedUntil: null, ...(nextTryAt && { nextTryAt }) })
    .where(isOfLease(lease));
}

function isOfLease({ id, mails }: Lease) {
  const ids = mails.map((mail) => mail.id);
  return and(eq(waitingMails.lease, id), inArray(waitingMails.id, ids));
}

/** Ends every lease: if a server has its database to itself, all leases belong to a process that died. */
export async function endAllLeases(db: Queries): Promise<void> {
  await db.update(waitingMails).set({ lease: null, leasedUntil: null });
}

/** Removes mails that were handed over, or never will be. */
export async function deleteWaitingMails(db: Queries, ids: readonly string[]): Promise<void> {
  await db.delete(waitingMails).where(isOneOf(waitingMails.id, ids));
}

/** Removes the unsent mails to lenders about transactions, because they no longer read them. */
export async function deleteMailsOfShares(db: Queries, shareIds: readonly string[]): Promise<void> {
  await db.delete(waitingMails).where(inArray(waitingMails.shareId, [...shareIds]));
}

/** Sets when the unsent mails to lenders about transactions are tried next; given up ones stay so. */
export async function rescheduleMailsOfShares(
  db: Queries,
  shareIds: readonly string[],
  nextTryAt: Date,
): Promise<void> {
  if (shareIds.length === 0) return;
  await db
    .update(waitingMails)
    .set({ nextTryAt })
    .where(and(inArray(waitingMails.shareId, [...shareIds]), isNull(waitingMails.givenUpAt)));
}

/** Removes mails of a lease, unless another server has them by now. */
export async function deleteLeasedMails(db: Queries, lease: Lease): Promise<void> {
  if (lease.mails.length === 0) return;
  await db.delete(waitingMails).where(isOfLease(lease));
}

/** Returns a mail to the queue, to be tried again later. */
export async function rescheduleMail(
  db: Queries,
  id: string,
  { tries, nextTryAt, failure }: Pick<WaitingMail, 'tries' | 'nextTryAt' | 'failure'>,
): Promise<void> {
  await db
    .update(waitingMails)
    .set({ tries, nextTryAt, failure, lease: null, leasedUntil: null })
    .where(eq(waitingMails.id, id));
}

/** Stops trying a mail; it is stored, for the owner of its company to send it again. */
export async function giveUpMail(
  db: Queries,
  id: string,
  { tries, givenUpAt, failure }: { tries: number; givenUpAt: Date; failure: string },
): Promise<void> {
  await db
    .update(waitingMails)
    .set({ tries, givenUpAt, failure, lease: null, leasedUntil: null })
    .where(eq(waitingMails.id, id));
}

/** Removes mails that were given up before an instant. */
export async function deleteMailsGivenUpBefore(db: Queries, moment: Date): Promise<void> {
  await deleteInBatches(db, waitingMails, lt(waitingMails.givenUpAt, moment));
}

/** How many mails were tried in vain and will be tried again, whenever that is. */
export async function countFailingMails(db: Queries): Promise<number> {
  const [found] = await db
    .select({ mails: count() })
    .from(waitingMails)
    .where(and(gt(waitingMails.tries, 0), isNull(waitingMails.givenUpAt)));
  return found?.mails ?? 0;
}

/** The mails that are due and not given up. A try in vain makes a mail due later: see `countFailingMails`. */
export function measureMails(db: Queries, now: Date): Promise<Queue> {
  return measureQueue(
    db,
    { table: waitingMails, dueAt: waitingMails.nextTryAt, waits: isNull(waitingMails.givenUpAt) },
    now,
  );
}
