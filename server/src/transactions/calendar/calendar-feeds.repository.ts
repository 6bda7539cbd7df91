import type { TransactionScope } from '@keydate/domain/transaction-permissions';
import { and, asc, eq, getTableColumns, gte, isNull, or, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Queries } from '../../db/database';
import { contractDates } from '../contract-dates.table';
import { transactionLenders } from '../lenders/transaction-lenders.table';
import { isInScope, isShareOf, type Reader } from '../policies/transaction.sql';
import { transactions } from '../transactions.table';
import { calendarEvents, calendarFeeds, type RemovedEvent } from './calendar.table';

export type FeedRow = typeof calendarFeeds.$inferSelect;
type Owner = Pick<FeedRow, 'personId' | 'transactionId'>;

/** Stores a feed in place of the former one of the same person and transaction. */
export async function storeFeed(db: Queries, feed: FeedRow): Promise<void> {
  const { tokenHash, companyId, alarms, createdAt } = feed;
  await db
    .insert(calendarFeeds)
    .values(feed)
    .onConflictDoUpdate({
      target: [calendarFeeds.personId, calendarFeeds.transactionId],
      set: { tokenHash, companyId, alarms, createdAt },
    });
}

export async function findFeed(db: Queries, tokenHash: string): Promise<FeedRow | undefined> {
  const [found] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.tokenHash, tokenHash));
  return found;
}

/**
 * The feeds that a member has made, that of all transactions first, each with the street of its transaction; null where they no
 * longer see it.
 */
export async function findFeedsOf(db: Queries, reader: Reader, scope: TransactionScope) {
  const { id, companyId } = reader;
  const isShared = sql`exists (select from ${transactionLenders}
    where ${and(eq(transactionLenders.transactionId, transactions.id), isShareOf(reader))})`;
  return db
    .select({ ...getTableColumns(calendarFeeds), street: transactions.street })
    .from(calendarFeeds)
    .leftJoin(transactions, and(eq(transactions.id, calendarFeeds.transactionId), or(isInScope(scope), isShared)))
    .where(and(eq(calendarFeeds.personId, id), eq(calendarFeeds.companyId, companyId)))
    .orderBy(sql`${calendarFeeds.transactionId} is not null`, asc(calendarFeeds.createdAt));
}

export async function deleteFeed(db: Queries, { personId, transactionId }: Owner): Promise<void> {
  const ofTransaction =
    transactionId === null ? isNull(calendarFeeds.transactionId) : eq(calendarFeeds.transactionId, transactionId);
  await db.delete(calendarFeeds).where(and(eq(calendarFeeds.personId, personId), ofTransaction));
}

export async function deleteFeedsOf(db: Queries, personId: string): Promise<void> {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.personId, personId));
}

/** A deadline of a transaction, as JSON. */
export type DateInFeed = [id: string, day: string, title: string, settledAt: string | null];
/** A change of its event. */
export type EventInFeed = [
  dateId: string,
  sequence: number,
  changedAt: string,
  canceledAt: string | null,
  removed: RemovedEvent | null,
];

/** The dates of a transaction that somebody reads as its lender. */
interface FeedShare {
  sharedDateIds: string[];
  hiddenDateIds: string[];
}

const ofTransaction = eq(contractDates.transactionId, transactions.id);
const dates = sql<DateInFeed[] | null>`(
  select json_agg(json_build_array(${contractDates.id}, ${contractDates.day}, ${contractDates.title}, ${contractDates.doneAt})
    order by ${contractDates.position})
  from ${contractDates} where ${ofTransaction})`;
const eventOfTransaction = eq(calendarEvents.transactionId, transactions.id);
const events = sql<EventInFeed[] | null>`(
  select json_agg(json_build_array(${calendarEvents.dateId}, ${calendarEvents.sequence}, ${calendarEvents.changedAt}, ${calendarEvents.canceledAt},
    ${calendarEvents.removed})
    order by ${calendarEvents.dateId})
  from ${calendarEvents} where ${eventOfTransaction})`;

/**
 * The transactions that somebody sees, as their calendar shows them, or one of them: the active ones, and those with a change
 * since a moment.
 */
export async function findTransactionsInFeed(
  db: Queries,
  reader: Reader,
  scope: TransactionScope,
  { transactionId, since }: { transactionId: string | null; since: Date },
) {
  const { searchText: _search, counting: _counting, ...terms } = getTableColumns(transactions);
  const shown = { ...terms, dates: dates.as('dates'), events: events.as('events') };
  const isShown = (seen: SQL | undefined) =>
    and(
      seen,
      transactionId === null ? undefined : eq(transactions.id, transactionId),
      or(
        eq(transactions.status, 'Active'),
        sql`exists (select from ${calendarEvents} where ${and(eventOfTransaction, gte(calendarEvents.changedAt, since))})`,
      ),
    );
  const own = db
    .select({ ...shown, share: sql<FeedShare | null>`null::json`.as('share') })
    .from(transactions)
    .where(isShown(isInScope(scope)));
  const { sharedDateIds, hiddenDateIds } = transactionLenders;
  const share = sql<FeedShare | null>`json_build_object('sharedDateIds', ${sharedDateIds}, 'hiddenDateIds', ${hiddenDateIds})`;
  const shared = db
    .select({ ...shown, share: share.as('share') })
    .from(transactionLenders)
    .innerJoin(transactions, eq(transactions.id, transactionLenders.transactionId))
    .where(isShown(isShareOf(reader)));
  return unionAll(own, shared).orderBy(sql`id`);
}
export type TransactionInFeed = Awaited<ReturnType<typeof findTransactionsInFeed>>[number];
