import { randomUUID } from 'node:crypto';
import type { AllowedOrigin } from '@keydate/contracts/releases/upload';
import { and, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import type { ReleaseEvent } from '../../ports/registry-store';
import { deployTokens, liveRegistry, releaseEvents, releaseOrigins } from './releases.table';

export type StoredToken = typeof deployTokens.$inferSelect;

export async function insertToken(db: Queries, token: StoredToken): Promise<void> {
  await db.insert(deployTokens).values(token);
}

/** Newest first. */
export async function listTokens(db: Queries): Promise<StoredToken[]> {
  return db.select().from(deployTokens).orderBy(desc(deployTokens.madeAt));
}

/** A token that was not revoked and has not expired. */
export async function findToken(db: Queries, tokenHash: string, now: Date): Promise<StoredToken | undefined> {
  const { revokedAt, expiresAt } = deployTokens;
  const isThis = and(eq(deployTokens.tokenHash, tokenHash), isNull(revokedAt), gt(expiresAt, now));
  const [token] = await db.select().from(deployTokens).where(isThis);
  return token;
}

export async function touchToken(db: Queries, id: string, at: Date): Promise<void> {
  await db.update(deployTokens).set({ lastUsedAt: at }).where(eq(deployTokens.id, id));
}

/**
 * Counts an upload against the token's quota of this day, in one statement: parts that arrive at once are all counted.
 * @returns false if the quota has no room for it; nothing is counted then
 */
export async function countUpload(
  db: Queries,
  id: string,
  day: string,
  bytes: number,
  quota: number,
): Promise<boolean> {
  const { uploadedOn, uploadedBytes } = deployTokens;
  const total = sql<number>`case when ${uploadedOn} = ${day} then ${uploadedBytes} else 0 end + ${bytes}::bigint`;
  const counted = await db
    .update(deployTokens)
    .set({ uploadedOn: day, uploadedBytes: total })
    .where(and(eq(deployTokens.id, id), lte(total, quota)))
    .returning({ id: deployTokens.id });
  return counted.length > 0;
}

/** The token that is revoked now; 'before' if it was revoked earlier, and undefined if there is none. */
export async function revokeToken(db: Queries, id: string, at: Date): Promise<StoredToken | 'before' | undefined> {
  const [revoked] = await db
    .update(deployTokens)
    .set({ revokedAt: at })
    .where(and(eq(deployTokens.id, id), isNull(deployTokens.revokedAt)))
    .returning();
  if (revoked) return revoked;
  const found = await db.select({ id: deployTokens.id }).from(deployTokens).where(eq(deployTokens.id, id));
  return found.length > 0 ? 'before' : undefined;
}

export async function insertEvent(db: Queries, event: ReleaseEvent): Promise<void> {
  await db.insert(releaseEvents).values({ ...event, id: randomUUID() });
}

/** The newest events, or those older than `before`; of one remote, or of all. */
export async function listEvents(
  db: Queries,
  { before, name, max }: { before?: string | undefined; name?: string | undefined; max: number },
): Promise<(typeof releaseEvents.$inferSelect)[]> {
  const { id, at } = releaseEvents;
  const isOlder =
    before === undefined ? undefined : sql`(${at}, ${id}) < (select at, id from release_events where id = ${before})`;
  return db
    .select()
    .from(releaseEvents)
    .where(and(isOlder, name === undefined ? undefined : eq(releaseEvents.name, name)))
    .orderBy(desc(at), desc(id))
    .limit(max);
}

/** The one row of the registry. */
const LIVE = 1;

/** The registry that the servers share; with `lock`, locked until the transaction ends. */
export async function findLive(db: Queries, lock?: 'lock'): Promise<{ version: number; content: unknown } | undefined> {
  const asked = db.select().from(liveRegistry).where(eq(liveRegistry.id, LIVE));
  const [row] = await (lock ? asked.for('update') : asked);
  return row;
}

/** Stores the first registry; an existing one stays. */
export async function insertLive(db: Queries, content: unknown): Promise<void> {
  await db.insert(liveRegistry).values({ id: LIVE, version: 0, content }).onConflictDoNothing();
}

export async function updateLive(db: Queries, next: { version: number; content: unknown }): Promise<void> {
  await db.update(liveRegistry).set(next).where(eq(liveRegistry.id, LIVE));
}

type OriginKey = Pick<AllowedOrigin, 'remote' | 'origin'>;

const isOrigin = ({ remote, origin }: OriginKey) =>
  and(eq(releaseOrigins.remote, remote), eq(releaseOrigins.origin, origin));

export async function listOrigins(db: Queries): Promise<(typeof releaseOrigins.$inferSelect)[]> {
  return db.select().from(releaseOrigins).orderBy(releaseOrigins.remote, releaseOrigins.origin);
}

/** @returns false if it was allowed before */
export async function insertOrigin(db: Queries, origin: typeof releaseOrigins.$inferInsert): Promise<boolean> {
  return (await db.insert(releaseOrigins).values(origin).onConflictDoNothing().returning()).length > 0;
}

/** @returns false if there was none */
export async function deleteOrigin(db: Queries, key: OriginKey): Promise<boolean> {
  return (await db.delete(releaseOrigins).where(isOrigin(key)).returning()).length > 0;
}

export async function isOriginAllowed(db: Queries, key: OriginKey): Promise<boolean> {
  return (await db.select().from(releaseOrigins).where(isOrigin(key))).length > 0;
}
