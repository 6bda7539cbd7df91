import { randomUUID } from 'node:crypto';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import type { ReleaseEvent } from '../../ports/registry-store';
import { deployTokens, liveRegistry, releaseEvents } from './releases.table';

export type StoredToken = typeof deployTokens.$inferSelect;

export async function insertToken(db: Queries, token: StoredToken): Promise<void> {
  await db.insert(deployTokens).values(token);
}

/** Newest first. */
export async function listTokens(db: Queries): Promise<StoredToken[]> {
  return db.select().from(deployTokens).orderBy(desc(deployTokens.madeAt));
}

/** A token that was not revoked. */
export async function findToken(db: Queries, tokenHash: string): Promise<StoredToken | undefined> {
  const isThis = and(eq(deployTokens.tokenHash, tokenHash), isNull(deployTokens.revokedAt));
  const [token] = await db.select().from(deployTokens).where(isThis);
  return token;
}

/** False if there is no such token. A token that was revoked before keeps its time. */
export async function revokeToken(db: Queries, id: string, at: Date): Promise<boolean> {
  await db
    .update(deployTokens)
    .set({ revokedAt: at })
    .where(and(eq(deployTokens.id, id), isNull(deployTokens.revokedAt)));
  const found = await db.select({ id: deployTokens.id }).from(deployTokens).where(eq(deployTokens.id, id));
  return found.length > 0;
}

export async function insertEvent(db: Queries, event: ReleaseEvent): Promise<void> {
  await db.insert(releaseEvents).values({ ...event, id: randomUUID() });
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
