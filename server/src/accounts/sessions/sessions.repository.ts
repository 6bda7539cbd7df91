import { deleteInBatches } from '../../db/delete-in-batches';
import { and, desc, eq, getTableColumns, gt, lt, ne, sql } from 'drizzle-orm';
import type { Database, Queries, Tx } from '../../db/database';
import { cachedStatement } from '../../db/cached-statement';
import { people } from '../people/people.table';
import { sessions } from './sessions.table';

export type SessionRow = typeof sessions.$inferSelect;

export async function insertSession(db: Queries, row: SessionRow): Promise<void> {
  await db.insert(sessions).values(row);
}

const { passwordHash, ...person } = getTableColumns(people);

/** Runs at every request that carries a token. */
const sessionOfToken = cachedStatement('session of token', (db, name) =>
  db
    .select({ session: sessions, person })
    .from(sessions)
    .leftJoin(people, eq(people.id, sessions.personId))
    .where(and(eq(sessions.tokenHash, sql.placeholder('tokenHash')), gt(sessions.expiresAt, sql.placeholder('now'))))
    .prepare(name),
);

/** The open session of a token, with its person if it has one. */
export async function findSession(db: Database, tokenHash: string, now: Date) {
  const [found] = await sessionOfToken(db).execute({ tokenHash, now });
  return found;
}

/** Runs at every message. */
const openSessions = cachedStatement('open sessions', (db, name) =>
  db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        sql`${sessions.id} = any(${sql.placeholder('ids')}::text[])`,
        eq(sessions.kind, 'full'),
        gt(sessions.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare(name),
);

/** Those of these sessions that have not ended. */
export async function findOpenSessions(db: Database | Tx, ids: readonly string[], now: Date): Promise<Set<string>> {
  const rows = await openSessions(db).execute({ ids, now });
  return new Set(rows.map(({ id }) => id));
}

export async function prolongSession(db: Queries, id: string, expiresAt: Date): Promise<void> {
  await db.update(sessions).set({ expiresAt }).where(eq(sessions.id, id));
}

/** Makes a session a full one; false if it was ended meanwhile. */
export async function makeSessionFull(db: Queries, id: string, expiresAt: Date): Promise<boolean> {
  const made = await db
    .update(sessions)
    .set({ kind: 'full', expiresAt })
    .where(eq(sessions.id, id))
    .returning({ id: sessions.id });
  return made.length === 1;
}

export async function deleteSession(db: Queries, id: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, id));
}

/** The open full sessions of a person, the last used first. */
export async function listSessions(db: Queries, personId: string, now: Date): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.personId, personId), eq(sessions.kind, 'full'), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.expiresAt), desc(sessions.createdAt));
}

/** Ends one session of a person; false if they have none with this id. */
export async function deleteSessionOf(db: Queries, personId: string, id: string): Promise<boolean> {
  const deleted = await db
    .delete(sessions)
    .where(and(eq(sessions.personId, personId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return deleted.length === 1;
}

export async function deleteSessionsOf(db: Queries, personId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.personId, personId));
}

export async function deleteOtherSessions(db: Queries, personId: string, keptId: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.personId, personId), ne(sessions.id, keptId)));
}

export async function deleteExpiredSessions(db: Queries, now: Date): Promise<void> {
  await deleteInBatches(db, sessions, lt(sessions.expiresAt, now));
}
