import type { TransactionScope } from '@keydate/domain/transaction-permissions';
import { and, count, desc, eq, gte, inArray, isNull, lte, or, sql, type Placeholder } from 'drizzle-orm';
import { cachedStatement } from '../../db/cached-statement';
import type { Database, Queries } from '../../db/database';
import { clients } from '../clients/clients.table';
import { isSeenSince, scopeOfParts, type ScopeInSql } from '../policies/transaction.sql';
import { people } from '../../accounts/tables';
import { transactions } from '../transactions.table';
import { notices } from './notices.table';

export type NoticeRow = typeof notices.$inferSelect;

export interface ShownNotice {
  notice: NoticeRow;
  transaction: Pick<typeof transactions.$inferSelect, 'id' | 'street' | 'city' | 'state' | 'zipcode'>;
  client: Pick<typeof clients.$inferSelect, 'fullName' | 'email'>;
  /** False only for the news of a withdrawal: it outlives the access to its transaction. */
  isSeen: boolean;
}

export async function insertNotices(db: Queries, rows: readonly NoticeRow[]): Promise<void> {
  if (rows.length > 0) await db.insert(notices).values([...rows]);
}

/** True if a person has got a notice of this kind about a transaction since then. */
export async function hasNoticeSince(
  db: Queries,
  { personId, transactionId, kind, since }: Pick<NoticeRow, 'personId' | 'transactionId' | 'kind'> & { since: Date },
): Promise<boolean> {
  const isOf = and(
    eq(notices.personId, personId),
    eq(notices.transactionId, transactionId),
    eq(notices.kind, kind),
    gte(notices.sentAt, since),
  );
  return (await db.select({ id: notices.id }).from(notices).where(isOf).limit(1)).length > 0;
}

/** The notices of a person about transactions that they still see, and about withdrawals from a lender. */
function shownTo(personId: string | Placeholder, scope: ScopeInSql) {
  return and(
    eq(notices.personId, personId),
    or(eq(notices.kind, 'lender-withdrawn'), isSeenSince(personId, scope, notices.sentAt)),
  );
}

/** A page of a person's notices, newest first; `after` is the end of the previous page. */
export async function findNotices(
  db: Queries,
  personId: string,
  scope: TransactionScope,
  { after, limit }: { after: { sentAt: Date; id: string } | undefined; limit: number },
): Promise<ShownNotice[]> {
  const { id, street, city, state, zipcode } = transactions;
  return db
    .select({
      notice: notices,
      transaction: { id, street, city, state, zipcode },
      client: { fullName: clients.fullName, email: clients.email },
      isSeen: sql<boolean>`${isSeenSince(personId, scope, notices.sentAt)}`,
    })
    .from(notices)
    .innerJoin(transactions, eq(transactions.id, notices.transactionId))
    .innerJoin(clients, eq(clients.id, transactions.clientId))
    .where(
      and(
        shownTo(personId, scope),
        after && sql`(${notices.sentAt}, ${notices.id}) < (${after.sentAt}::timestamptz, ${after.id})`,
      ),
    )
    .orderBy(desc(notices.sentAt), desc(notices.id))
    .limit(limit);
}

const unreadOf = cachedStatement('unread notices', (db, name, parts: readonly 'ownerId'[]) =>
  db
    .select({ unread: count() })
    .from(notices)
    .innerJoin(transactions, eq(transactions.id, notices.transactionId))
    .where(and(shownTo(sql.placeholder('personId'), scopeOfParts(parts)), isNull(notices.readAt)))
    .prepare(name),
);

export async function countUnreadNotices(db: Database, personId: string, scope: TransactionScope): Promise<number> {
  const statement = unreadOf(db, scope.ownerId === null ? [] : ['ownerId']);
  const [counted] = await statement.execute({ personId, ...scope });
  return counted?.unread ?? 0;
}

/** Marks a person's notices as read: the named ones, or all, up to a moment. */
export async function markNoticesRead(
  db: Queries,
  personId: string,
  { ids, until, now }: { ids: readonly string[] | undefined; until: Date | undefined; now: Date },
): Promise<void> {
  await db
    .update(notices)
    .set({ readAt: now })
    .where(
      and(
        eq(notices.personId, personId),
        isNull(notices.readAt),
        ids && inArray(notices.id, [...ids]),
        until && lte(notices.sentAt, until),
      ),
    );
}

/**
 * The people among whom some get the notices of a transaction: its owner, those who work for them, and others named.
 */
export async function peopleAround(
  db: Queries,
  { ownerId }: { ownerId: string },
  others: readonly string[],
): Promise<Pick<typeof people.$inferSelect, 'id' | 'fullName' | 'email' | 'companyId' | 'role' | 'worksForId'>[]> {
  const { id, fullName, email, companyId, role, worksForId } = people;
  return db
    .select({ id, fullName, email, companyId, role, worksForId })
    .from(people)
    .where(or(inArray(id, [ownerId, ...others]), eq(worksForId, ownerId)));
}
