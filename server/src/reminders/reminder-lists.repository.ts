import type { TransactionScope } from '@keydate/domain/transaction-permissions';
import { and, asc, count, desc, eq, inArray, isNull, lte, or, sql, type Placeholder } from 'drizzle-orm';
import { cachedStatement } from '../db/cached-statement';
import type { Database, Queries } from '../db/database';
import { clients, contractDates, transactions } from '../transactions/tables';
import { isSeenSince, scopeOfParts, type ScopeInSql, type TransactionRow } from '../transactions';
import { people } from '../accounts/tables';
import { waitingMails } from '../mail/tables';
import type { PlannedDate, ReminderRow } from './planning.repository';
import { reminders } from './reminders.table';

export interface ShownReminder {
  reminder: ReminderRow;
  transaction: TransactionRow;
  /** The date that was announced; null if it was removed since. */
  date: PlannedDate | null;
  client: Pick<typeof clients.$inferSelect, 'fullName' | 'email'>;
}

/** The app's reminders of a person, about transactions that they still see. */
function shownTo(personId: string | Placeholder, scope: ScopeInSql) {
  return and(
    eq(reminders.personId, personId),
    eq(reminders.channel, 'app'),
    eq(reminders.state, 'sent'),
    isSeenSince(personId, scope, reminders.sentAt),
  );
}

/** A page of a person's reminders in the app, newest first; `after` is the end of the previous page. */
export async function findNotifications(
  db: Queries,
  personId: string,
  scope: TransactionScope,
  { after, limit }: { after: { sentAt: Date; id: string } | undefined; limit: number },
): Promise<ShownReminder[]> {
  return db
    .select({
      reminder: reminders,
      transaction: transactions,
      date: contractDates,
      client: { fullName: clients.fullName, email: clients.email },
    })
    .from(reminders)
    .innerJoin(transactions, eq(transactions.id, reminders.transactionId))
    .innerJoin(clients, eq(clients.id, transactions.clientId))
    .leftJoin(
      contractDates,
      and(eq(contractDates.transactionId, reminders.transactionId), eq(contractDates.id, reminders.dateId)),
    )
    .where(
      and(
        shownTo(personId, scope),
        after && sql`(${reminders.sentAt}, ${reminders.id}) < (${after.sentAt}::timestamptz, ${after.id})`,
      ),
    )
    .orderBy(desc(reminders.sentAt), desc(reminders.id))
    .limit(limit);
}

/** Runs on every page, and with every list of news. */
const unreadOf = cachedStatement('unread reminders', (db, name, parts: readonly 'ownerId'[]) =>
  db
    .select({ unread: count() })
    .from(reminders)
    .innerJoin(transactions, eq(transactions.id, reminders.transactionId))
    .where(and(shownTo(sql.placeholder('personId'), scopeOfParts(parts)), isNull(reminders.readAt)))
    .prepare(name),
);

export async function countUnread(db: Database, personId: string, scope: TransactionScope): Promise<number> {
  const statement = unreadOf(db, scope.ownerId === null ? [] : ['ownerId']);
  const [counted] = await statement.execute({ personId, ...scope });
  return counted?.unread ?? 0;
}

/** Marks a person's reminders in the app as read: the named ones, or all, up to a moment. */
export async function markRead(
  db: Queries,
  personId: string,
  { ids, until, now }: { ids: readonly string[] | undefined; until: Date | undefined; now: Date },
): Promise<void> {
  const unread = db
    .select({ id: reminders.id })
    .from(reminders)
    .where(
      and(
        eq(reminders.personId, personId),
        eq(reminders.channel, 'app'),
        eq(reminders.state, 'sent'),
        isNull(reminders.readAt),
        ids && inArray(reminders.id, [...ids]),
        until && lte(reminders.sentAt, until),
      ),
    )
    // in the order in which a change of their transaction locks them
    .orderBy(asc(sql`${reminders.key} collate "C"`))
    .for('no key update');
  await db.update(reminders).set({ readAt: now }).where(inArray(reminders.id, unread));
}

interface LogPage {
  /** Only those to this person; null: to everybody. */
  onlyTo: string | null;
  /** The end of the previous page. */
  after: { moment: Date; id: string } | undefined;
  limit: number;
}

/**
 * A page of a transaction's reminders, each with its person and the mail that waits with it, in the order in which
 * they go out. If the last one of the previous page is gone, all of its moment are repeated.
 */
export async function remindersOfTransaction(db: Queries, transactionId: string, { onlyTo, after, limit }: LogPage) {
  const key = sql`${reminders.key} collate "C"`;
  const lastKey =
    after && sql`coalesce((select last.key from ${reminders} last where last.id = ${after.id}), '') collate "C"`;
  return db
    .select({
      reminder: reminders,
      person: { id: people.id, fullName: people.fullName },
      mail: { failure: waitingMails.failure, nextTryAt: waitingMails.nextTryAt },
    })
    .from(reminders)
    .innerJoin(people, eq(people.id, reminders.personId))
    .leftJoin(waitingMails, and(eq(waitingMails.id, reminders.mailId), eq(reminders.state, 'queued')))
    .where(
      and(
        eq(reminders.transactionId, transactionId),
        onlyTo === null ? undefined : eq(reminders.personId, onlyTo),
        after && sql`(${reminders.goesOutAt}, ${key}) > (${after.moment}::timestamptz, ${lastKey})`,
      ),
    )
    .orderBy(asc(reminders.goesOutAt), asc(key))
    .limit(limit);
}

/** The next reminder of a deadline. */
export type NextReminderRow = Pick<ReminderRow, 'dateId' | 'day' | 'title' | 'timeZone' | 'goesOutAt'>;

/**
 * The next reminder of each deadline of a transaction; the app's comes before emails, which quiet hours may delay. It is not
 * one that another person asked for.
 */
export async function nextRemindersOf(
  db: Queries,
  transactionId: string,
  { readerId, onlyTo }: { readerId: string; onlyTo: string | null },
): Promise<NextReminderRow[]> {
  const { dateId, day, title, timeZone, goesOutAt, channel } = reminders;
  const first = sql`coalesce(min(${goesOutAt}) filter (where ${channel} = 'app'), min(${goesOutAt}))`;
  return db
    .select({ dateId, day, title, timeZone, goesOutAt: first.mapWith(goesOutAt) })
    .from(reminders)
    .where(
      and(
        eq(reminders.transactionId, transactionId),
        eq(reminders.state, 'planned'),
        onlyTo === null ? undefined : eq(reminders.personId, onlyTo),
        or(eq(reminders.isExtra, false), eq(reminders.personId, readerId)),
      ),
    )
    .groupBy(dateId, day, title, timeZone);
}
